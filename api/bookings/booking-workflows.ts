import { Injectable } from '@nestjs/common'
import { SubjectClient } from '../../workflows/subject-client.ts'
import { type ChangeRefusal, bookingSubject } from './booking-changes.ts'

/** Why a change of a booking's state was not made. */
export type StaffActionRefusal = ChangeRefusal | 'workflow-unreachable'

export type StaffActionResult =
  | { ok: true }
  | { ok: false; reason: StaffActionRefusal; text?: string }

/** What staff have the workflow of a booking do (workflows/booking/messages.ts). */
@Injectable()
export class BookingWorkflows {
  constructor(private readonly workflows: SubjectClient) {}

  /** Paid by another way than online. */
  markPaid(bookingId: string): Promise<StaffActionResult> {
    return this.ask(bookingId, 'markPaid')
  }

  cancel(bookingId: string, reason: string): Promise<StaffActionResult> {
    return this.ask(bookingId, 'cancelBooking', { reason })
  }

  /** @param requestId makes the request one event: asked twice, one mail */
  resendConfirmation(bookingId: string, requestId: string): Promise<StaffActionResult> {
    return this.ask(bookingId, 'resendConfirmation', { requestId })
  }

  private ask(bookingId: string, update: string, ...args: object[]): Promise<StaffActionResult> {
    const asked = this.workflows.update(bookingSubject(bookingId), update, ...args)
    // The activities of a booking refuse with nothing else.
    return asked as Promise<StaffActionResult>
  }
}
