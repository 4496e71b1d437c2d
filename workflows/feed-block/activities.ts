import { FeedBlockPlan } from '../../api/channel-feeds/feed-block-plan.ts'
import { mailActivity } from '../mail-activity.ts'
import type { Services } from '../subject-kind.ts'

/** Idempotent by the block's id: Temporal may run it twice. */
export function feedBlockActivities(services: Services) {
  return { sendMail: mailActivity(services, services.get(FeedBlockPlan)) }
}
