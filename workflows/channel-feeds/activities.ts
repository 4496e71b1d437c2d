import { FEED_WITHIN_MS, FeedReads } from '../../api/channel-feeds/feed-reads.ts'
import type { Services } from '../subject-kind.ts'

export type ChannelFeedActivities = ReturnType<typeof channelFeedActivities>

/** Idempotent: Temporal may run it twice. */
export function channelFeedActivities(services: Services) {
  const feeds = services.get(FeedReads)
  return {
    /** Answers how many feeds were read well. */
    readChannelFeeds: async (): Promise<number> =>
      (await feeds.read({ withinMs: FEED_WITHIN_MS })).length,
  }
}
