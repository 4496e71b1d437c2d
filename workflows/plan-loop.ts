import {
  ActivityFailure,
  allHandlersFinished,
  condition,
  continueAsNew,
  log,
  proxyActivities,
  setHandler,
} from '@temporalio/workflow'
import type { Subject } from '../api/subjects/events.ts'
import { planStatusQuery, wakeSignal } from './messages.ts'
import { type NextStep, type Step, isSameStep } from './next-step.ts'
import type { PlanActivities } from './plan-activities.ts'
import { activityOf } from './subject-names.ts'

// A worker gives a sign of life every second (keep-alive.ts): one that was killed is noticed after
// this long, not at the end of the longest step.
const heartbeatTimeout = '5s'

/**
 * Reading what to do next is tried until it answers: while PostgreSQL is away there is nothing else
 * to do.
 */
const { subjectPlanNextStep } = proxyActivities<PlanActivities>({
  startToCloseTimeout: '15s',
  heartbeatTimeout,
  retry: { initialInterval: '500ms', maximumInterval: '10s' },
})

/**
 * The activities of a kind of subject: its steps, and what its updates change. Tried a few times at
 * once; a step that still fails rests, so that a stuck refund never holds up a mail.
 */
export function subjectActivities<Activities>() {
  return proxyActivities<Activities>({
    startToCloseTimeout: '3m',
    heartbeatTimeout,
    retry: { initialInterval: '500ms', maximumInterval: '5s', maximumAttempts: 4 },
  })
}

const steps = subjectActivities<Record<string, (id: string, about?: string) => Promise<void>>>()

/** Turns before the workflow starts over with a short history. */
const MOST_TURNS = 150
/** How long a step rests after it failed, ms: doubled each time, up to five minutes. */
const FIRST_REST = 5_000
const LONGEST_REST = 300_000

/** A step that failed, how often in a row, and until when it is left alone. */
interface FailedStep extends Step {
  failures: number
  until: number
}

/**
 * Carries one subject to its end: plan, wait, do. All it knows is the subject; what to do is read
 * from PostgreSQL each time, so that it can be started again at any moment, by a change, a webhook,
 * a member of staff or the reconcile, and goes on where the subject stands. Changes here meet
 * workflows that already run: use `patched('yyyy-mm-what')` and record a history
 * (tests/workflows/histories).
 */
export class PlanLoop {
  private woken = false
  private turns = 0
  private next: NextStep | null = null
  private failed: FailedStep[] = []

  constructor(private readonly subject: Subject) {
    setHandler(wakeSignal, () => void (this.woken = true))
    setHandler(planStatusQuery, () => ({ next: this.next, turns: this.turns }))
  }

  /**
   * What an update does: changes the subject and has the loop plan again. A refusal goes to who
   * asked, and changes nothing here.
   */
  async change(change: Promise<void>): Promise<void> {
    try {
      await change
    } catch (error) {
      throw error instanceof ActivityFailure && error.cause ? error.cause : error
    } finally {
      this.woken = true
    }
  }

  /** Resolves when nothing ever will be left to do. */
  async run(): Promise<void> {
    for (; this.turns < MOST_TURNS; this.turns++) {
      this.next = await this.plan()
      if (this.next === null) {
        await condition(allHandlersFinished)
        // Woken meanwhile: what was read is old.
        if (this.woken) continue
        return
      }
      this.forgetUnplanned(this.next)
      if (await this.isWokenWithin(this.next.inMs)) this.endRests()
      else await this.take(this.next)
    }
    await condition(allHandlersFinished)
    await continueAsNew(this.subject.id)
  }

  private plan(): Promise<NextStep | null> {
    this.woken = false
    const now = Date.now()
    const resting = this.failed.map(({ step, about, until }) => ({
      step,
      about,
      forMs: until - now,
    }))
    return subjectPlanNextStep(this.subject, resting)
  }

  /** A step that failed and is not planned any more has nothing left to succeed at. */
  private forgetUnplanned({ failed }: NextStep): void {
    if (failed)
      this.failed = this.failed.filter((one) => failed.some((still) => isSameStep(one, still)))
  }

  private async isWokenWithin(ms: number): Promise<boolean> {
    return ms > 0 && (await condition(() => this.woken, ms))
  }

  /** What wakes it may be what a resting step was waiting for: it is tried at once. */
  private endRests(): void {
    this.failed = this.failed.map((one) => ({ ...one, failures: 0, until: 0 }))
  }

  private async take({ step, about }: Step): Promise<void> {
    const before = this.failed.find((one) => isSameStep(one, { step, about }))
    const others = this.failed.filter((one) => one !== before)
    try {
      await steps[activityOf(this.subject.kind, step)]!(this.subject.id, about)
      this.failed = others
    } catch (error) {
      if (!(error instanceof ActivityFailure)) throw error
      const failures = (before?.failures ?? 0) + 1
      const rest = Math.min(FIRST_REST * 2 ** (failures - 1), LONGEST_REST)
      log.warn('step failed, tried again later', { step, about, rest, why: error.cause?.message })
      this.failed = [...others, { step, about, failures, until: Date.now() + rest }]
    }
  }
}
