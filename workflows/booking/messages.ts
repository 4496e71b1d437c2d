import { defineUpdate } from '@temporalio/workflow'

/** Staff say that the booking was paid by another way than online. */
export const markPaidUpdate = defineUpdate<void, []>('markPaid')

/** Staff or guest cancel. Cancelling twice does nothing (reading `cancellation.again`). */
export const cancelBookingUpdate = defineUpdate<void, [{ reason: string }]>('cancelBooking')

/**
 * Staff have the confirmation sent once more. The id makes the request one event: asked twice, one
 * mail.
 */
export const resendConfirmationUpdate = defineUpdate<void, [{ requestId: string }]>(
  'resendConfirmation',
)
