import { Injectable } from '@nestjs/common'
import { SubjectClient } from '../../workflows/subject-client.ts'
import type { Cancellation, Receipt, ReceiptTakenBack } from './staff-changes.ts'
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

  markPaid(bookingId: string, receipt: Receipt): Promise<StaffActionResult> {
    return this.ask(bookingId, 'markPaid', receipt)
  }

  takeBackReceipt(bookingId: string, receipt: ReceiptTakenBack): Promise<StaffActionResult> {
    return this.ask(bookingId, 'takeBackReceipt', receipt)
  }

  cancel(bookingId: string, cancellation: Cancellation): Promise<StaffActionResult> {
    return this.ask(bookingId, 'cancelBooking', cancellation)
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
