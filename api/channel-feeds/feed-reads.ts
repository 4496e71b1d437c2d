import { Injectable } from '@nestjs/common'
import { Pool } from 'pg'
import { instantInAmsterdam } from '../../rules/calendar/amsterdam.ts'
import { formatDay } from '../../rules/calendar/day.ts'
import { ChannelCalendars } from '../channels/channel-calendars.ts'
import { FeedReader, type ReadFeed } from '../channels/feed-reader.ts'
import { inTransaction } from '../database/open-database.ts'
import { isDeadlock, triedAgain } from '../database/tried-again.ts'
import { Clock } from '../environment/clock.ts'
import { Notifier } from '../database/notifier.ts'
import { errorToLog, log } from '../telemetry/log.ts'
import { keepReading } from './keep-reading.ts'
import { SettleBlocks } from './settle-blocks.ts'

/** How long a feed may take for the schedule, and for staff who press 'Nu lezen', ms. */
export const FEED_WITHIN_MS = 10_000
/** How long one may take while a guest buys or a channel reads ours, ms; a failure stops neither. */
export const FEED_AT_SALE_MS = 3_000

/** Of blocks whose nights are over nobody asks any more. */
const DAYS_KEPT = 60

const isTaken = (error: unknown) => (error as { code?: string }).code === '23505'

interface Feed {
  linkId: number
  url: string
  etag: string | null
  lastModified: string | null
}

/**
 * The feeds of these links (`$1`) that were last tried before an instant (`$2`). A feed is read whole,
 * not by what changed since, while a block or all of them are missing, for an unchanged feed would not
 * say so again; first on each day (`$3`); and while nights that we freed may come back, for the same
 * events mean something else with time.
 */
const DUE = `SELECT f.link_id AS "linkId", f.url, whole.etag, whole."lastModified" FROM channel_feeds f JOIN channel_links l ON l.id = f.link_id,
    LATERAL (SELECT f.emptied OR f.read_at IS NULL OR f.read_at < $3 OR f.failure IS NOT NULL OR EXISTS (SELECT FROM feed_blocks WHERE link_id = f.link_id AND missing > 0)
       OR l.echoes @? 'strict $[*] ? (@[2] != null)' AS "isReadWhole") reads,
    LATERAL (SELECT CASE WHEN NOT "isReadWhole" THEN f.etag END AS etag, CASE WHEN NOT "isReadWhole" THEN f.last_modified END AS "lastModified") whole
  WHERE ($1::int[] IS NULL OR f.link_id = ANY ($1)) AND ($2::timestamptz IS NULL OR f.tried_at IS NULL OR f.tried_at < $2) ORDER BY f.link_id`

/** Which feeds to read, for how long each, and only those last tried longer ago than so many ms. */
export interface FeedsToRead {
  /** Left out: all. */
  linkIds?: readonly number[]
  withinMs: number
  olderThanMs?: number
}

/** Reads feeds of channels, and has the house follow them. */
@Injectable()
export class FeedReads {
  constructor(
    private readonly pool: Pool,
    private readonly clock: Clock,
    private readonly reader: FeedReader,
    private readonly blocks: SettleBlocks,
    private readonly notifier: Notifier,
    sent: ChannelCalendars,
  ) {
    sent.readFirst = (linkId) => this.readFirst(linkId)
  }

  /**
   * Reads feeds, all at once, and follows what they say. A feed that cannot be read changes nothing but
   * that it says why.
   *
   * @returns the links whose feeds were read well
   */
  async read({ linkIds, withinMs, olderThanMs }: FeedsToRead): Promise<number[]> {
    const before = olderThanMs === undefined ? null : new Date(this.clock.now() - olderThanMs)
    const midnight = new Date(instantInAmsterdam(this.clock.moment().today, 0))
    const { rows } = await this.pool.query<Feed>(DUE, [linkIds ?? null, before, midnight])
    const read = await Promise.all(rows.map((feed) => this.readOne(feed, withinMs)))
    // Also where no feed changed: a room may have come free for who waits for one.
    await this.blocks.settle(this.clock.moment())
    for (const { linkId } of rows) this.notifier.publish('channel-links', String(linkId))
    return rows.filter((_, place) => read[place]).map(({ linkId }) => linkId)
  }

  /** Reads the feed of a link while its channel waits; false where it has one that could not be read. */
  private async readFirst(linkId: number): Promise<boolean> {
    try {
      const read = await this.read({ linkIds: [linkId], withinMs: FEED_AT_SALE_MS })
      if (read.length > 0) return true
      const { rowCount } = await this.pool.query('SELECT FROM channel_feeds WHERE link_id = $1', [
        linkId,
      ])
      return rowCount === 0
    } catch (error) {
      log.error({ err: error }, 'a feed was not read before its channel read ours')
      return false
    }
  }

  /** What fails beside the fetching is logged: it ends no round of the other feeds. */
  private async readOne({ linkId, url, ...known }: Feed, withinMs: number): Promise<boolean> {
    try {
      const read = await this.reader.read(url, known, withinMs, this.clock.moment().today)
      // Two links of a channel may both adopt a stay that staff typed: the second looks once more.
      await triedAgain(
        () => this.keep(linkId, url, read),
        (error) => isDeadlock(error) || isTaken(error),
      )
      return read.kind !== 'failed'
    } catch (error) {
      log.error({ link: linkId, ...errorToLog(error) }, 'what was read of a feed was not stored')
      return false
    }
  }

  /** Of an address that staff changed meanwhile nothing is kept. */
  private keep(linkId: number, url: string, read: ReadFeed): Promise<void> {
    const moment = this.clock.moment()
    const at = new Date(moment.instant)
    return inTransaction(this.pool, async (client) => {
      await client.query('SELECT FROM channel_links WHERE id = $1 FOR NO KEY UPDATE', [linkId])
      const { rowCount } = await client.query(
        `UPDATE channel_feeds SET tried_at = $3, failure = $4, read_at = CASE WHEN $4::text IS NULL THEN $3 ELSE read_at END WHERE link_id = $1 AND url = $2`,
        [linkId, url, at, read.kind === 'failed' ? read.failure : null],
      )
      await client.query(
        'DELETE FROM feed_blocks WHERE link_id = $1 AND upper(nights) < $2::date',
        [linkId, formatDay(moment.today - DAYS_KEPT)],
      )
      if (!rowCount || read.kind !== 'read') return
      await keepReading(client, linkId, read.reading, moment)
      await client.query(
        'UPDATE channel_feeds SET etag = $2, last_modified = $3 WHERE link_id = $1',
        [linkId, read.etag, read.lastModified],
      )
    })
  }
}
