import { setTimeout as wait } from 'node:timers/promises'
import { Injectable } from '@nestjs/common'
import { Pool } from 'pg'
import { GuestBookings } from '../bookings/new-bookings.ts'
import { Clock } from '../environment/clock.ts'
import { log } from '../telemetry/log.ts'
import { FEED_AT_SALE_MS, FeedReads } from './feed-reads.ts'

/** What was tried this lately is not read again for a guest, ms. */
const RECENT_MS = 120_000
/** How long it may take to learn which feeds there are, ms: of a database that is away the sale tells. */
const LOOKS_MS = 200
/** So much of the time that a guest waits is left for giving rooms to what was read, ms. */
const FOLLOWS_MS = 500

/** The links of a room type (`$1`, its slug) whose feeds were not tried since an instant (`$2`). */
const OF_ROOM_TYPE = `SELECT f.link_id AS "linkId" FROM channel_feeds f JOIN channel_links l ON l.id = f.link_id JOIN rooms r ON r.id = l.room_id JOIN room_types t ON t.id = r.room_type_id
  WHERE t.slug = $1 AND (f.tried_at IS NULL OR f.tried_at < $2)`

/**
 * Before a guest books, reads what other sites sold of the room type since the last round. A feed that
 * is slow or broken ends no sale.
 */
@Injectable()
export class ReadBeforeSale {
  /** What is being read, by room type: guests who come meanwhile wait for the same. */
  private readonly underWay = new Map<string, Promise<void>>()

  constructor(
    private readonly pool: Pool,
    private readonly clock: Clock,
    private readonly feeds: FeedReads,
    bookings: GuestBookings,
  ) {
    bookings.readFeedsFirst = (roomType) => this.readFirst(roomType)
  }

  /** Resolves when the feeds of a room type are recent, or the time that a guest waits is over. */
  private async readFirst(roomType: string): Promise<void> {
    let reading = this.underWay.get(roomType)
    if (!reading) {
      reading = this.read(roomType)
        .catch((error: unknown) => log.error({ err: error }, 'feeds were not read before a sale'))
        .finally(() => this.underWay.delete(roomType))
      this.underWay.set(roomType, reading)
    }
    await within(FEED_AT_SALE_MS, reading)
  }

  private async read(roomType: string): Promise<void> {
    const found = await within(
      LOOKS_MS,
      this.pool.query<{ linkId: number }>({
        name: 'feeds-before-sale',
        text: OF_ROOM_TYPE,
        values: [roomType, new Date(this.clock.now() - RECENT_MS)],
      }),
    )
    if (!found?.rows.length) return
    const linkIds = found.rows.map(({ linkId }) => linkId)
    await this.feeds.read({ linkIds, withinMs: FEED_AT_SALE_MS - FOLLOWS_MS })
  }
}

/** Answers the result of `work`, or null after so many ms; the work itself goes on. */
async function within<T>(ms: number, work: Promise<T>): Promise<T | null> {
  const over = new AbortController()
  work.catch(() => {})
  const late = wait(ms, null, { signal: over.signal }).catch(() => null)
  try {
    return await Promise.race([work, late])
  } finally {
    over.abort()
  }
}
