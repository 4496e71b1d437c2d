import { Injectable } from '@nestjs/common'
import { Pool } from 'pg'
import { Clock } from '../environment/clock.ts'
import { readClock } from '../settings/clock-follower.ts'
import type { Subject } from '../subjects/subject.ts'
import { SubjectPlans } from '../subjects/subject-plan.ts'
import { type History, timelineSteps } from './timeline-steps.ts'
import type { TimelineStep } from './timeline-view.ts'

const ms = (column: string) => `round(extract(epoch FROM ${column}) * 1000)::float8`

const HISTORY = `SELECT
  (SELECT coalesce(json_agg(json_build_object('kind', kind, 'at', ${ms('at')}, 'by', by, 'data', data) ORDER BY id), '[]')
   FROM events WHERE subject_kind = $1 AND subject_id = $2) AS events,
  (SELECT coalesce(json_agg(json_build_object('kind', kind, 'state', state, 'at', ${ms('coalesce(sent_at, created_at)')}, 'recipient', recipient) ORDER BY created_at, id), '[]')
   FROM mails WHERE subject_kind = $1 AND subject_id = $2) AS mails`

/** What happened to a subject and what comes next, whatever its kind. */
@Injectable()
export class Timeline {
  constructor(
    private readonly pool: Pool,
    private readonly clock: Clock,
    private readonly plans: SubjectPlans,
  ) {}

  /** Null where there is no such subject, or no such kind. */
  async of(subject: Subject): Promise<TimelineStep[] | null> {
    const plan = this.plans.of(subject.kind)
    const record = await plan?.load(subject.id)
    if (!plan || !record) return null
    await readClock(this.clock, this.pool)
    const [{ rows }, milestones] = await Promise.all([
      this.pool.query<History>(HISTORY, [subject.kind, subject.id]),
      this.plans.milestonesOf(subject),
    ])
    const now = this.clock.now()
    return timelineSteps(rows[0]!, milestones, plan.plan(record, now), now)
  }
}
