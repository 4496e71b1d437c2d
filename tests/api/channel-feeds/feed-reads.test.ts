import { setTimeout } from 'node:timers/promises'
import { Pool } from 'pg'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { Acceptance } from '../../../api/bookings/acceptance.ts'
import { FeedReads } from '../../../api/channel-feeds/feed-reads.ts'
import { SettleBlocks } from '../../../api/channel-feeds/settle-blocks.ts'
import { ChannelCalendars } from '../../../api/channels/channel-calendars.ts'
import { FeedReader } from '../../../api/channels/feed-reader.ts'
import { Notifier } from '../../../api/database/notifier.ts'
import { Clock } from '../../../api/environment/clock.ts'
import { Orders } from '../../../api/orders/orders.ts'
import { SaleTerms } from '../../../api/quotes/sale-terms.ts'
import { log } from '../../../api/telemetry/log.ts'
import { calendarOf, type PortalServer, startPortals } from '../channels/portal-server.ts'
import { book, twoNights } from '../setup/book.ts'
import { openSetup, type TestSetup } from '../setup/open-setup.ts'

let portals: PortalServer
beforeAll(async () => {
  portals = await startPortals()
})
afterAll(() => portals.close())

let house: TestSetup
let reads: FeedReads
beforeEach(async () => {
  house = await openSetup({ types: [{ slug: 'knusse-kamer', rooms: 2 }] })
  const { app } = house
  const of = { strict: false }
  const reader = new (class extends FeedReader {
    protected override readonly reach = portals.reach
  })()
  const settler = new SettleBlocks(
    app.get(Pool),
    app.get(Acceptance, of),
    app.get(Orders, of),
    app.get(SaleTerms, of),
    app.get(Notifier),
  )
  reads = new FeedReads(
    app.get(Pool),
    app.get(Clock),
    reader,
    settler,
    app.get(Notifier),
    app.get(ChannelCalendars, of),
  )
})
afterEach(() => house.close())

/** Plays a feed of a room, at an address of its own, with an ETag. */
async function link(room: number, events: () => string[] | number, summary = 'Reserved') {
  const path = `/room-${room}-${Math.random()}`
  const url = portals.at(path, ({ headers }, response) => {
    const now = events()
    if (typeof now === 'number') return void response.writeHead(now).end()
    const etag = `"${now.join()}"`
    if (headers['if-none-match'] === etag) return void response.writeHead(304).end()
    response.writeHead(200, { etag }).end(calendarOf(now.map((block) => `${block} ${summary}`)))
  })
  await house.pool.query(
    `WITH link AS (INSERT INTO channel_links (room_id, channel) VALUES ($1, 'airbnb') RETURNING id)
     INSERT INTO channel_feeds (link_id, url, confirmed) SELECT id, $2, true FROM link`,
    [room, url],
  )
  return () => portals.requests.filter((request) => request.path === path)
}

const states = async () =>
  (
    await house.pool.query<{ state: string }>(
      `SELECT lower(stay) || ' ' || state AS state FROM bookings ORDER BY stay`,
    )
  ).rows.map(({ state }) => state)

const feeds = async () =>
  (
    await house.pool.query<{ failure: string | null; emptied: boolean }>(
      'SELECT failure, emptied FROM channel_feeds ORDER BY link_id',
    )
  ).rows

describe('The feeds of a house', () => {
  it('are read, and followed', async () => {
    await link(1, () => ['a 20260302 20260304'])
    await link(2, () => ['b 20260303 20260305'])
    expect(await reads.read({ withinMs: 5_000 })).toEqual([1, 2])
    expect(await states()).toEqual(['2026-03-02 confirmed', '2026-03-03 confirmed'])
  })

  it('are sent again where they changed alone', async () => {
    const requests = await link(1, () => ['a 20260302 20260304'])
    for (let times = 0; times < 2; times++) await reads.read({ withinMs: 5_000 })
    expect(requests().map(({ headers }) => headers['if-none-match'])).toEqual([
      undefined,
      '"a 20260302 20260304"',
    ])
  })

  it('are asked for whole while a sale is missing, which is cancelled then', async () => {
    let events = ['a 20260302 20260304', 'b 20260310 20260312']
    const requests = await link(1, () => events)
    await reads.read({ withinMs: 5_000 })
    events = ['b 20260310 20260312']
    await reads.read({ withinMs: 5_000 })
    expect(await states()).toEqual(['2026-03-02 confirmed', '2026-03-10 confirmed'])
    await reads.read({ withinMs: 5_000 })
    expect(await states()).toEqual(['2026-03-02 cancelled', '2026-03-10 confirmed'])
    expect(requests().map(({ headers }) => headers['if-none-match'] !== undefined)).toEqual([
      false,
      true,
      false,
    ])
  })

  it('that fail for a day change nothing, and say why', async () => {
    let answer: string[] | number = ['a 20260302 20260304']
    await link(1, () => answer)
    await reads.read({ withinMs: 5_000 })
    for (const status of [500, 404, 403]) {
      answer = status
      expect(await reads.read({ withinMs: 5_000 })).toEqual([])
    }
    expect(await feeds()).toEqual([{ failure: 'refused', emptied: false }])
    expect(await states()).toEqual(['2026-03-02 confirmed'])
    answer = []
    for (let times = 0; times < 3; times++) await reads.read({ withinMs: 5_000 })
    expect(await feeds()).toEqual([{ failure: null, emptied: true }])
    expect(await states()).toEqual(['2026-03-02 confirmed'])
  })

  it('are followed where what one says cannot be stored', async () => {
    await house.pool.query(
      `CREATE FUNCTION fails() RETURNS trigger LANGUAGE plpgsql AS 'BEGIN RAISE EXCEPTION ''%'', NEW; END';
       CREATE TRIGGER fails BEFORE INSERT ON feed_blocks FOR EACH ROW WHEN (NEW.link_id = 1) EXECUTE FUNCTION fails()`,
    )
    const logged = vi.spyOn(log, 'error').mockImplementation(() => {})
    await link(1, () => ['secret 20260302 20260304'])
    await link(2, () => ['b 20260303 20260305'])
    expect(await reads.read({ withinMs: 5_000 })).toEqual([2])
    expect(await states()).toEqual(['2026-03-03 confirmed'])
    expect(logged).toHaveBeenCalledWith(
      { link: 1, code: 'P0001', table: undefined, constraint: undefined },
      expect.any(String),
    )
    logged.mockRestore()
  })

  it('that sell the nights of one stay that staff typed adopt it once, read at once', async () => {
    const { body } = await book(house.app, twoNights)
    await house.pool.query(
      `UPDATE bookings SET source = 'airbnb', made_by = 'staff', state = 'confirmed', hold_until = NULL, promised_until = NULL`,
    )
    await link(1, () => ['a 20260302 20260304'])
    await link(2, () => ['b 20260302 20260304'])
    const holder = await house.pool.connect()
    await holder.query('BEGIN')
    await holder.query('SELECT FROM bookings WHERE id = $1 FOR UPDATE', [body.id])
    const round = reads.read({ withinMs: 5_000 })
    await setTimeout(700)
    await holder.query('COMMIT')
    holder.release()
    expect(await round).toEqual([1, 2])
    expect(await states()).toEqual(['2026-03-02 confirmed', '2026-03-02 confirmed'])
  })

  it('are asked for whole once a day: what touched the booking window is a sale then', async () => {
    const requests = await link(1, () => ['far 20270201 20270203'], 'CLOSED - Not available')
    await reads.read({ withinMs: 5_000 })
    expect(await states()).toEqual([])
    for (let times = 0; times < 2; times++) {
      house.time.now += 10 * 86_400_000 * (1 - times) + 600_000
      await reads.read({ withinMs: 5_000 })
      expect(await states()).toEqual(['2027-02-01 confirmed'])
    }
    expect(requests().map(({ headers }) => headers['if-none-match'] !== undefined)).toEqual([
      false,
      false,
      true,
    ])
  })

  it('are read by age, and by link', async () => {
    const first = await link(1, () => [])
    const second = await link(2, () => [])
    await reads.read({ withinMs: 5_000, linkIds: [2] })
    house.time.now += 60_000
    expect(await reads.read({ withinMs: 5_000, olderThanMs: 120_000 })).toEqual([1])
    house.time.now += 120_001
    expect(await reads.read({ withinMs: 5_000, olderThanMs: 120_000 })).toEqual([1, 2])
    expect([first().length, second().length]).toEqual([2, 2])
  })
})

describe('A channel that sends back what it read of us', () => {
  /** The channel reads of a room which nights are not free, as `arrival/departure`. */
  async function fetched(link: number): Promise<string[]> {
    const { rows } = await house.pool.query<{ token: string }>(
      'SELECT token FROM channel_links WHERE id = $1',
      [link],
    )
    const calendar = await house.app
      .get(ChannelCalendars, { strict: false })
      .read(rows[0]!.token, true)
    const text = String(calendar!.content)
    const days = [...text.matchAll(/DT(?:START|END);VALUE=DATE:(\d{8})/g)].map(([, day]) => day!)
    return days.flatMap((day, at) => (at % 2 === 0 ? [`${day}/${days[at + 1]}`] : []))
  }
  const twoBookings = async () => {
    for (let times = 0; times < 2; times++) await book(house.app, twoNights)
    await house.pool.query(
      `UPDATE bookings SET state = 'confirmed', hold_until = NULL, promised_until = NULL`,
    )
  }
  const blocks = async () =>
    (
      await house.pool.query<{ state: string }>('SELECT state FROM feed_blocks ORDER BY id')
    ).rows.map(({ state }) => state)

  it('makes no stay of it, and the sale beside it is one', async () => {
    let events: string[] = []
    await link(1, () => events, 'CLOSED - Not available')
    await twoBookings()
    expect(await fetched(1)).toContain('20260302/20260304')
    events = ['merged 20260302 20260306']
    await reads.read({ withinMs: 5_000 })
    expect(await blocks()).toEqual(['stay'])
    expect((await states()).toSorted()).toEqual([
      '2026-03-02 confirmed',
      '2026-03-02 confirmed',
      '2026-03-04 confirmed',
    ])
    // What it sold there is not sent back.
    expect(await fetched(1)).not.toContain('20260302/20260306')
  })

  it('and has a night an hour after it was sent as free again has sold it', async () => {
    let events: string[] = []
    await link(1, () => events, 'CLOSED - Not available')
    await twoBookings()
    expect(await fetched(1)).toContain('20260302/20260304')
    events = ['a 20260302 20260304']
    await reads.read({ withinMs: 5_000 })
    await house.pool.query(`UPDATE bookings SET state = 'cancelled'`)
    expect(await fetched(1)).not.toContain('20260302/20260304')
    await reads.read({ withinMs: 5_000 })
    expect(await blocks()).toEqual([])
    house.time.now += 61 * 60_000
    await reads.read({ withinMs: 5_000 })
    expect(await blocks()).toEqual(['stay'])
  })

  it('and sold the night before it read of us is booked double', async () => {
    await link(1, () => ['sold 20260303 20260305'], 'CLOSED - Not available')
    await twoBookings()
    expect((await fetched(1)).filter((nights) => nights.startsWith('202603'))).toEqual([
      '20260302/20260303',
    ])
    expect(await blocks()).toEqual(['double'])
  })

  it('and could not be read before is asked about', async () => {
    let answer: string[] | number = 500
    await link(1, () => answer, 'CLOSED - Not available')
    await twoBookings()
    expect(await fetched(1)).toContain('20260302/20260304')
    answer = ['perhaps 20260302 20260304']
    await reads.read({ withinMs: 5_000 })
    expect(await blocks()).toEqual(['unclear'])
  })
})
