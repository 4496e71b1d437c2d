import { defineQuery, defineSignal, defineUpdate } from '@temporalio/workflow'
import type { NextStep } from './next-step.ts'

/** The one workflow of a booking; the name in every history, so it never changes. */
export const BOOKING_WORKFLOW = 'bookingWorkflow'

/** Where the house's workflows run. */
export const TASK_QUEUE = 'kamersleutel'

/** The workflow's id says whose it is: there is at most one open for a booking. */
export function bookingWorkflowId(bookingId: string): string {
  return `booking-${bookingId}`
}

/**
 * Something changed in PostgreSQL (a webhook, the clock, a booking held): plan again. Carries
 * nothing, because the database is the truth.
 */
export const wakeSignal = defineSignal('wake')

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

/** What the workflow waits for, as it last read it. */
export interface BookingWorkflowStatus {
  next: NextStep | null
  turns: number
}
export const bookingStatusQuery = defineQuery<BookingWorkflowStatus>('bookingStatus')
