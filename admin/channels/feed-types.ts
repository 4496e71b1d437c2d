import type { ChannelLinkView } from '../../api/channels/channel-links.ts'

/** What is read of a link's channel. */
export type ChannelFeed = NonNullable<ChannelLinkView['feed']>
export type FeedBlock = ChannelFeed['blocks'][number]
