import { Pool } from 'pg'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { Acceptance } from '../../../api/bookings/acceptance.ts'
import { keepReading } from '../../../api/channel-feeds/keep-reading.ts'
import { SettleBlocks } from '../../../api/channel-feeds/settle-blocks.ts'
import { ChannelLinks } from '../../../api/channels/channel-links.ts'
import { Orders } from '../../../api/orders/orders.ts'
import { SaleTerms } from '../../../api/quotes/sale-terms.ts'
import { Notifier } from '../../../api/database/notifier.ts'
import { inTransaction } from '../../../api/database/open-database.ts'
import { log } from '../../../api/telemetry/log.ts'
import { momentInAmsterdam } from '../../../rules/calendar/amsterdam.ts'
import { parseDay } from '../../../rules/calendar/day.ts'
import type { BlockName, FeedReading } from '../../../rules/channels/feed-block.ts'
import { book, twoNights } from '../setup/book.ts'
import { losesAnswer } from '../setup/loses-answer.ts'
import { openSetup, type TestSetup } from '../setup/open-setup.ts'

let house: TestSetup
afterEach(() => house.close())

/** A house with so many rooms of one type, each of them linked to a channel, its feed confirmed. */
async function open(rooms: number, channel = 'airbnb', confirmed = true) {
  house = await openSetup({ types: [{ slug: 'knusse-kamer', rooms }] })
  await house.pool.query(`INSERT INTO channel_links (room_id, channel) SELECT id, $1 FROM rooms`, [
    channel,
  ])
  await house.pool.query(
    `INSERT INTO channel_feeds (link_id, url, confirmed) SELECT id, 'https://portal.example/' || id, $1 FROM channel_links`,
    [confirmed],
  )
}

const block = (uid: string, arrival: string, departure: string, name: BlockName = 'sale') => ({
  uid,
  name,
  reference: null,
  from: parseDay(arrival)!,
  until: parseDay(departure)!,
})

async function read(link: number, ...blocks: FeedReading['blocks']) {
  await keep(link, ...blocks)
  await settle()
}

const keep = (link: number, ...blocks: FeedReading['blocks']) =>
  inTransaction(house.pool, (client) =>
    keepReading(client, link, { blocks, problems: [] }, momentInAmsterdam(house.time.now)),
  )

/** One round of any process. */
async function settle() {
  const { app } = house
  const settler = new SettleBlocks(
    app.get(Pool),
    app.get(Acceptance, { strict: false }),
    app.get(Orders, { strict: false }),
    app.get(SaleTerms, { strict: false }),
    app.get(Notifier),
  )
  await settler.settle(momentInAmsterdam(house.time.now))
}

async function blocks(): Promise<string[]> {
  const { rows } = await house.pool.query<{ line: string }>(
    `SELECT concat_ws(' ', link_id, uid, lower(nights), upper(nights), state, CASE WHEN booking_id IS NOT NULL THEN 'booked' END,
       nullif(missing, 0), asks, CASE WHEN failed THEN 'failed' END) AS line FROM feed_blocks ORDER BY id`,
  )
  return rows.map(({ line }) => line)
}

/** Money for the stay from 2 March on, received by hand. */
const receive = () =>
  house.pool.query(
    `INSERT INTO folio_entries (folio_id, kind, method, cents, at) SELECT folio_id, 'received', 'cash', -5000, now() FROM bookings WHERE lower(stay) = '2026-03-02'`,
  )

const bookings = async () =>
  (
    await house.pool.query<Record<string, unknown>>(
      `SELECT b.name, b.source, b.made_by AS "madeBy", b.state, b.payment, b.total_cents AS cents, b.pinned, lower(b.stay)::text AS arrival, r.number AS room
       FROM bookings b LEFT JOIN rooms r ON r.id = b.room_id ORDER BY b.created_at, b.number`,
    )
  ).rows

describe('A sale in a channel’s feed', () => {
  it('becomes a booking of that source, without a price or a name, pinned to no room', async () => {
    await open(1)
    await read(1, block('a', '2026-03-02', '2026-03-04'))
    expect(await blocks()).toEqual(['1 a 2026-03-02 2026-03-04 stay booked'])
    expect(await bookings()).toEqual([
      {
        name: 'Gast van Airbnb',
        source: 'airbnb',
        madeBy: 'channel',
        state: 'confirmed',
        payment: 'by-channel',
        cents: 0,
        pinned: false,
        arrival: '2026-03-02',
        room: 1,
      },
    ])
  })

  it('is one booking however often it is read, also under another UID', async () => {
    await open(1)
    for (const uid of ['a', 'a', 'b']) await read(1, block(uid, '2026-03-02', '2026-03-04'))
    expect(await blocks()).toEqual(['1 b 2026-03-02 2026-03-04 stay booked'])
    expect(await bookings()).toHaveLength(1)
  })

  it('has others move for it where that makes it fit', async () => {
    await open(2)
    await book(house.app, {
      ...twoNights,
      arrival: '2026-03-01',
      departure: '2026-03-03',
      totalCents: 22_000,
    })
    await book(house.app, {
      ...twoNights,
      arrival: '2026-03-03',
      departure: '2026-03-05',
      totalCents: 22_000,
    })
    await read(1, block('a', '2026-03-01', '2026-03-05'))
    expect(await blocks()).toEqual(['1 a 2026-03-01 2026-03-05 stay booked'])
    const rooms = (await bookings()).map(({ room }) => room)
    expect(new Set(rooms).size).toBe(2)
  })

  it('waits, booked double, until a room is free, and then has it by itself', async () => {
    await open(1)
    await book(house.app, twoNights)
    await read(1, block('a', '2026-03-03', '2026-03-05'))
    expect(await blocks()).toEqual(['1 a 2026-03-03 2026-03-05 double'])
    expect(await bookings()).toHaveLength(1)
    await house.pool.query(
      `UPDATE bookings SET state = 'cancelled', hold_until = NULL, promised_until = NULL`,
    )
    await read(1, block('a', '2026-03-03', '2026-03-05'))
    expect(await blocks()).toEqual(['1 a 2026-03-03 2026-03-05 stay booked'])
  })

  it.each([
    ['in a room that was free then', 2, ['stay booked'], [1, 2]],
    ['or is booked double where there is none', 1, ['double'], [1]],
  ])('that has begun is a booking with its first nights, %s', async (_, rooms, state, numbers) => {
    await open(rooms)
    const before = { ...twoNights, arrival: '2026-03-01', departure: '2026-03-03' }
    await book(house.app, { ...before, totalCents: 22_000 })
    house.time.now = Date.parse('2026-03-03T12:00:00Z')
    await read(1, block('a', '2026-03-02', '2026-03-05'))
    expect(await blocks()).toEqual(state.map((each) => `1 a 2026-03-02 2026-03-05 ${each}`))
    expect((await bookings()).map(({ room }) => room)).toEqual(numbers)
  })

  it('is made once by readers at the same time', async () => {
    await open(3)
    const sale = block('a', '2026-03-02', '2026-03-04')
    await Promise.all([read(1, sale), read(1, sale), read(1, sale)])
    expect(await blocks()).toEqual(['1 a 2026-03-02 2026-03-04 stay booked'])
    expect(await bookings()).toHaveLength(1)
  })

  it('is made once by rounds at the same time, while it moves at the channel', async () => {
    await open(3)
    await keep(1, block('a', '2026-03-02', '2026-03-04'), block('b', '2026-03-10', '2026-03-12'))
    const moved = [block('a', '2026-03-05', '2026-03-07'), block('b', '2026-03-11', '2026-03-14')]
    await Promise.all([settle(), settle(), keep(1, ...moved), settle(), settle()])
    await settle()
    expect(await blocks()).toEqual([
      '1 a 2026-03-05 2026-03-07 stay booked',
      '1 b 2026-03-11 2026-03-14 stay booked',
    ])
    expect((await bookings()).map(({ arrival }) => String(arrival)).toSorted()).toEqual([
      '2026-03-05',
      '2026-03-11',
    ])
  })

  it('is made once where the answer of its commit was lost', async () => {
    await open(2)
    await keep(1, block('a', '2026-03-02', '2026-03-04'))
    const pool = house.app.get(Pool)
    const query = pool.query.bind(pool) as (...given: unknown[]) => Promise<unknown>
    vi.spyOn(pool, 'query').mockImplementation(async (...given: unknown[]) => {
      const answer = await query(...given)
      if (String(given[0]).includes('ORDER BY k.first_read_at')) losesAnswer(pool, 'after')
      return answer
    })
    await settle()
    vi.mocked(pool.query).mockRestore()
    expect(await bookings()).toHaveLength(1)
    await read(1, block('a', '2026-03-03', '2026-03-06'))
    expect(await blocks()).toEqual(['1 a 2026-03-03 2026-03-06 stay booked'])
    expect((await bookings()).map(({ arrival }) => arrival)).toEqual(['2026-03-03'])
  })

  it('waits for staff on the first list', async () => {
    await open(1, 'airbnb', false)
    await read(1, block('a', '2026-03-02', '2026-03-04'))
    expect(await blocks()).toEqual(['1 a 2026-03-02 2026-03-04 unconfirmed'])
    expect(await bookings()).toEqual([])
  })
})

describe('A block that cannot be settled', () => {
  it('keeps no other waiting, is shown, and is tried again by the next round', async () => {
    await open(2)
    const moves = block('moves', '2026-03-20', '2026-03-22')
    const goes = block('goes', '2026-03-25', '2026-03-27')
    await read(1, moves, goes)
    await house.pool.query(
      `CREATE FUNCTION fails() RETURNS trigger LANGUAGE plpgsql AS 'BEGIN RAISE EXCEPTION ''%'', NEW; END';
       CREATE TRIGGER fails BEFORE INSERT OR UPDATE OF stay, state ON bookings FOR EACH ROW WHEN (lower(NEW.stay) <> '2026-03-10') EXECUTE FUNCTION fails()`,
    )
    const logged = vi.spyOn(log, 'error').mockImplementation(() => {})
    const others = [block('a', '2026-03-02', '2026-03-04'), block('b', '2026-03-10', '2026-03-12')]
    const after = [...others, block('moves', '2026-03-21', '2026-03-23')]
    await read(1, ...after)
    await read(1, ...after)
    expect(await blocks()).toEqual([
      '1 moves 2026-03-21 2026-03-23 stay booked failed',
      '1 goes 2026-03-25 2026-03-27 gone booked 1 failed',
      '1 a 2026-03-02 2026-03-04 double failed',
      '1 b 2026-03-10 2026-03-12 stay booked',
    ])
    const link = await house.app.get(ChannelLinks, { strict: false }).one(1)
    expect(link!.feed!.blocks.map(({ state, failed }) => `${state} ${failed}`)).toEqual([
      'double true',
      'stay false',
      'stay true',
      'gone true',
    ])
    const lines = logged.mock.calls.map(([line]) => line as { feedBlock: number })
    expect([...new Set(lines.map(({ feedBlock }) => feedBlock))]).toEqual([1, 3, 2])
    expect(JSON.stringify(lines)).not.toContain('Gast van')
    logged.mockRestore()
    await house.pool.query('DROP TRIGGER fails ON bookings')
    await settle()
    expect(await blocks()).toEqual([
      '1 moves 2026-03-21 2026-03-23 stay booked',
      '1 a 2026-03-02 2026-03-04 stay booked',
      '1 b 2026-03-10 2026-03-12 stay booked',
    ])
  })
})

describe('A sale that is gone', () => {
  it('is missing first, and cancelled at the second good read', async () => {
    await open(1)
    const other = block('other', '2026-04-01', '2026-04-02')
    await read(1, block('a', '2026-03-02', '2026-03-04'), other)
    await read(1, other)
    expect(await blocks()).toContain('1 a 2026-03-02 2026-03-04 stay booked 1')
    await read(1, other)
    expect(await blocks()).toEqual(['1 other 2026-04-01 2026-04-02 stay booked'])
    expect((await bookings()).map(({ arrival, state }) => `${arrival} ${state}`)).toEqual([
      '2026-03-02 cancelled',
      '2026-04-01 confirmed',
    ])
    const { rows } = await house.pool.query(
      `SELECT by, data ->> 'mail' AS mail FROM events WHERE kind = 'cancelled'`,
    )
    expect(rows).toEqual([{ by: 'Airbnb', mail: 'false' }])
  })

  it('is for staff to decide, once it has lines on its bill', async () => {
    await open(1)
    const other = block('other', '2026-04-01', '2026-04-02')
    await book(house.app, twoNights)
    await house.pool.query(
      `UPDATE bookings SET source = 'airbnb', state = 'confirmed', hold_until = NULL, promised_until = NULL`,
    )
    await read(1, block('a', '2026-03-02', '2026-03-04'), other)
    expect(await blocks()).toContain('1 a 2026-03-02 2026-03-04 stay booked')
    await read(1, other)
    await read(1, other)
    expect(await blocks()).toContain('1 a 2026-03-02 2026-03-04 stay booked 1 gone-billed')
    expect((await bookings()).map(({ state }) => state)).toEqual(['confirmed', 'confirmed'])
  })

  it('is for staff to decide, once money came for it that has no price yet', async () => {
    await open(1)
    const other = block('other', '2026-04-01', '2026-04-02')
    await read(1, block('a', '2026-03-02', '2026-03-04'), other)
    await receive()
    await read(1, other)
    await read(1, other)
    expect(await blocks()).toContain('1 a 2026-03-02 2026-03-04 stay booked 1 gone-billed')
    expect(await bookings()).toEqual(Array(2).fill(expect.objectContaining({ state: 'confirmed' })))
  })

  it.each([
    ['money came', () => receive(), 'gone-billed'],
    ['its day came', () => (house.time.now += 28 * 86_400_000), 'gone-begun'],
  ])(
    'is for staff to decide, where %s between reading and cancelling',
    async (_, happens, asks) => {
      await open(1)
      const other = block('other', '2026-04-01', '2026-04-02')
      await read(1, block('a', '2026-03-02', '2026-03-04'), other)
      await keep(1, other)
      await keep(1, other)
      expect(await blocks()).toContain('1 a 2026-03-02 2026-03-04 gone booked 1')
      await happens()
      await settle()
      await settle()
      expect(await blocks()).toContain(`1 a 2026-03-02 2026-03-04 stay booked 1 ${asks}`)
      expect(await bookings()).toEqual(
        Array(2).fill(expect.objectContaining({ state: 'confirmed' })),
      )
    },
  )

  it('and waited for a room is forgotten', async () => {
    await open(1)
    await book(house.app, twoNights)
    const other = block('other', '2026-04-01', '2026-04-02')
    await read(1, block('a', '2026-03-03', '2026-03-05'), other)
    await read(1, other)
    await read(1, other)
    expect(await blocks()).toEqual(['1 other 2026-04-01 2026-04-02 stay booked'])
  })

  it('with all others at once is kept, and is to be asked about', async () => {
    await open(1)
    await read(1, block('a', '2026-03-02', '2026-03-04'))
    await read(1)
    await read(1)
    expect(await blocks()).toEqual(['1 a 2026-03-02 2026-03-04 stay booked'])
    const { rows } = await house.pool.query('SELECT emptied FROM channel_feeds')
    expect(rows).toEqual([{ emptied: true }])
  })
})

describe('A sale that moved', () => {
  const stays = async () =>
    (await bookings()).map(({ arrival, room }) => `${String(arrival)} in ${String(room)}`)
  it('has its booking follow, at no price', async () => {
    await open(1)
    await read(1, block('a', '2026-03-02', '2026-03-04'))
    await read(1, block('a', '2026-03-06', '2026-03-09'))
    expect(await blocks()).toEqual(['1 a 2026-03-06 2026-03-09 stay booked'])
    expect(await stays()).toEqual(['2026-03-06 in 1'])
    const { rows } = await house.pool.query(`SELECT by FROM events WHERE kind = 'stay-changed'`)
    expect(rows).toEqual([{ by: 'Airbnb' }])
  })

  it('to nights without a room is booked double, and has one once there is', async () => {
    await open(1)
    await book(house.app, { ...twoNights, arrival: '2026-03-06', departure: '2026-03-08' })
    await read(1, block('a', '2026-03-02', '2026-03-04'))
    await read(1, block('a', '2026-03-07', '2026-03-09'))
    expect(await blocks()).toEqual(['1 a 2026-03-07 2026-03-09 double booked'])
    await house.pool.query(
      `UPDATE bookings SET state = 'cancelled', hold_until = NULL, promised_until = NULL WHERE source = 'own-website'`,
    )
    await read(1, block('a', '2026-03-07', '2026-03-09'))
    expect(await blocks()).toEqual(['1 a 2026-03-07 2026-03-09 stay booked'])
    expect(await stays()).toContain('2026-03-07 in 1')
  })

  it('and waits for a room is for staff to decide, once money came for it', async () => {
    await open(1)
    await book(house.app, { ...twoNights, arrival: '2026-03-06', departure: '2026-03-08' })
    await read(1, block('a', '2026-03-02', '2026-03-04'))
    await read(1, block('a', '2026-03-07', '2026-03-09'))
    await receive()
    await house.pool.query(
      `UPDATE bookings SET state = 'cancelled', hold_until = NULL, promised_until = NULL WHERE source = 'own-website'`,
    )
    await settle()
    expect(await blocks()).toEqual(['1 a 2026-03-07 2026-03-09 double booked moved-billed'])
    expect(await stays()).toContain('2026-03-02 in 1')
  })

  it('is left as staff changed it, while the channel has it as it was', async () => {
    await open(2)
    const sale = block('a', '2026-03-02', '2026-03-04')
    await read(1, sale)
    await house.pool.query(`UPDATE bookings SET stay = '[2026-03-02,2026-03-05)'`)
    await read(1, sale)
    const { rows } = await house.pool.query(`SELECT stay::text FROM bookings`)
    expect(rows).toEqual([{ stay: '[2026-03-02,2026-03-05)' }])
  })
})

describe('A block that closes', () => {
  const closures = async () =>
    (
      await house.pool.query<{ line: string }>(
        `SELECT concat_ws(' ', room_id, lower(nights), upper(nights), reason) AS line FROM closures ORDER BY id`,
      )
    ).rows.map(({ line }) => line)

  it('closes the room, moves, and opens it again', async () => {
    await open(1, 'booking.com')
    await house.pool.query(`UPDATE channel_feeds SET meaning = 'closure'`)
    const other = block('other', '2026-04-01', '2026-04-02', 'either')
    await read(1, block('a', '2026-03-02', '2026-03-04', 'either'), other)
    expect(await closures()).toEqual([
      '1 2026-03-02 2026-03-04 Booking.com',
      '1 2026-04-01 2026-04-02 Booking.com',
    ])
    await read(1, block('a', '2026-03-02', '2026-03-06', 'either'), other)
    expect(await closures()).toContain('1 2026-03-02 2026-03-06 Booking.com')
    await read(1, other)
    await read(1, other)
    expect(await closures()).toEqual(['1 2026-04-01 2026-04-02 Booking.com'])
    expect(await blocks()).toEqual(['1 other 2026-04-01 2026-04-02 closure'])
  })
})
