import { proxyActivities } from '@temporalio/workflow'
import type { ChannelFeedActivities } from './activities.ts'

/**
 * All are fetched at once, 10 s at most, and parsed one after the other, mostly in some ms each. Tried
 * once: the next round comes before a second try of a round that hangs would.
 */
const { readChannelFeeds } = proxyActivities<ChannelFeedActivities>({
  startToCloseTimeout: '5m',
  heartbeatTimeout: '5s',
  retry: { maximumAttempts: 1 },
})

/** Reads every feed once; a schedule starts it every ten minutes (`schedule.ts`). */
export async function channelFeedsWorkflow(): Promise<number> {
  return readChannelFeeds()
}
