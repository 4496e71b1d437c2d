import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { BookingPlan } from '../../../api/bookings/booking-plan.ts'
import type { OldSiteImport } from '../../../api/old-site/carry-over.ts'
import type { OldHouse } from '../../../rules/old-site/old-house.ts'
import { book, twoNights } from '../setup/book.ts'
import { openEmptyHouse } from '../setup/empty-house.ts'
import { type TestSetup, openSetup } from '../setup/open-setup.ts'
import { importedInto } from './imported-into.ts'
import { day, oldBooking, oldRoomType } from './some-old-house.ts'

let setup: TestSetup
beforeEach(async () => {
  setup = await openEmptyHouse()
})
afterEach(() => setup.close())

const imported = (house: Partial<OldHouse>, given: Partial<OldSiteImport> = {}) =>
  importedInto(setup, house, given)
const all = async (sql: string) => (await setup.pool.query<Record<string, unknown>>(sql)).rows
const BOOKED = `SELECT b.number, b.name, b.state, b.source, b.payment, r.number AS room, lower(b.stay)::text AS arrival, upper(b.stay)::text AS departure,
  b.total_cents AS total, s.balance_cents AS open FROM bookings b LEFT JOIN rooms r ON r.id = b.room_id LEFT JOIN folio_balances s ON s.folio_id = b.folio_id ORDER BY b.number`
const small = { roomTypes: [oldRoomType()] }

describe('an import of the old site', () => {
  it('brings a room type with its rooms, prices and facilities', async () => {
    const report = await imported(small)
    expect(await all('SELECT slug, name, kind, vat_basis_points FROM room_types')).toEqual([
      {
        slug: 'kleine-knusse-kamer',
        name: 'Kleine Knusse kamer',
        kind: 'ordinary',
        vat_basis_points: 900,
      },
    ])
    expect(await all('SELECT number FROM rooms ORDER BY number')).toEqual([
      { number: 1 },
      { number: 2 },
    ])
    expect(await all('SELECT persons, cents FROM room_type_prices ORDER BY persons')).toEqual([
      { persons: 1, cents: 6_950 },
      { persons: 2, cents: 7_950 },
    ])
    expect(report.counts).toContainEqual({
      ...{ noun: 'rooms', found: 2, brought: 2, before: 0, cents: null },
    })
  })

  it('brings a booking with what it was sold for, paid: 2 nights at 79.50 and 9.00 tourist tax', async () => {
    const report = await imported({ ...small, bookings: [oldBooking('a')] })
    expect(await all(BOOKED)).toEqual([
      {
        ...{ number: 'B2026211', name: 'Sanne de Boer', state: 'confirmed', source: 'own-website' },
        ...{ payment: 'paid', room: 1, arrival: '2026-03-10', departure: '2026-03-12' },
        ...{ total: 16_800, open: 0 },
      },
    ])
    expect(
      await all(
        'SELECT item, night::text, cents, vat_category, vat_basis_points FROM folio_lines ORDER BY line',
      ),
    ).toEqual([
      ...['2026-03-10', '2026-03-11'].flatMap((night) => [
        {
          item: 'room-night',
          night,
          cents: 7_950,
          vat_category: 'lodging',
          vat_basis_points: 2_100,
        },
        { item: 'tourist-tax', night, cents: 450, vat_category: 'none', vat_basis_points: 0 },
      ]),
    ])
    expect(report.counts).toContainEqual({
      ...{ noun: 'bookings', found: 1, brought: 1, before: 0, cents: 16_800 },
    })
  })

  it('says that the old site sold it and took its money, not who imports', async () => {
    await imported({ ...small, bookings: [oldBooking('a')] })
    expect(await all('SELECT kind, by FROM folio_entries ORDER BY id')).toEqual([
      { kind: 'sold', by: 'de oude site' },
      { kind: 'received', by: 'de oude site' },
    ])
    expect(await all('SELECT kind, by FROM events')).toEqual([{ kind: 'imported', by: 'Mieke' }])
  })

  it('changes nothing when it is tried, and says what would come', async () => {
    const house = { ...small, bookings: [oldBooking('a')] }
    const tried = await imported(house, { keep: false })
    expect(
      await all(
        'SELECT (SELECT count(*)::int FROM bookings) AS bookings, (SELECT count(*)::int FROM room_types) AS types, (SELECT count(*)::int FROM old_site_rows) AS rows, (SELECT last_value::int FROM booking_number_seq) AS running',
      ),
    ).toEqual([{ bookings: 0, types: 0, rows: 0, running: 1 }])
    expect({ ...(await imported(house)), kept: false }).toEqual(tried)
  })

  it('makes nothing twice, and leaves what staff changed since', async () => {
    const house = { ...small, bookings: [oldBooking('a')] }
    await imported(house)
    await setup.pool.query(`UPDATE bookings SET name = 'Sanne Visser'`)
    const more = { ...house, bookings: [...house.bookings, oldBooking('bb', { roomNumber: 2 })] }
    const again = await imported(more)
    expect((await all(BOOKED)).map(({ name, room }) => ({ name, room }))).toEqual([
      { name: 'Sanne Visser', room: 1 },
      { name: 'Sanne de Boer', room: 2 },
    ])
    expect(again.counts).toContainEqual({
      ...{ noun: 'bookings', found: 2, brought: 1, before: 1, cents: 16_800 },
    })
    expect(await all('SELECT count(*)::int AS types FROM room_types')).toEqual([{ types: 1 }])
  })

  it('takes a cancelled booking with nothing left to pay, and its room is free', async () => {
    const cancelled = oldBooking('a', { cancelled: true })
    await imported({ ...small, bookings: [cancelled, oldBooking('bb')] })
    expect(await all(BOOKED)).toMatchObject([
      { state: 'cancelled', total: 0, open: 0 },
      { state: 'confirmed', total: 16_800, open: 0 },
    ])
  })

  it('leaves an unpaid booking open, to be paid by its link', async () => {
    await imported({ ...small, bookings: [oldBooking('a', { paid: false })] })
    expect(await all(BOOKED)).toMatchObject([{ payment: 'by-link', total: 16_800, open: 16_800 }])
  })

  it('gives a booking without a room number the first room of its type that is free', async () => {
    const bookings = [oldBooking('a'), oldBooking('bb', { roomNumber: null })]
    const report = await imported({ ...small, bookings })
    expect(await all(BOOKED)).toMatchObject([{ room: 1 }, { room: 2 }])
    expect(report.remarks).toMatchObject([
      { path: 'events/bb', kind: 'repaired', after: 'kamer 2' },
    ])
  })

  it('never moves two bookings out of one room: the second waits, with the rooms that are free', async () => {
    const bookings = [
      oldBooking('a'),
      oldBooking('bb', {
        arrival: day('2026-03-11'),
        departure: day('2026-03-14'),
        waits: { reason: 'two-in-one-room', for: 'events/a' },
      }),
    ]
    const report = await imported({ ...small, bookings })
    expect(await all(BOOKED)).toHaveLength(1)
    expect(report.undecided).toMatchObject([
      { path: 'events/bb', roomNumber: 1, takenBy: 'B2026211 Sanne de Boer', freeRooms: [2] },
    ])
    const decided = { ...bookings[1]!, waits: null, roomNumber: 2 }
    expect((await imported({ ...small, bookings: [bookings[0]!, decided] })).undecided).toEqual([])
    expect(await all(BOOKED)).toMatchObject([{ room: 1 }, { room: 2 }])
  })

  it('has its workflow look at what is ahead, which has nothing to mail', async () => {
    const past = { arrival: day('2025-03-10'), departure: day('2025-03-12') }
    await imported({ ...small, bookings: [oldBooking('a'), oldBooking('bb', past)] })
    const rows = await all(`SELECT id, number FROM bookings ORDER BY number`)
    expect(await all('SELECT subject_id FROM subject_dues')).toEqual([
      { subject_id: rows[0]!['id'] },
    ])
    const plan = setup.app.get(BookingPlan)
    for (const { id } of rows)
      for (const at of ['2026-02-02T12:00Z', '2026-03-09T12:00Z', '2026-03-14T12:00Z'])
        expect(plan.plan((await plan.load(String(id)))!, Date.parse(at))).toEqual([])
  })

  it('goes on with the numbers above the highest of the old site', async () => {
    await imported({ ...small, bookings: [oldBooking('a', { number: 'B20261041' })] })
    expect(await all(`SELECT nextval('booking_number_seq')::int AS next`)).toEqual([{ next: 42 }])
  })

  const night = (text: string, booked: number, closed = false) => ({
    ...{ path: `content/services/a/dates/${text}`, key: text, id: null },
    ...{ night: day(text), booked, closed },
  })

  it('compares how full each night was there and is here', async () => {
    const occupancy = [
      night('2026-03-10', 1),
      night('2026-03-11', 2),
      night('2026-03-12', 0),
      night('2026-03-13', 5, true),
    ]
    const report = await imported({
      roomTypes: [oldRoomType({ occupancy })],
      bookings: [oldBooking('a')],
    })
    expect(report.occupancy).toEqual({
      nights: 3,
      differences: [{ night: '2026-03-11', roomType: 'Kleine Knusse kamer', there: 2, here: 1 }],
      notCompared: [{ roomType: 'Kleine Knusse kamer', first: '2026-03-13', last: '2026-03-13' }],
    })
  })

  it('names the nights that the old site did not count, and knows those before a vacation', async () => {
    const report = await imported({
      roomTypes: [
        oldRoomType({
          occupancy: [night('2026-03-11', 0, true), night('2026-12-24', 1)],
        }),
      ],
      bookings: [
        oldBooking('a'),
        oldBooking('bb', { arrival: day('2026-12-24'), departure: day('2026-12-26') }),
      ],
      vacations: [
        {
          path: 'vacations/0',
          key: '0',
          id: null,
          resourceId: 1,
          dateId: '2026-03-11',
          bookedBefore: 2,
        },
        { path: 'vacations/1', key: '1', id: null, resourceId: 1, dateId: 'weg', bookedBefore: 0 },
      ],
    })
    const roomType = 'Kleine Knusse kamer'
    expect(report.occupancy).toEqual({
      nights: 1,
      differences: [{ night: '2026-03-11', roomType, there: 2, here: 1 }],
      notCompared: [
        { roomType, first: '2026-03-10', last: '2026-03-10' },
        { roomType, first: '2026-12-24', last: '2026-12-25' },
      ],
    })
    expect(report.remarks).toMatchObject([
      { path: 'vacations/0', kind: 'not-taken', before: '2026-03-11: 2', about: roomType },
      { path: 'vacations/1', kind: 'not-taken', before: 'weg', about: roomType },
    ])
  })

  it('does not count unpaid family bookings, which the old site did not count', async () => {
    const family = oldRoomType({ resourceId: 4, occupancy: [night('2026-03-10', 0)], prices: [] })
    const held = { area: 'temporary', paid: false, roomTypeId: 4, roomNumber: 12 } as const
    const report = await imported({ roomTypes: [family], bookings: [oldBooking('a', held)] })
    expect(await all(BOOKED)).toMatchObject([{ state: 'held' }])
    expect(report.occupancy).toMatchObject({ nights: 1, differences: [] })
  })
})

describe('an import into a house that runs', () => {
  beforeEach(async () => {
    await setup.close()
    setup = await openSetup()
  })

  it('uses the rooms that are there by their numbers, and never takes one that is booked', async () => {
    await book(setup.app, twoNights)
    const { rows } = await setup.pool.query<{
      number: string
      room: number
      arrival: string
      departure: string
    }>(
      `SELECT b.number, r.number AS room, lower(stay)::text AS arrival, upper(stay)::text AS departure FROM bookings b JOIN rooms r ON r.id = b.room_id`,
    )
    const { number, room, arrival, departure } = rows[0]!
    const report = await imported({
      ...small,
      bookings: [
        oldBooking('a', {
          roomNumber: room,
          arrival: day(arrival),
          departure: day(departure),
          number,
        }),
      ],
    })
    expect(report.undecided).toMatchObject([{ path: 'events/a', number: 'OUD-1' }])
    expect(await all('SELECT count(*)::int AS bookings FROM bookings')).toEqual([{ bookings: 1 }])
  })

  it('refuses a family room behind the door of an ordinary one, and changes nothing', async () => {
    await setup.pool.query('UPDATE rooms SET number = 12 WHERE number = 1')
    const family = oldRoomType({ resourceId: 4, name: 'Familiekamer', prices: [] })
    await expect(imported({ roomTypes: [family] })).rejects.toMatchObject({
      error: { reason: 'invalid-input' },
    })
  })
})
