import pg from 'pg'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { Clock } from '../../../api/environment/clock.ts'
import { PublicAddress } from '../../../api/environment/public-address.ts'
import { WordsInForce } from '../../../api/environment/words-in-force.ts'
import { FactsCache } from '../../../api/facts/facts-cache.ts'
import { type FreshDatabase, freshDatabase } from '../../setup/postgres.ts'
import { MONDAY } from '../setup/api-process.ts'
import { furnish } from '../setup/furnish.ts'
import { emptySetup, occupy } from '../setup/overlaps.ts'

let database: FreshDatabase
let pool: pg.Pool
let looks: pg.Pool
let cache: FactsCache

beforeAll(async () => {
  database = await freshDatabase()
  await furnish(database.url)
  pool = new pg.Pool({ connectionString: database.url, max: 20 }).on('error', () => {})
  looks = new pg.Pool({ connectionString: database.url, max: 1 }).on('error', () => {})
})
afterAll(async () => {
  await Promise.all([pool.end(), looks.end()])
  await database.drop()
})
beforeEach(async () => {
  await emptySetup(pool)
  cache = cacheOfItsOwn()
  await cache.fresh()
})
afterEach(() => vi.restoreAllMocks())

const cacheOfItsOwn = () =>
  new FactsCache(
    looks,
    new Clock({ movable: true, today: null, realNow: () => MONDAY }),
    new PublicAddress({ publicUrl: null, port: 3000 }),
    new WordsInForce(),
  )
const stay = (room: number, week: number) => ({
  room,
  arrival: `2026-03-${String(1 + week * 3).padStart(2, '0')}`,
  departure: `2026-03-${String(3 + week * 3).padStart(2, '0')}`,
})
const bookings = async () =>
  (await cache.fresh()).facts.occupancies.map(({ bookingId }) => bookingId).toSorted()

describe('what a process knows of the property', () => {
  it('holds a booking as soon as it is committed, and no longer once it is cancelled, expired or deleted', async () => {
    const ids = [
      await occupy(pool, stay(1, 0)),
      await occupy(pool, stay(2, 0)),
      await occupy(pool, stay(3, 0)),
    ]
    expect(await bookings()).toEqual(ids.toSorted())
    await pool.query(`UPDATE bookings SET state = 'cancelled' WHERE id = $1`, [ids[0]])
    expect(await bookings()).toEqual(ids.slice(1).toSorted())
    await pool.query('DELETE FROM bookings WHERE id = $1', [ids[1]])
    expect(await bookings()).toEqual([ids[2]])
  })

  it('follows a booking to another room, other dates and a longer hold', async () => {
    const id = await occupy(pool, { ...stay(1, 0), holdUntil: new Date(MONDAY + 1000) })
    await pool.query(
      `UPDATE bookings SET room_id = (SELECT id FROM rooms WHERE number = 2), stay = '[2026-05-01,2026-05-03)', hold_until = $2 WHERE id = $1`,
      [id, new Date(MONDAY + 5000)],
    )
    const { facts } = await cache.fresh()
    const room = facts.rooms.find(({ number }) => number === 2)!
    expect(facts.occupancies).toMatchObject([
      {
        bookingId: id,
        roomId: room.id,
        holdUntil: MONDAY + 5000,
        departure: facts.occupancies[0]!.arrival + 2,
      },
    ])
  })

  it('counts what this process has written in what was known last, until a look tells of it', async () => {
    const { facts } = await cache.fresh()
    const mine = {
      bookingId: 'mine',
      roomTypeId: 1,
      roomId: facts.rooms[0]!.id,
      arrival: 1,
      departure: 3,
      pinned: true,
      holdUntil: null,
    }
    cache.remember(mine)
    expect(cache.latest()!.facts.occupancies).toEqual([mine])
    expect((await cache.fresh()).facts.occupancies).toEqual([])
    expect(cache.latest()!.facts.occupancies).toEqual([])
  })

  it('keeps what was written while a look was under way, which may not have seen it', async () => {
    const look = cache.fresh()
    cache.remember({
      bookingId: 'mine',
      roomTypeId: 1,
      roomId: 1,
      arrival: 1,
      departure: 3,
      pinned: true,
      holdUntil: null,
    })
    await look
    expect(cache.latest()!.facts.occupancies).toMatchObject([{ bookingId: 'mine' }])
  })

  it('is not known without asking before the first look, nor after four hundred bookings of its own', async () => {
    expect(cacheOfItsOwn().latest()).toBeNull()
    for (let at = 0; at <= 400; at++)
      cache.remember({
        bookingId: `${at}`,
        roomTypeId: 1,
        roomId: 1,
        arrival: at,
        departure: at + 1,
        pinned: true,
        holdUntil: null,
      })
    expect(cache.latest()).toBeNull()
    await cache.fresh()
    expect(cache.latest()).not.toBeNull()
  })

  it('holds a booking whose transaction began before others were seen and committed after', async () => {
    const slow = await pool.connect()
    await slow.query('BEGIN')
    await slow.query(
      `INSERT INTO outbox (subject_kind, subject_id, topic) VALUES ('booking', gen_random_uuid(), 'test')`,
    )
    const quick = await occupy(pool, stay(1, 0))
    expect(await bookings()).toEqual([quick])
    const { rows } = await slow.query<{ id: string }>(
      `INSERT INTO bookings (id, number, state, source, made_by, payment, room_type_id, room_id, stay, adults, name, email, phone, folio_id, total_cents, created_at, updated_at)
       SELECT gen_random_uuid(), 'late', b.state, b.source, b.made_by, b.payment, b.room_type_id, (SELECT id FROM rooms WHERE number = 2), b.stay, b.adults, b.name, b.email, b.phone,
         b.folio_id, b.total_cents, b.created_at, b.updated_at
       FROM bookings b RETURNING id`,
    )
    expect(await bookings()).toEqual([quick])
    await slow.query('COMMIT')
    slow.release()
    expect(await bookings()).toEqual([quick, rows[0]!.id].toSorted())
  })

  it.each([
    [
      'a price',
      'UPDATE room_type_prices SET cents = cents + 1',
      (facts: Facts) => facts.roomTypes[0]!.prices[0]!.cents,
    ],
    [
      'a room',
      'UPDATE rooms SET active = NOT active WHERE number = 1',
      (facts: Facts) => facts.rooms.find(({ number }) => number === 1)!.active,
    ],
    [
      'a closure',
      `INSERT INTO closures (nights) VALUES ('[2026-07-01,2026-07-05)')`,
      (facts: Facts) => facts.closures.length,
    ],
    [
      'a minimum',
      `INSERT INTO minimum_night_rules (room_type_id, day, nights) SELECT id, '2026-05-05', 3 FROM room_types`,
      (facts: Facts) => facts.minimumNightRules.length,
    ],
    [
      'a season',
      `INSERT INTO seasons (first_night, last_date, cents, source) VALUES ('2027-01-01', '2027-02-01', 500, 'test')`,
      (facts: Facts) => facts.priceList.seasons.length,
    ],
    [
      'a reading',
      `INSERT INTO settings (key, value) VALUES ('readings', '{"season.overlap": "all-added"}')`,
      (facts: Facts) => facts.readings['season.overlap'],
    ],
  ])('holds %s as soon as it has changed', async (_what, change, part) => {
    const before = part((await cache.fresh()).facts)
    await pool.query(change)
    expect(part((await cache.fresh()).facts)).not.toEqual(before)
    await pool.query(`DELETE FROM settings WHERE key = 'readings'`)
  })

  it('is the very same object while nothing changes', async () => {
    await occupy(pool, stay(1, 0))
    const first = await cache.fresh()
    expect(await cache.fresh()).toBe(first)
  })

  it('is the very same object when a booking changes in what takes no room', async () => {
    const id = await occupy(pool, stay(1, 0))
    const first = await cache.fresh()
    await pool.query(`UPDATE bookings SET notes = 'Komt met de fiets.' WHERE id = $1`, [id])
    expect(await cache.fresh()).toBe(first)
    const { rows } = await pool.query('SELECT version FROM bookings WHERE id = $1', [id])
    expect(rows).toEqual([{ version: 2 }])
  })

  it('costs at most two looks for a hundred who ask at once', async () => {
    const query = vi.spyOn(looks, 'query')
    await Promise.all(Array.from({ length: 100 }, () => cache.fresh()))
    expect(query.mock.calls.length).toBeLessThanOrEqual(2)
  })

  it('never lacks a booking that was committed before the question, however both are mixed', async () => {
    await Promise.all(
      [1, 2, 3].map(async (room) => {
        for (let week = 0; week < 9; week++) {
          const id = await occupy(pool, stay(room, week))
          const seen = await Promise.all([bookings(), bookings(), bookings()])
          for (const ids of seen) expect(ids).toContain(id)
        }
      }),
    )
    expect((await bookings()).length).toBe(27)
  })

  it('recovers when the database was gone for a moment', async () => {
    const spy = vi
      .spyOn(looks, 'query')
      .mockImplementationOnce(() => Promise.reject(new Error('Connection terminated')) as never)
    await expect(cache.fresh()).rejects.toThrow('Connection terminated')
    spy.mockRestore()
    const id = await occupy(pool, stay(1, 0))
    expect(await bookings()).toEqual([id])
  })
})

type Facts = Awaited<ReturnType<FactsCache['fresh']>>['facts']
