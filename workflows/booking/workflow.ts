import { ActivityFailure, allHandlersFinished, condition, continueAsNew, log, proxyActivities, setHandler } from '@temporalio/workflow'
import type { BookingActivities } from './activities.ts'
import { bookingStatusQuery, cancelBookingUpdate, markPaidUpdate, resendConfirmationUpdate, wakeSignal } from './messages.ts'
import type { NextStep } from './next-step.ts'

/** Reading what to do next is tried until it answers: while PostgreSQL is away there is nothing else to do. */
const { planNextStep } = proxyActivities<BookingActivities>({ startToCloseTimeout: '15s', retry: { initialInterval: '500ms', maximumInterval: '10s' } })
/** A step is tried a few times at once; what still fails is planned again later, so that one stuck mail never holds up a payment. */
const steps = proxyActivities<BookingActivities>({
  startToCloseTimeout: '1m',
  retry: { initialInterval: '500ms', maximumInterval: '5s', maximumAttempts: 4 },
})

/** Turns before the workflow starts over with a short history. */
const MOST_TURNS = 150
/** How long to wait after a step that failed, ms: doubled each time, up to an hour. */
const FIRST_PAUSE = 5_000
const LONGEST_PAUSE = 3_600_000

/**
 * Carries one booking to its end: plan, wait, do. All it knows is the id; what to do is read from PostgreSQL each time, so that it can be started
 * again at any moment, by a booking, a webhook, a member of staff or the reconcile, and goes on where the booking stands.
 * Changes here meet workflows that already run: use `patched('yyyy-mm-what')` and record a history (tests/workflows/histories).
 */
export async function bookingWorkflow(bookingId: string): Promise<void> {
  let woken = false
  let turns = 0
  let failures = 0
  let next: NextStep | null = null

  // An update changes the booking and has the loop plan again; its refusal goes to who asked, and changes nothing here.
  const changing = async (change: Promise<void>) => {
    try {
      await change
    } catch (error) {
      throw error instanceof ActivityFailure && error.cause ? error.cause : error
    } finally {
      woken = true
    }
  }
  setHandler(wakeSignal, () => {
    woken = true
  })
  setHandler(bookingStatusQuery, () => ({ next, turns }))
  setHandler(markPaidUpdate, () => changing(steps.markPaid(bookingId)))
  setHandler(cancelBookingUpdate, ({ reason }) => changing(steps.cancelBooking(bookingId, reason)))
  setHandler(resendConfirmationUpdate, ({ requestId }) => changing(steps.resendConfirmation(bookingId, requestId)))

  for (; turns < MOST_TURNS; turns++) {
    woken = false
    next = await planNextStep(bookingId)
    if (next === null) {
      await condition(allHandlersFinished)
      // Woken meanwhile: what was read is old.
      if (woken) continue
      return
    }
    if (next.inMs > 0 && (await condition(() => woken, next.inMs))) continue
    try {
      await steps[next.step](bookingId)
      failures = 0
    } catch (error) {
      if (!(error instanceof ActivityFailure)) throw error
      const pause = Math.min(FIRST_PAUSE * 2 ** failures++, LONGEST_PAUSE)
      log.warn('step failed, planned again later', { step: next.step, pause, why: error.cause?.message })
      await condition(() => woken, pause)
    }
  }
  await condition(allHandlersFinished)
  await continueAsNew<typeof bookingWorkflow>(bookingId)
}
