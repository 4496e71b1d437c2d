import { z } from 'zod'
import { blockMeanings } from '../../rules/channels/decide-feed.ts'
import { blockNames, type FeedProblem } from '../../rules/channels/feed-block.ts'
import type { Words } from '../../rules/texts/all-words.ts'
import { type Message, message } from '../../rules/texts/message.ts'
import { textOf } from '../../rules/texts/words.ts'
import { instantText } from '../database/house-days.ts'
import type { ReadFailure } from './feed-reader.ts'

/** A feed is read once in so many minutes. */
const READ_EVERY_MINUTES = 10

const nights = { arrival: z.iso.date(), departure: z.iso.date() }

/** A coming block of a feed, with what became of it. */
const feedBlockShape = z.object({
  id: z.int(),
  ...nights,
  name: z
    .enum(blockNames)
    .meta({ description: 'What the channel calls it: a sale, none, or one word for both.' }),
  state: z.enum(['stay', 'closure', 'double', 'ignored', 'unconfirmed', 'unclear', 'gone']).meta({
    description:
      'double: a stay that has no room; unconfirmed: of the first list; unclear: perhaps our own; gone: not ended here yet.',
  }),
  asks: z
    .enum(['moved-begun', 'moved-billed', 'gone-begun', 'gone-billed'])
    .nullable()
    .meta({ description: 'What staff decide, and why the feed does not.' }),
  failed: z.boolean().meta({ description: 'Its booking or closure could not follow it.' }),
  reference: z.string().nullable().meta({ description: 'The channel’s own number.' }),
  bookingId: z.uuid().nullable(),
  bookingNumber: z.string().nullable(),
  booked: z
    .object(nights)
    .nullable()
    .meta({ description: 'The nights of that booking: others than its own where it moved.' }),
})

/** What is read of a link's channel, in the view of the link; null where nothing is. */
export const channelFeedViewShape = z
  .object({
    url: z.string().meta({ description: 'What the channel gave. Whoever has it can read it.' }),
    meaning: z.enum(blockMeanings).meta({
      description:
        'What a block is that the channel does not call a sale; what it calls none is no stay.',
    }),
    confirmed: z.boolean().meta({ description: 'Staff confirmed its first list.' }),
    emptied: z.boolean().meta({ description: 'Empty all at once: nothing is cancelled.' }),
    triedAt: z.iso.datetime().nullable(),
    readAt: z.iso.datetime().nullable().meta({ description: 'When it was last read well.' }),
    nextAt: z.iso.datetime().nullable(),
    failure: z.string().nullable().meta({ description: 'Why the last try failed.' }),
    problems: z.array(z.string()),
    ignored: z.array(z.object({ ...nights, reason: z.string() })),
    waiting: z.int().meta({ description: 'On so many blocks a person decides.' }),
    blocks: z.array(feedBlockShape),
  })
  .nullable()
export type ChannelFeedView = z.output<typeof channelFeedViewShape>

/** The same as it is stored: with codes where the view has sentences. */
export type StoredFeedView =
  | (Omit<NonNullable<ChannelFeedView>, 'failure' | 'problems' | 'ignored'> & {
      failure: ReadFailure | null
      problems: FeedProblem[]
      ignored: { arrival: string; departure: string; because: 'edge' | 'meaning' }[]
    })
  | null

/** True for a block on which a person decides, as SQL: perhaps a sale, on a first list, or of a stay that no feed changes. */
export const waitsForStaff = (block: string) =>
  `(${block}.state IN ('unconfirmed', 'unclear') OR ${block}.asks IS NOT NULL)`

/** The feed of a link (`l`) with its coming blocks, as SQL. `$2` is the day it is. */
export const FEED_COLUMN = `(SELECT json_build_object('url', f.url, 'meaning', f.meaning, 'confirmed', f.confirmed, 'emptied', f.emptied,
    'triedAt', ${instantText('f.tried_at')}, 'readAt', ${instantText('f.read_at')}, 'nextAt', ${instantText(`(f.tried_at + interval '${READ_EVERY_MINUTES} minutes')`)},
    'failure', f.failure, 'problems', f.problems, 'ignored', f.ignored, 'waiting', count(*) FILTER (WHERE k.state = 'double' OR ${waitsForStaff('k')}),
    'blocks', coalesce(json_agg(json_build_object('id', k.id, 'arrival', lower(k.nights), 'departure', upper(k.nights), 'name', k.name,
      'state', k.state, 'failed', k.failed, 'asks', k.asks, 'reference', k.reference, 'bookingId', k.booking_id, 'bookingNumber', b.number, 'booked', CASE WHEN b.id IS NOT NULL THEN json_build_object('arrival', lower(b.stay), 'departure', upper(b.stay)) END) ORDER BY k.nights, k.id) FILTER (WHERE k.id IS NOT NULL), '[]'))
  FROM channel_feeds f LEFT JOIN feed_blocks k ON k.link_id = f.link_id AND (k.failed OR k.state <> 'gone') AND upper(k.nights) > $2::date
    LEFT JOIN bookings b ON b.id = k.booking_id
  WHERE f.link_id = l.id GROUP BY f.link_id)`

/** A feed as staff read it. */
export function channelFeedView(feed: StoredFeedView, words: Words): ChannelFeedView {
  if (feed === null) return null
  const { failure, problems, ignored } = feed
  return {
    ...feed,
    failure: failure && textOf(words, message(`channelFeed.${failure}`)),
    problems: problems.map((problem) => textOf(words, sentenceOf(problem))),
    ignored: ignored.map(({ because, ...run }) => ({
      ...run,
      reason: textOf(words, message(because === 'edge' ? EDGE : MEANING)),
    })),
  }
}

const EDGE = 'channelFeed.ignoredEdge'
const MEANING = 'channelFeed.ignoredMeaning'
/** Of the whole file, and of no event in it. */
const OF_ALL: readonly FeedProblem['code'][] = ['no-calendar', 'cut-off', 'too-many-events']

function sentenceOf({ code, uid }: FeedProblem): Message {
  const problem = message(`channelFeed.${code}`)
  if (OF_ALL.includes(code)) return problem
  return uid === null
    ? message('channelFeed.someEvent', { problem })
    : message('channelFeed.event', { uid, problem })
}
