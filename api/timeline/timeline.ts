import { Injectable } from '@nestjs/common'
import { Pool } from 'pg'
import { instantMs } from '../database/house-days.ts'
import { Clock } from '../environment/clock.ts'
import { REPEATABLE_MAILS } from '../mail/mails-of-subject.ts'
import { MailServer } from '../mail/smtp-delivery.ts'
import { PaymentAttempts } from '../payments/payment-attempts.ts'
import { readClock } from '../settings/settings-follower.ts'
import type { Subject } from '../subjects/events.ts'
import { SubjectPlans } from '../subjects/subject-plan.ts'
import type { TimelineStep } from './timeline-shape.ts'
import { type History, timelineSteps } from './timeline-steps.ts'

const HISTORY = `SELECT
  (SELECT coalesce(json_agg(json_build_object('kind', kind, 'at', ${instantMs('at')}, 'by', by, 'data', data) ORDER BY id), '[]')
   FROM events WHERE subject_kind = $1 AND subject_id = $2) AS events,
  (SELECT coalesce(json_agg(json_build_object('id', id, 'kind', kind, 'state', state, 'at', ${instantMs('coalesce(sent_at, created_at)')}, 'recipient', recipient, 'error', last_error) ORDER BY created_at, id), '[]')
   FROM mails WHERE subject_kind = $1 AND subject_id = $2) AS mails,
  EXISTS (SELECT FROM refunds r JOIN payments p ON p.id = r.payment_id WHERE p.folio_id = $2 AND r.state = 'refused') AS "refundRefused"`

/** What happened to a subject and what comes next, whatever its kind. */
@Injectable()
export class Timeline {
  constructor(
    private readonly pool: Pool,
    private readonly clock: Clock,
    private readonly plans: SubjectPlans,
    private readonly attempts: PaymentAttempts,
    private readonly server: MailServer,
  ) {}

  /** Null where there is no such subject, or no such kind. */
  async of(subject: Subject): Promise<TimelineStep[] | null> {
    const plan = this.plans.of(subject.kind)
    const record = await plan?.load(subject.id)
    if (!plan || !record) return null
    await readClock(this.clock, this.pool)
    const [{ rows }, milestones] = await Promise.all([
      this.pool.query<History & { refundRefused: boolean }>(HISTORY, [subject.kind, subject.id]),
      plan.milestonesOf?.(subject.id) ?? [],
    ])
    const now = this.clock.now()
    const { refundRefused, ...history } = rows[0]!
    return timelineSteps(history, milestones, plan.plan(record, now), now, {
      mails: this.server.deliver === null ? [] : REPEATABLE_MAILS,
      refund: refundRefused,
      payment:
        history.events.some(({ kind }) => kind === 'payment-failed') &&
        (await this.attempts.wasRefused(subject)),
    })
  }
}
