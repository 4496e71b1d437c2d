import type pg from 'pg'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { inTransaction } from '../../../api/database/open-database.ts'
import { balanceSql, quoteSql } from '../../../api/folios/folios.ts'
import { MONDAY } from '../setup/api-process.ts'
import { book, twoNights } from '../setup/book.ts'
import { type TestSetup, openSetup } from '../setup/open-setup.ts'
import { emptySetup, occupy, overlaps } from '../setup/overlaps.ts'

let setup: TestSetup
beforeAll(async () => {
  setup = await openSetup({
    types: [
      { slug: 'knusse-kamer', rooms: 2 },
      { slug: 'ruime-knusse-kamer', rooms: 1 },
    ],
    processes: 2,
  })
})
afterAll(() => setup.close())
beforeEach(async () => {
  setup.time.now = MONDAY
  await emptySetup(setup.pool)
})

const night = (from: string, until: string) => ({ arrival: from, departure: until })

/** How many wait for a lock of this kind in the property's database. */
async function waitingFor(pool: pg.Pool, kind: string): Promise<number> {
  const { rowCount } = await pool.query(
    `SELECT FROM pg_locks JOIN pg_stat_activity USING (pid) WHERE locktype = $1 AND NOT granted AND datname = current_database()`,
    [kind],
  )
  return rowCount ?? 0
}

async function roomOf(id: string): Promise<number | null> {
  const { rows } = await setup.pool.query<{ number: number }>(
    'SELECT r.number FROM bookings b LEFT JOIN rooms r ON r.id = b.room_id WHERE b.id = $1',
    [id],
  )
  return rows[0]!.number
}

describe('an accepted booking', () => {
  it('is stored with its quote, an attempt to pay, its key and the word to the workflows', async () => {
    const { status, body } = await book(setup.app, {
      ...twoNights,
      notes: ' We komen laat. ',
      arrivalWindow: { from: 960, until: 1020 },
    })
    expect(status).toBe(201)
    expect(body.number).toMatch(/^B202611?\d+$/)
    const { rows } = await setup.pool.query(
      `SELECT state, source, made_by, payment, adults, persons, name, first_name, arrival_from, arrival_until, notes, ${quoteSql('bookings.folio_id')} AS quote, ${balanceSql('bookings.folio_id')} AS balance, total_cents, hold_until, lower(stay)::text AS arrival FROM bookings WHERE id = $1`,
      [body.id],
    )
    expect(rows[0]).toMatchObject({
      state: 'held',
      source: 'own-website',
      made_by: 'guest',
      payment: 'online',
      adults: 2,
      persons: 2,
      name: 'Anna van den Berg',
      first_name: 'Anna',
      arrival_from: 960,
      arrival_until: 1020,
      notes: 'We komen laat.',
      total_cents: 22_000,
      balance: 22_000,
      arrival: '2026-03-02',
      hold_until: new Date(MONDAY + 20 * 60_000),
    })
    expect(
      rows[0].quote.lines.reduce((sum: number, line: { cents: number }) => sum + line.cents, 0),
    ).toBe(22_000)
    const payments = await setup.pool.query('SELECT amount_cents, folio_id FROM payments')
    expect(payments.rows).toEqual([{ amount_cents: 22_000, folio_id: body.id }])
    const outbox = await setup.pool.query('SELECT topic, subject_kind, subject_id FROM outbox')
    expect(outbox.rows).toEqual([
      { topic: 'booking-held', subject_kind: 'booking', subject_id: body.id },
    ])
  })

  it('is 5.00 cheaper under gift-card=discount: the dearer total is refused, the discount is sold', async () => {
    await setup.pool.query(
      `INSERT INTO settings (key, value) VALUES ('readings', '{"gift-card": "discount"}')`,
    )
    const dearer = await book(setup.app, twoNights)
    const cheaper = await book(setup.app, { ...twoNights, totalCents: 21_500 })
    await setup.pool.query(`DELETE FROM settings WHERE key = 'readings'`)
    expect([dearer.status, cheaper.status]).toEqual([409, 201])
    const { rows } = await setup.pool.query(
      `SELECT total_cents, ${quoteSql('bookings.folio_id')} -> 'lines' -> -1 AS last FROM bookings WHERE id = $1`,
      [cheaper.body.id],
    )
    expect(rows[0]).toMatchObject({ total_cents: 21_500, last: { name: 'Cadeaubon', cents: -500 } })
  })

  it('goes to the room that is booked least, not always to the first', async () => {
    const first = await book(setup.app, twoNights)
    const second = await book(setup.app, { ...twoNights, ...night('2026-03-09', '2026-03-11') })
    expect(await roomOf(first.body.id)).not.toBe(await roomOf(second.body.id))
  })

  it('may begin on the day another leaves and end on the day another comes', async () => {
    for (const room of [1, 2]) {
      await occupy(setup.pool, { room, ...night('2026-02-25', '2026-03-02') })
      await occupy(setup.pool, { room, ...night('2026-03-04', '2026-03-08') })
    }
    expect((await book(setup.app, twoNights)).status).toBe(201)
  })

  it('shows in the next answer of the other process', async () => {
    const other = setup.processes[1]!.app
    const quote = () =>
      other.inject({
        url: '/api/quotes?room=ruime-knusse-kamer&arrival=2026-03-02&departure=2026-03-04&persons=2',
      })
    expect((await quote()).json().ok).toBe(true)
    expect((await book(setup.app, { ...twoNights, roomType: 'ruime-knusse-kamer' })).status).toBe(
      201,
    )
    expect((await quote()).json().ok).toBe(false)
  })
})

describe('rooms are re-assigned inside acceptance', () => {
  const both = { ...twoNights, ...night('2026-03-02', '2026-03-04') }

  it('when each night has a free room but no room is free on every night', async () => {
    const early = await occupy(setup.pool, { room: 1, ...night('2026-03-02', '2026-03-03') })
    const late = await occupy(setup.pool, { room: 2, ...night('2026-03-03', '2026-03-04') })
    const { status, body } = await book(setup.app, both)
    expect(status).toBe(201)
    expect(await roomOf(early)).toBe(await roomOf(late))
    expect(await roomOf(body.id)).not.toBe(await roomOf(early))
    const { rows } = await setup.pool.query(`SELECT data FROM events WHERE kind = 'room-moved'`)
    expect(rows).toHaveLength(1)
    expect(rows[0].data).toEqual({
      from: expect.stringMatching(/^\d$/),
      to: expect.stringMatching(/^\d$/),
    })
    expect(await overlaps(setup.pool)).toBe(0)
  })

  it('by what stands when its turn comes: one of those to be moved is just being cancelled', async () => {
    const early = await occupy(setup.pool, { room: 1, ...night('2026-03-02', '2026-03-03') })
    await occupy(setup.pool, { room: 2, ...night('2026-03-03', '2026-03-04') })
    const booking = await inTransaction(setup.pool, async (client) => {
      await client.query(`UPDATE bookings SET state = 'cancelled' WHERE id = $1`, [early])
      const answer = book(setup.app, both)
      await expect.poll(() => waitingFor(setup.pool, 'transactionid')).toBe(1)
      return { answer }
    })
    const { status, body } = await booking.answer
    expect(status).toBe(201)
    expect(await roomOf(body.id)).toBe(1)
    expect((await setup.pool.query(`SELECT FROM events WHERE kind = 'room-moved'`)).rowCount).toBe(
      0,
    )
  })

  it('but not those that staff have pinned', async () => {
    await occupy(setup.pool, { room: 1, ...night('2026-03-02', '2026-03-03'), pinned: true })
    await occupy(setup.pool, { room: 2, ...night('2026-03-03', '2026-03-04'), pinned: true })
    expect((await book(setup.app, both)).status).toBe(409)
  })

  it('nor those of guests who are in the property', async () => {
    await occupy(setup.pool, { room: 1, ...night('2026-02-01', '2026-02-05') })
    await occupy(setup.pool, { room: 2, ...night('2026-02-05', '2026-02-07'), pinned: true })
    expect((await book(setup.app, { ...both, ...night('2026-02-04', '2026-02-06') })).status).toBe(
      409,
    )
  })

  it('never while the booking itself is refused: nothing moves for a visitor who holds too many', async () => {
    const visitor = '203.0.113.9'
    for (const start of ['2026-04-06', '2026-04-13', '2026-04-20']) {
      const departure = start.replace(/\d\d$/, (day) => String(Number(day) + 2).padStart(2, '0'))
      expect(
        (await book(setup.app, { ...twoNights, arrival: start, departure }, { visitor })).status,
      ).toBe(201)
    }
    const early = await occupy(setup.pool, { room: 1, ...night('2026-03-02', '2026-03-03') })
    await occupy(setup.pool, { room: 2, ...night('2026-03-03', '2026-03-04') })
    expect((await book(setup.app, both, { visitor })).status).toBe(429)
    expect(await roomOf(early)).toBe(1)
  })
})

describe('an unpaid hold', () => {
  it('that is past its end gives its room to the next guest, though no worker runs', async () => {
    const only = { ...twoNights, roomType: 'ruime-knusse-kamer' }
    const first = await book(setup.app, only)
    expect((await book(setup.app, only)).status).toBe(409)
    setup.time.now += 20 * 60_000
    const second = await book(setup.processes[1]!.app, only)
    expect(second.status).toBe(201)
    const { rows } = await setup.pool.query(
      'SELECT id, state, hold_until, visitor FROM bookings ORDER BY created_at',
    )
    expect(rows[0]).toEqual({
      id: first.body.id,
      state: 'expired',
      hold_until: null,
      visitor: null,
    })
    const events = await setup.pool.query('SELECT kind FROM events WHERE subject_id = $1', [
      first.body.id,
    ])
    expect(events.rows).toEqual([{ kind: 'expired' }])
  })

  it('counts against its visitor: the fourth is refused, another visitor is not, nor the same one in another property of the street', async () => {
    const visitor = '2001:db8:1:2::17'
    const dates = ['2026-03-02', '2026-03-09', '2026-03-16', '2026-03-23']
    const at = (arrival: string) => ({
      ...twoNights,
      arrival,
      departure: arrival.replace(/\d\d$/, (day) => String(Number(day) + 2).padStart(2, '0')),
    })
    for (const arrival of dates.slice(0, 3))
      expect((await book(setup.app, at(arrival), { visitor })).status).toBe(201)
    const fourth = await book(setup.processes[1]!.app, at(dates[3]!), {
      visitor: '2001:db8:1:2:ffff::1',
    })
    expect(fourth).toMatchObject({ status: 429, body: { error: { reason: 'too-many-holds' } } })
    expect((await book(setup.app, at(dates[3]!), { visitor: '2001:db8:1:3::17' })).status).toBe(201)
  })

  it('may be one more for a browser that made none, behind an address that others hold much at', async () => {
    const visitor = '203.0.113.78'
    const at = (arrival: string, departure: string) => ({ ...twoNights, arrival, departure })
    const asked = [
      at('2026-03-02', '2026-03-04'),
      at('2026-03-09', '2026-03-11'),
      at('2026-03-16', '2026-03-18'),
      at('2026-03-23', '2026-03-25'),
    ]
    for (const stay of asked.slice(0, 3))
      expect((await book(setup.app, stay, { visitor })).status).toBe(201)
    const fourth = await book(setup.app, asked[3]!, { visitor })
    expect(fourth.status).toBe(429)
    expect(fourth.body.error.text).toMatch(
      /wacht tot ze vervallen\. De eerste vervalt om \d\d?\.\d\d\suur\.$/,
    )
    const fresh = { isFirst: true }
    expect((await book(setup.app, { ...asked[3]!, ...fresh }, { visitor })).status).toBe(201)
    const fifth = at('2026-03-30', '2026-04-01')
    expect((await book(setup.app, { ...fifth, ...fresh }, { visitor })).status).toBe(429)
  })

  it('counts by its nights: no visitor holds more than the property allows, whichever process they ask', async () => {
    await setup.pool.query(
      `INSERT INTO settings (key, value) VALUES ('rule-numbers', '{"visitor.nights": 3}')`,
    )
    const visitor = '203.0.113.77'
    const later = { ...twoNights, ...night('2026-03-09', '2026-03-11') }
    expect((await book(setup.app, twoNights, { visitor })).status).toBe(201)
    const second = await book(setup.processes[1]!.app, later, { visitor })
    expect(second).toMatchObject({ status: 429, body: { error: { reason: 'too-many-holds' } } })
    expect(second.body.error.text).toContain('nachten')
    expect((await book(setup.app, later)).status).toBe(201)
    await setup.pool.query(`DELETE FROM settings WHERE key = 'rule-numbers'`)
  })

  it('past its end no longer counts against its visitor', async () => {
    const visitor = '198.51.100.7'
    for (const [arrival, departure] of [
      ['2026-03-02', '2026-03-04'],
      ['2026-03-09', '2026-03-11'],
      ['2026-03-16', '2026-03-18'],
    ]) {
      expect(
        (await book(setup.app, { ...twoNights, arrival, departure }, { visitor })).status,
      ).toBe(201)
    }
    setup.time.now += 20 * 60_000
    expect(
      (
        await book(
          setup.app,
          { ...twoNights, arrival: '2026-03-23', departure: '2026-03-25' },
          { visitor },
        )
      ).status,
    ).toBe(201)
  })

  it('cannot be taken more often than allowed by asking many times at once over two processes', async () => {
    const visitor = '198.51.100.8'
    const weeks = Array.from({ length: 12 }, (_, week) => new Date(Date.UTC(2026, 2, 2 + week * 7)))
    const iso = (date: Date, days: number) =>
      new Date(date.getTime() + days * 86_400_000).toISOString().slice(0, 10)
    const answers = await Promise.all(
      weeks.map((week, i) =>
        book(
          setup.processes[i % 2]!.app,
          { ...twoNights, arrival: iso(week, 0), departure: iso(week, 2) },
          { visitor },
        ),
      ),
    )
    const count = (status: number) => answers.filter((answer) => answer.status === status).length
    expect({ booked: count(201), refused: count(429) }).toEqual({ booked: 3, refused: 9 })
  })
})
