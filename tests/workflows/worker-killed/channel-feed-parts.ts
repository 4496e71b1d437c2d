import { channelFeedRound } from '../../../workflows/channel-feeds/schedule.ts'
import { temporalAddress } from '../../setup/temporal.ts'
import { soldDouble } from '../setup/sold-double.ts'
import { triggered } from '../setup/triggered.ts'
import type { LivedKind, Part } from './part.ts'

/** A block of a channel's feed that has no room, of which the house was not mailed yet. */
export const feedBlocks: LivedKind<{ id: string }> = { make: ({ pool }) => soldDouble(pool) }

/** What becomes of feeds, and of what they had. */
export const channelFeedParts: Record<string, Part<{ id: string }>> = {
  'reading its feed, and mailing that it has no room': {
    activities: ['readChannelFeeds', 'feedBlockSendMail'],
    begin: (setup) => triggered(setup, temporalAddress(), channelFeedRound),
    end: { events: [], mails: ['booked-double kept'], entries: [] },
  },
}
