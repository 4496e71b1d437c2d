import {
  ActivityFailure,
  ApplicationFailure,
  allHandlersFinished,
  condition,
  continueAsNew,
  log,
  proxyActivities,
  setHandler,
} from '@temporalio/workflow'
import type { BookingActivities } from './activities.ts'
import {
  bookingStatusQuery,
  cancelBookingUpdate,
  markPaidUpdate,
  resendConfirmationUpdate,
  wakeSignal,
} from './messages.ts'
import { type NextStep, type RestingStep, isSameStep } from './next-step.ts'

// A worker gives a sign of life every second (keep-alive.ts): one that was killed is noticed after
// this long, not at the end of the longest step.
const heartbeatTimeout = '5s'
/**
 * Reading what to do next is tried until it answers: while PostgreSQL is away there is nothing else
 * to do.
 */
const { planNextStep } = proxyActivities<BookingActivities>({
  startToCloseTimeout: '15s',
  heartbeatTimeout,
  retry: { initialInterval: '500ms', maximumInterval: '10s' },
})
/**
 * A step is tried a few times at once; what still fails rests, so that a stuck refund never holds
 * up a mail.
 */
const steps = proxyActivities<BookingActivities>({
  startToCloseTimeout: '3m',
  heartbeatTimeout,
  retry: { initialInterval: '500ms', maximumInterval: '5s', maximumAttempts: 4 },
})

/** Turns before the workflow starts over with a short history. */
const MOST_TURNS = 150
/** How long a step rests after it failed, ms: doubled each time, up to five minutes. */
const FIRST_REST = 5_000
const LONGEST_REST = 300_000
const LONGEST_REASON = 1_000

/** A step that failed, how often in a row, and until when it is left alone. */
interface Resting extends RestingStep {
  failures: number
  until: number
}

/**
 * Carries one booking to its end: plan, wait, do. All it knows is the id; what to do is read from
 * PostgreSQL each time, so that it can be started again at any moment, by a booking, a webhook, a
 * member of staff or the reconcile, and goes on where the booking stands. Changes here meet
 * workflows that already run: use `patched('yyyy-mm-what')` and record a history
 * (tests/workflows/histories).
 */
export async function bookingWorkflow(bookingId: string): Promise<void> {
  let woken = false
  let turns = 0
  let next: NextStep | null = null
  let failed: Resting[] = []

  // An update changes the booking and has the loop plan again; its refusal goes to who asked, and
  // changes nothing here.
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
  setHandler(
    cancelBookingUpdate,
    ({ reason }) => changing(steps.cancelBooking(bookingId, reason)),
    {
      validator: ({ reason }) =>
        refuseUnless(typeof reason === 'string' && reason.length <= LONGEST_REASON),
    },
  )
  setHandler(
    resendConfirmationUpdate,
    ({ requestId }) => changing(steps.resendConfirmation(bookingId, requestId)),
    {
      validator: ({ requestId }) =>
        refuseUnless(typeof requestId === 'string' && /^[\w-]{8,128}$/.test(requestId)),
    },
  )

  for (; turns < MOST_TURNS; turns++) {
    woken = false
    const resting = failed.filter(({ until }) => until > Date.now())
    next = await planNextStep(
      bookingId,
      resting.map(({ step, about }) => ({ step, about })),
    )
    if (next === null && resting.length === 0) {
      await condition(allHandlersFinished)
      // Woken meanwhile: what was read is old.
      if (woken) continue
      return
    }
    const inMs = Math.min(next?.inMs ?? Infinity, ...resting.map(({ until }) => until - Date.now()))
    if (inMs > 0 && (await condition(() => woken, inMs))) {
      // What woke it may be what a resting step was waiting for.
      failed = []
      continue
    }
    if (next === null || next.inMs > inMs) continue
    const { step, about } = next
    const others = failed.filter((one) => !isSameStep(one, { step, about }))
    try {
      await steps[step](bookingId, about)
      failed = others
    } catch (error) {
      if (!(error instanceof ActivityFailure)) throw error
      const before = failed.find((one) => isSameStep(one, { step, about }))
      const failures = (before?.failures ?? 0) + 1
      const rest = Math.min(FIRST_REST * 2 ** (failures - 1), LONGEST_REST)
      log.warn('step failed, tried again later', { step, about, rest, why: error.cause?.message })
      failed = [...others, { step, about, failures, until: Date.now() + rest }]
    }
  }
  await condition(allHandlersFinished)
  await continueAsNew<typeof bookingWorkflow>(bookingId)
}

function refuseUnless(valid: boolean): void {
  if (!valid) throw ApplicationFailure.nonRetryable('invalid-input', 'invalid-input')
}
