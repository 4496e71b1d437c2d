import { createHash, randomUUID } from 'node:crypto'
import { Controller, Get, Injectable, Param, Req, Res } from '@nestjs/common'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { Pool, type QueryResult } from 'pg'
import { DataSource } from 'typeorm'
import type { PropertyFacts } from '../../rules/availability/property-facts.ts'
import { blockedNights, type ListingSale } from '../../rules/channels/blocked-nights.ts'
import { afterSending, type Echoes, mustReadFirst } from '../../rules/channels/echoes.ts'
import { type ChannelBlock, retellBlocks } from '../../rules/channels/channel-blocks.ts'
import { channelCalendar } from '../../rules/channels/channel-calendar.ts'
import { type EpochDay, formatDay } from '../../rules/calendar/day.ts'
import { channelCalendarToken } from '../../screens/channel-calendar-address.ts'
import { epochDay, instantMs } from '../database/house-days.ts'
import { Notifier } from '../database/notifier.ts'
import { Clock } from '../environment/clock.ts'
import { orNotFound } from '../errors/refused.ts'
import { FactsCache } from '../facts/facts-cache.ts'
import type { KnownProperty } from '../facts/known-property.ts'
import { echoesOf, storedEchoes } from './stored-echoes.ts'

/** A read is noted once in so many seconds. */
const NOTED_SECONDS = 60

/** A link as its channel asks for it. */
interface Link {
  id: number
  channel: string
  roomId: number
  /** Another one where its channel has other listings or sales. */
  ownKey: string
  /** When what the channel is told last became another, milliseconds since 1970 UTC. */
  changedAt: number
  isNoted: boolean
}

/** What a link's channel has of its own. */
interface Own {
  listedRooms: number[]
  /** What its feeds say that it sold or closed. */
  sales: ListingSale[]
  /** Nights that it may send back (`storedEchoes`). */
  echoes: Parameters<typeof echoesOf>[0]
}

/** The listings of the channel of a link (`l`), each with what it sold and closed there. */
const LISTED = `channel_links listed LEFT JOIN (feed_blocks k LEFT JOIN bookings b ON b.id = k.booking_id)
     ON k.link_id = listed.id AND k.state IN ('stay', 'double', 'closure') AND (b.id IS NULL OR b.state IN ('held', 'confirmed'))
   WHERE listed.channel = l.channel`

/** The link of a secret (`$1`) at the clock's instant (`$2`). */
const LINK = `SELECT l.id, l.channel, l.room_id AS "roomId", ${instantMs('coalesce(l.told_at, l.made_at)')} AS "changedAt",
    coalesce(l.last_fetched_at > $2::timestamptz - interval '${NOTED_SECONDS} seconds' AND l.last_fetched_at <= $2, false) AS "isNoted",
    (SELECT sum(hash_record_extended((listed.room_id, k.nights, k.booking_id), 0)) FROM ${LISTED}) AS "ownKey"
  FROM channel_links l WHERE l.token = $1`

/** What the channel of a link (`$1`) has of its own. */
const OWN = `SELECT l.echoes, own.* FROM channel_links l, LATERAL (
    SELECT json_agg(DISTINCT listed.room_id) AS "listedRooms",
      coalesce(json_agg(json_build_object('roomId', listed.room_id, 'from', ${epochDay('lower(k.nights)')}, 'until', ${epochDay('upper(k.nights)')}, 'bookingId', k.booking_id) ORDER BY k.id) FILTER (WHERE k.id IS NOT NULL), '[]') AS sales
    FROM ${LISTED}) own
  WHERE l.id = $1`

const NOTHING: Own = { listedRooms: [], sales: [], echoes: [] }

/** What the channel of a link (`$1`) was told. */
const TOLD = `SELECT uid, ${epochDay('lower(nights)')} AS "from", ${epochDay('upper(nights)')} AS until,
    sequence, ${instantMs('changed_at')} AS "changedAt"
  FROM channel_blocks WHERE link_id = $1 ORDER BY nights`

/** Writes what a link's channel is told (`$2`, as JSON) in the place of what it was. */
const TELL = `WITH told AS (SELECT * FROM jsonb_to_recordset($2) AS block (uid uuid, arrival date, departure date, sequence int, changed_at timestamptz)),
    gone AS (DELETE FROM channel_blocks WHERE link_id = $1 AND uid NOT IN (SELECT uid FROM told)),
    link AS (UPDATE channel_links SET told_at = $3 WHERE id = $1)
  INSERT INTO channel_blocks (uid, link_id, nights, sequence, changed_at)
  SELECT uid, $1, daterange(arrival, departure), sequence, changed_at FROM told
  ON CONFLICT (uid) DO UPDATE SET nights = excluded.nights, sequence = excluded.sequence, changed_at = excluded.changed_at`

/** What a channel reads. */
interface Calendar {
  content: Buffer
  etag: string
  lastModified: string
}

/** Whoever asks the database: the pool, or a transaction. */
type Ask = <Row extends object>(text: string, values: unknown[]) => Promise<Row[]>

function* nightsIn(blocks: readonly ChannelBlock[]): Iterable<EpochDay> {
  for (const { from, until } of blocks) for (let night = from; night < until; night++) yield night
}

/** What channels read of the rooms: which nights are not free. */
@Injectable()
export class ChannelCalendars {
  /** The last calendar of each link, with what it was made of: facts that nobody else needs are let go. */
  private readonly made = new Map<
    number,
    { facts: WeakRef<PropertyFacts>; of: string; calendar: Calendar }
  >()

  /**
   * Reads the feed of a link's channel, and answers whether it could be read; set by who reads feeds.
   * Where none is read, nothing is sent back that anybody would take for a sale.
   */
  readFirst: (linkId: number) => Promise<boolean> = () => Promise.resolve(true)

  constructor(
    private readonly pool: Pool,
    private readonly database: DataSource,
    private readonly facts: FactsCache,
    private readonly clock: Clock,
    private readonly notifier: Notifier,
  ) {}

  /**
   * The calendar of a link as of now, to the minute; null where no link has this secret. What the
   * channel is told for the first time is stored before it is answered: readers at once are told the
   * same.
   *
   * @param isRead whether the channel has it then: a read is noted
   */
  async read(token: string, isRead: boolean): Promise<Calendar | null> {
    const [link, known] = await Promise.all([this.linkOf(this.ask, token), this.facts.fresh()])
    if (!link) return null
    const minute = Math.floor(this.clock.now() / 60_000)
    const of = [link.changedAt, minute, link.roomId, link.ownKey].join()
    const last = this.made.get(link.id)
    const isMade = last?.facts.deref() === known.facts && last.of === of
    const calendar = isMade ? last.calendar : await this.make(token, link, known)
    if (calendar === null) return null
    if (!isMade) this.made.set(link.id, { facts: new WeakRef(known.facts), of, calendar })
    if (isRead && !link.isNoted) await this.note(link.id)
    return calendar
  }

  private async make(token: string, link: Link, known: KnownProperty): Promise<Calendar | null> {
    const now = await this.lookAt(this.ask, link, known)
    const told = now.isTold
      ? { ...now, changedAt: link.changedAt }
      : await this.tellAfresh(token, link.id, now)
    if (told === null) return null
    const content = Buffer.from(channelCalendar(known.words, told.blocks))
    const hash = createHash('sha256').update(content).digest('base64url').slice(0, 27)
    const lastModified = new Date(told.changedAt).toUTCString()
    return { content, etag: `"${hash}"`, lastModified }
  }

  /** What a link's channel is to be told now, and whether it was told that; what is over needs no word. */
  private async lookAt(ask: Ask, link: Link, { facts }: KnownProperty) {
    // Of a link that is gone meanwhile nothing is stored.
    const [{ echoes, ...own } = NOTHING] = await ask<Own>(OWN, [link.id])
    const told = await ask<ChannelBlock>(TOLD, [link.id])
    const moment = this.clock.moment()
    const blocked = blockedNights({ ...link, ...own }, moment, facts)
    const blocks = retellBlocks(told, blocked, moment, randomUUID)
    const standing = told.filter(({ until }) => until > moment.today)
    const isTold =
      standing.length === blocks.length && blocks.every((block) => told.includes(block))
    return { blocks, isTold, echoes: echoesOf(echoes) }
  }

  /** Reads the channel's own feed first, where it could have sold what it is told now. */
  private async tellAfresh(
    token: string,
    id: number,
    { blocks, echoes }: { blocks: readonly ChannelBlock[]; echoes: Echoes },
  ) {
    const isReadFirst = mustReadFirst(echoes, nightsIn(blocks))
    return this.tell(token, !isReadFirst || (await this.readFirst(id)))
  }

  /**
   * Stores what a link's channel is told. One reader after the other, each with facts that were read
   * after the one before had stored: none tells what is older. Null where the link is gone meanwhile.
   */
  private tell(token: string, wasRead: boolean) {
    return this.database.transaction(async (manager) => {
      const ask: Ask = (text, values) => manager.query(text, values)
      await ask('SELECT FROM channel_links WHERE token = $1 FOR NO KEY UPDATE', [token])
      const link = await this.linkOf(ask, token)
      if (!link) return null
      const { blocks, isTold, echoes } = await this.lookAt(ask, link, await this.facts.fresh())
      if (isTold) return { blocks, changedAt: link.changedAt }
      const rows = blocks.map(({ uid, from, until, sequence, changedAt }) => ({
        uid,
        arrival: formatDay(from),
        departure: formatDay(until),
        sequence,
        changed_at: new Date(changedAt),
      }))
      const now = new Date(this.clock.now())
      await ask(TELL, [link.id, JSON.stringify(rows), now])
      const after = afterSending(echoes, nightsIn(blocks), now.getTime(), wasRead)
      const stored = JSON.stringify(storedEchoes(after))
      await ask('UPDATE channel_links SET echoes = $2 WHERE id = $1', [link.id, stored])
      return { blocks, changedAt: now.getTime() }
    })
  }

  private async linkOf(ask: Ask, token: string): Promise<Link | undefined> {
    return (await ask<Link>(LINK, [token, new Date(this.clock.now())]))[0]
  }

  private readonly ask: Ask = async <Row extends object>(text: string, values: unknown[]) => {
    const name = { [LINK]: 'channel-link', [OWN]: 'channel-own' }[text] ?? 'channel-blocks'
    return (await this.pool.query<Row>({ name, text, values })).rows
  }

  private async note(id: number): Promise<void> {
    const { rowCount }: QueryResult = await this.pool.query(
      'UPDATE channel_links SET last_fetched_at = $2 WHERE id = $1',
      [id, new Date(this.clock.now())],
    )
    if (rowCount) this.notifier.publish('channel-links', String(id))
  }
}

/** `GET /ical/<secret>.ics`: read by channels, which bring nothing but the address. */
@Controller('ical')
export class ChannelCalendarController {
  constructor(private readonly calendars: ChannelCalendars) {}

  @Get(':file')
  async one(
    @Param('file') file: string,
    @Req() { method, headers }: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    void reply.header('x-robots-tag', 'none')
    const token = channelCalendarToken(file)
    // Staff who open it in a browser to look are not the channel.
    const isRead = method === 'GET' && !headers.accept?.includes('text/html')
    const calendar = orNotFound(token === null ? null : await this.calendars.read(token, isRead))
    void reply
      .header('cache-control', 'private, no-cache')
      .header('etag', calendar.etag)
      .header('last-modified', calendar.lastModified)
    if (hasIt(headers['if-none-match'], calendar.etag)) return void (await reply.code(304).send())
    await reply.type('text/calendar; charset=utf-8').send(calendar.content)
  }
}

/** Whether a client says that it has this already (RFC 9110 §13.1.2). */
function hasIt(asked: string | undefined, etag: string): boolean {
  const known = asked?.split(',').map((one) => one.trim().replace(/^W\//, '')) ?? []
  return known.includes(etag) || known.includes('*')
}
