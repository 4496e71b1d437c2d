/** Why a change of a booking's state was not made. */
export type StaffActionRefusal =
  | 'not-found'
  | 'booking-not-payable'
  | 'booking-not-changeable'
  | 'booking-without-email'
  | 'workflow-unreachable'

export type StaffActionResult =
  | { ok: true }
  | { ok: false; reason: StaffActionRefusal; text?: string }

/**
 * What staff have the workflow of a booking do. Under this class Nest hands on the client of the
 * workflows.
 */
export abstract class BookingWorkflows {
  /** Paid by another way than online. */
  abstract markPaid(bookingId: string): Promise<StaffActionResult>
  abstract cancel(bookingId: string, reason: string): Promise<StaffActionResult>
  /** @param requestId makes the request one event: asked twice, one mail */
  abstract resendConfirmation(bookingId: string, requestId: string): Promise<StaffActionResult>
}
