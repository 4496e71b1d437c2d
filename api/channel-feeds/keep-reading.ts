import type { PoolClient } from 'pg'
import { formatDay, type Moment } from '../../rules/calendar/day.ts'
import {
  decideFeed,
  type FeedDecision,
  type FeedLink,
  type KnownBlock,
  type TypedStay,
} from '../../rules/channels/decide-feed.ts'
import type { FeedReading, Nights } from '../../rules/channels/feed-block.ts'
import { echoesOf, storedEchoes } from '../channels/stored-echoes.ts'
import { epochDay } from '../database/house-days.ts'

interface StoredFeed extends FeedLink {
  channel: string
  roomTypeId: number
  echoes: Parameters<typeof echoesOf>[0]
  known: KnownBlock[]
  typed: TypedStay[]
}

const nights = (range: string) =>
  `'from', ${epochDay(`lower(${range})`)}, 'until', ${epochDay(`upper(${range})`)}`

/**
 * Whether something is on the bill of a booking, a line or money that was received, or was invoiced, as
 * SQL; false where there is no booking.
 */
export const isBilled = (booking: string) =>
  `(EXISTS (SELECT FROM folio_lines WHERE folio_id = ${booking}.folio_id) OR EXISTS (SELECT FROM folio_entries WHERE folio_id = ${booking}.folio_id AND cents <> 0)
    OR EXISTS (SELECT FROM invoices WHERE folio_id = ${booking}.folio_id))`

/**
 * The feed of a link (`$1`) with its blocks, and the coming stays that staff typed for its channel and
 * room type (`$2`: today).
 */
const FEED = `SELECT l.channel, r.room_type_id AS "roomTypeId", l.echoes, f.meaning, f.confirmed AS "isConfirmed", f.may_be_empty AS "mayBeEmpty",
    (SELECT coalesce(json_agg(json_build_object('id', k.id, 'uid', k.uid, 'name', k.name, 'state', k.state, 'missing', k.missing, ${nights('k.nights')},
       'isBilled', ${isBilled('b')}, 'hasBegun', coalesce(b.state IN ('held', 'confirmed') AND lower(b.stay) <= $2::date, false))
       ORDER BY k.nights), '[]')
     FROM feed_blocks k LEFT JOIN bookings b ON b.id = k.booking_id WHERE k.link_id = l.id AND k.state <> 'gone') AS known,
    (SELECT coalesce(json_agg(json_build_object('bookingId', t.id, ${nights('t.stay')}) ORDER BY t.stay, t.number), '[]')
     FROM bookings t WHERE t.source = l.channel AND t.room_type_id = r.room_type_id AND t.state IN ('held', 'confirmed') AND upper(t.stay) > $2::date
       AND NOT EXISTS (SELECT FROM feed_blocks WHERE booking_id = t.id)) AS typed
  FROM channel_links l JOIN channel_feeds f ON f.link_id = l.id JOIN rooms r ON r.id = l.room_id WHERE l.id = $1`

/**
 * Keeps what a good read of a link's feed means, in the given transaction: one read of a link after the
 * other. Bookings are not touched: a new stay is kept as one that waits for its room (`double`), one that
 * vanished as `gone` while it has its booking, one that moved with its new nights; who settles them
 * compares each block with its booking.
 *
 * @returns what was decided; null where the link has no feed any more
 */
export async function keepReading(
  client: PoolClient,
  linkId: number,
  reading: FeedReading,
  moment: Pick<Moment, 'today' | 'instant'>,
): Promise<FeedDecision | null> {
  // Whoever writes a block looks at the key of its link.
  await client.query('SELECT FROM channel_links WHERE id = $1 FOR NO KEY UPDATE', [linkId])
  const { rows } = await client.query<StoredFeed>(FEED, [linkId, formatDay(moment.today)])
  const [feed] = rows
  if (!feed) return null
  const { known, typed, echoes } = feed
  const decision = decideFeed(feed, reading, known, echoesOf(echoes), typed, moment)
  await keepBlocks(client, linkId, decision, typed, new Date(moment.instant))
  await client.query('UPDATE channel_links SET echoes = $2 WHERE id = $1', [
    linkId,
    JSON.stringify(storedEchoes(decision.echoes)),
  ])
  await client.query(
    `UPDATE channel_feeds SET read_at = $2, tried_at = $2, failure = NULL, problems = $3, ignored = $4, emptied = $5,
       may_be_empty = may_be_empty AND $6 WHERE link_id = $1`,
    [
      linkId,
      new Date(moment.instant),
      JSON.stringify(reading.problems),
      JSON.stringify(
        decision.ignored.map(({ from, until, because }) => ({ ...days({ from, until }), because })),
      ),
      decision.isEmptied,
      reading.blocks.length === 0,
    ],
  )
  return decision
}

const days = ({ from, until }: Nights) => ({
  arrival: formatDay(from),
  departure: formatDay(until),
})

/**
 * Changes blocks; what a change leaves out stays as it is. What is in the feed again is not gone, and what
 * moved asks by its new nights alone.
 */
const CHANGE = `UPDATE feed_blocks k SET uid = coalesce(c.uid, k.uid), name = coalesce(c.name, k.name), missing = coalesce(c.missing, k.missing),
    nights = CASE WHEN c.arrival IS NULL THEN k.nights ELSE daterange(c.arrival, c.departure) END,
    asks = CASE WHEN c.missing = 0 AND (k.asks LIKE 'gone-%' OR c.moves) THEN c.asks ELSE coalesce(c.asks, k.asks) END, moves = coalesce(c.moves AND (k.booking_id IS NOT NULL OR k.closure_id IS NOT NULL), k.moves),
    accepted = k.accepted AND c.moves IS NOT TRUE, changed_at = $2
  FROM jsonb_to_recordset($1) AS c (id int, uid text, name text, arrival date, departure date, missing smallint, asks text, moves boolean) WHERE k.id = c.id`

/** What moved back to the nights of its booking (`$1`: the link) asks nothing any more. */
const MOVED_BACK = `UPDATE feed_blocks k SET asks = NULL, moves = false, state = 'stay' FROM bookings b
  WHERE k.link_id = $1 AND k.asks LIKE 'moved-%' AND b.id = k.booking_id AND b.stay = k.nights`

const ADD = `INSERT INTO feed_blocks (link_id, uid, name, nights, state, booking_id, reference, first_read_at, changed_at)
  SELECT $1, uid, name, daterange(arrival, departure), state, booking_id, reference, $3, $3
  FROM jsonb_to_recordset($2) AS c (uid text, name text, arrival date, departure date, state text, booking_id uuid, reference text)`

async function keepBlocks(
  client: PoolClient,
  linkId: number,
  decision: FeedDecision,
  typed: readonly TypedStay[],
  at: Date,
): Promise<void> {
  const withdrawn = decision.vanished.filter(({ asks }) => asks === null).map(({ id }) => id)
  const changes = [
    ...decision.present.map(({ id, uid, name }) => ({ id, uid, name, missing: 0 })),
    ...decision.moved.map(({ id, uid, name, asks, ...to }) => ({
      id,
      uid,
      name,
      missing: 0,
      ...days(to),
      moves: true,
      asks: asks && `moved-${asks}`,
    })),
    ...decision.missing.map(({ id }) => ({ id, missing: 1 })),
    ...decision.vanished.flatMap(({ id, asks }) =>
      asks === null ? [] : [{ id, asks: `gone-${asks}` }],
    ),
  ]
  if (changes.length > 0) await client.query(CHANGE, [JSON.stringify(changes), at])
  if (decision.moved.length > 0) await client.query(MOVED_BACK, [linkId])
  if (withdrawn.length > 0) {
    // What has a booking or a closure is kept until that is withdrawn, too: no booking of a list that
    // staff did not confirm.
    const ours = `(state <> 'unconfirmed' AND booking_id IS NOT NULL) OR closure_id IS NOT NULL`
    await client.query(
      `UPDATE feed_blocks SET state = 'gone', accepted = false, changed_at = $2 WHERE id = ANY ($1) AND (${ours})`,
      [withdrawn, at],
    )
    await client.query(`DELETE FROM feed_blocks WHERE id = ANY ($1) AND NOT (${ours})`, [withdrawn])
  }
  const fresh = decision.fresh.flatMap(({ uid, name, reference, state, adopts, from, until }) => {
    const row = { uid, name, reference }
    const adopted = typed.filter(({ bookingId }) => adopts.includes(bookingId))
    if (adopted.length > 0)
      return adopted.map((stay) => ({ ...row, state, ...days(stay), booking_id: stay.bookingId }))
    // A stay waits for its room until it has one.
    return [{ ...row, state: state === 'stay' ? 'double' : state, ...days({ from, until }) }]
  })
  if (fresh.length > 0) await client.query(ADD, [linkId, JSON.stringify(fresh), at])
}
