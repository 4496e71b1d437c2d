import type { ChannelLinkView } from '../../api/channels/channel-links.ts'

/** A link with what is read of its channel. */
export type LinkWithFeed = ChannelLinkView & { feed: ChannelFeed | null }

/** What is read of a link's channel. */
export interface ChannelFeed {
  url: string
  meaning: 'stay' | 'closure' | 'ignore'
  confirmed: boolean
  emptied: boolean
  triedAt: string | null
  readAt: string | null
  nextAt: string | null
  failure: string | null
  problems: string[]
  ignored: { arrival: string; departure: string; reason: string }[]
  waiting: number
  blocks: FeedBlock[]
}

export interface FeedBlock {
  id: number
  arrival: string
  departure: string
  sale: boolean
  state: 'stay' | 'closure' | 'double' | 'ignored' | 'unconfirmed' | 'unclear'
  asks: null | 'moved-begun' | 'moved-billed' | 'gone-begun' | 'gone-billed'
  reference: string | null
  bookingId: string | null
  bookingNumber: string | null
}
