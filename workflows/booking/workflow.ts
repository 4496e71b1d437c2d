import { setHandler } from '@temporalio/workflow'
import { PlanLoop, subjectActivities } from '../plan-loop.ts'
import { isRequestId, isSum, refuseUnless } from '../refuse-invalid.ts'
import type { BookingActivities } from './activities.ts'
import {
  cancelBookingUpdate,
  markPaidUpdate,
  resendConfirmationUpdate,
  takeBackReceiptUpdate,
} from './messages.ts'

const LONGEST_REASON = 1_000

const { bookingMarkPaid, bookingTakeBackReceipt, bookingCancelBooking, bookingResendConfirmation } =
  subjectActivities<BookingActivities>()

/** Carries one booking to its end, and takes what staff and guest ask of it meanwhile. */
export async function bookingWorkflow(id: string): Promise<void> {
  const loop = new PlanLoop({ kind: 'booking', id })

  setHandler(markPaidUpdate, (receipt) => loop.change(bookingMarkPaid(id, receipt)), {
    validator: ({ cents, requestId }) =>
      refuseUnless(isSum(cents) && cents > 0 && isRequestId(requestId)),
  })
  setHandler(takeBackReceiptUpdate, (taken) => loop.change(bookingTakeBackReceipt(id, taken)), {
    validator: ({ entryId }) => refuseUnless(typeof entryId === 'string'),
  })
  setHandler(
    cancelBookingUpdate,
    (cancellation) => loop.change(bookingCancelBooking(id, cancellation)),
    {
      validator: ({ reason, refundCents }) =>
        refuseUnless(
          typeof reason === 'string' && reason.length <= LONGEST_REASON && isSum(refundCents),
        ),
    },
  )
  setHandler(
    resendConfirmationUpdate,
    ({ requestId }) => loop.change(bookingResendConfirmation(id, requestId)),
    {
      validator: ({ requestId }) => refuseUnless(isRequestId(requestId)),
    },
  )

  await loop.run()
}
