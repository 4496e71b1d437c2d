import { proxyActivities } from '@temporalio/workflow'
import type { ChannelFeedActivities } from './activities.ts'

/**
 * All are fetched at once, 10 s at most, and parsed one after the other, mostly in some ms each. Tried
 * again where a worker was lost; what fails all the same is left to the next round.
 */
const { readChannelFeeds } = proxyActivities<ChannelFeedActivities>({
  startToCloseTimeout: '5m',
  heartbeatTimeout: '5s',
  retry: { initialInterval: '10s', maximumAttempts: 3 },
})

/** Reads every feed once; a schedule starts it every ten minutes (`schedule.ts`). */
export async function channelFeedsWorkflow(): Promise<number> {
  return readChannelFeeds()
}
