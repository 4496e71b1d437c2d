import { Injectable } from '@nestjs/common'
import { planMails } from '../mail/plan-mails.ts'
import { writtenMails } from '../mail/mails-of-subject.ts'
import type { FeedBlockRecord } from '../mail/templates/booked-double-mail.ts'
import { type PlannedStep, StoredPlan } from '../subjects/subject-plan.ts'

/** A block of a feed, as outbox, mails and workflow name it. */
export const FEED_BLOCK = 'feed-block'

/** Whether the house has an address that mails go to, as SQL. */
export const HOUSE_IS_MAILED = `coalesce((SELECT value ->> 'email' FROM settings WHERE key = 'property'), '') <> ''`

/** What is to be done for a block: tell the house where it is booked double. */
@Injectable()
export class FeedBlockPlan extends StoredPlan<FeedBlockRecord> {
  readonly kind = FEED_BLOCK

  protected readonly statement = `SELECT json_build_object(
    'isToAnnounce', k.state = 'double' AND k.announced_at IS NOT NULL AND ${HOUSE_IS_MAILED},
    'mails', ${writtenMails(`'${FEED_BLOCK}'`, 'k.subject_id')}
  ) AS record FROM feed_blocks k WHERE k.subject_id = $1`

  plan(block: FeedBlockRecord, now: number): (PlannedStep & { step: 'sendMail' })[] {
    return planMails(FEED_BLOCK, block, now)
  }
}
