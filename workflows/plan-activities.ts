import type { Pool } from 'pg'
import type { Notifier } from '../api/database/notifier.ts'
import type { Clock } from '../api/environment/clock.ts'
import { type SubjectPlans, noteDue } from '../api/subjects/subject-plan.ts'
import type { Subject } from '../api/subjects/events.ts'
import { type NextStep, type RestingStep, isSameStep } from './next-step.ts'

export type PlanActivities = ReturnType<typeof createPlanActivities>

/** What the loop of every kind of subject asks of the worker. */
export function createPlanActivities(
  pool: Pool,
  clock: Clock,
  plans: SubjectPlans,
  notifier: Pick<Notifier, 'publish'>,
) {
  return {
    /**
     * Reads what is next from PostgreSQL, and notes there when that is due and whether a step fails;
     * null when nothing ever will be. A step that rests is due when it has rested.
     */
    async subjectPlanNextStep(
      subject: Subject,
      resting: RestingStep[] = [],
    ): Promise<NextStep | null> {
      const plan = plans.of(subject.kind)
      if (!plan) throw new RangeError(`no plan for subjects of kind ${subject.kind}`)
      const record = await plan.load(subject.id)
      const now = clock.now()
      const steps = (record === null ? [] : plan.plan(record, now))
        .map(({ step, about, dueAt, hasFailed = false }) => {
          const rests = resting.find((one) => isSameStep(one, { step, about }))
          return {
            step,
            about,
            dueAt: rests ? Math.max(dueAt, now + rests.forMs) : dueAt,
            rests: rests !== undefined,
            hasFailed,
          }
        })
        // A sort keeps the order of equals, which is the plan's.
        .toSorted((a, b) => a.dueAt - b.dueAt)
      const [next] = steps
      const isNews = await noteDue(pool, subject, {
        at: next?.dueAt ?? (record && clock.moved ? Infinity : null),
        isFailing: steps.some(({ rests, hasFailed }) => rests || hasFailed),
        now,
      })
      // The dashboard and the timelines are read again with any mail.
      if (isNews) notifier.publish('mails', null)
      if (!next) return null
      return {
        step: next.step,
        about: next.about,
        inMs: Math.max(0, Math.ceil(next.dueAt - now)),
        failed: steps.filter(({ rests }) => rests).map(({ step, about }) => ({ step, about })),
      }
    },
  }
}
