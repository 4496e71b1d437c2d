import { ApplicationFailure, setHandler } from '@temporalio/workflow'
import { PlanLoop, subjectActivities } from '../plan-loop.ts'
import type { BookingActivities } from './activities.ts'
import { cancelBookingUpdate, markPaidUpdate, resendConfirmationUpdate } from './messages.ts'

const LONGEST_REASON = 1_000

const { bookingMarkPaid, bookingCancelBooking, bookingResendConfirmation } =
  subjectActivities<BookingActivities>()

/** Carries one booking to its end, and takes what staff and guest ask of it meanwhile. */
export async function bookingWorkflow(id: string): Promise<void> {
  const loop = new PlanLoop({ kind: 'booking', id })

  setHandler(markPaidUpdate, () => loop.change(bookingMarkPaid(id)))
  setHandler(cancelBookingUpdate, ({ reason }) => loop.change(bookingCancelBooking(id, reason)), {
    validator: ({ reason }) =>
      refuseUnless(typeof reason === 'string' && reason.length <= LONGEST_REASON),
  })
  setHandler(
    resendConfirmationUpdate,
    ({ requestId }) => loop.change(bookingResendConfirmation(id, requestId)),
    {
      validator: ({ requestId }) =>
        refuseUnless(typeof requestId === 'string' && /^[\w-]{8,128}$/.test(requestId)),
    },
  )

  await loop.run()
}

function refuseUnless(valid: boolean): void {
  if (!valid) throw ApplicationFailure.nonRetryable('invalid-input', 'invalid-input')
}
