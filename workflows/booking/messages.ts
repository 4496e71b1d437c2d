import { defineUpdate } from '@temporalio/workflow'
import type { Cancellation, Receipt, ReceiptTakenBack } from '../../api/bookings/staff-changes.ts'

/** Staff have money in hand. The id makes the press one receipt: asked twice, entered once. */
export const markPaidUpdate = defineUpdate<void, [Receipt]>('markPaid')

/** Such a receipt was a mistake. Taking it back twice does nothing. */
export const takeBackReceiptUpdate = defineUpdate<void, [ReceiptTakenBack]>('takeBackReceipt')

/** Staff cancel. Cancelling twice does nothing (reading `cancellation.again`). */
export const cancelBookingUpdate = defineUpdate<void, [Cancellation]>('cancelBooking')

/**
 * Staff have the confirmation sent once more. The id makes the request one event: asked twice, one
 * mail.
 */
export const resendConfirmationUpdate = defineUpdate<void, [{ requestId: string }]>(
  'resendConfirmation',
)
