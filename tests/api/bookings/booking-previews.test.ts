import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { BookingCalendarView } from '../../../api/bookings/booking-entry-shapes.ts'
import type { BookingPreview } from '../../../rules/bookings/preview-booking.ts'
import type { ApiError } from '../../../api/errors/api-error.ts'
import { type TestSetup, openSetup } from '../setup/open-setup.ts'
import { emptySetup, occupy } from '../setup/overlaps.ts'
import { type SignedIn, signedIn } from '../setup/signed-in.ts'

let setup: TestSetup
let staff: SignedIn
beforeAll(async () => {
  setup = await openSetup({
    types: [
      { slug: 'knusse-kamer', rooms: 2 },
      { slug: 'ruime-knusse-kamer', rooms: 1 },
      { slug: 'familiekamer', rooms: 1 },
    ],
  })
  await setup.pool.query(`UPDATE room_types SET kind = 'family' WHERE slug = 'familiekamer'`)
  staff = await signedIn(setup.app)
})
afterAll(() => setup.close())
beforeEach(() => emptySetup(setup.pool))

const asked = {
  roomTypeId: 1,
  roomId: null,
  arrival: '2026-03-02',
  departure: '2026-03-04',
  persons: 2,
}
const preview = (changes: object = {}) =>
  staff.post<BookingPreview & ApiError>('/api/back-office/booking-previews', {
    ...asked,
    ...changes,
  })
const looked = async (changes: object = {}) => (await preview(changes)).body

describe('what stands beside the form that adds a booking', () => {
  it('is the quote line by line, and the room that the guests get', async () => {
    expect(await looked()).toMatchObject({
      stay: {
        ok: true,
        quote: { totalCents: 22_000, lines: { length: 6 } },
        warnings: [],
        moves: 0,
        refusedExtras: [],
      },
      elsewhere: [],
    })
  })

  it('is, without dates or persons, the prices to choose from and the rooms', async () => {
    const body = await looked({ arrival: null, departure: null, persons: null })
    expect(body).toMatchObject({
      options: [
        { persons: 1, cents: 8500 },
        { persons: 2, cents: 9500 },
        { persons: 3, cents: 10_500 },
      ],
      rooms: [
        { number: 1, standing: null },
        { number: 2, standing: null },
      ],
      stay: null,
    })
    expect((await looked({ roomTypeId: 3, persons: null })).options).toEqual(
      [1, 2, 3, 4, 5, 6].map((persons) => ({ persons, cents: null })),
    )
  })

  it('has its prices in their own order, lowest first (BO §2)', async () => {
    await setup.pool.query(
      'UPDATE room_type_prices SET cents = 8000 WHERE room_type_id = 2 AND persons = 3',
    )
    const { options } = await looked({ roomTypeId: 2, persons: null })
    expect(options.map(({ persons }) => persons)).toEqual([3, 1, 2])
  })

  it('puts free rooms first, and says what must move', async () => {
    await occupy(setup.pool, { room: 1, arrival: '2026-03-03', departure: '2026-03-05' })
    const body = await looked()
    expect(body.rooms.map(({ number, standing }) => [number, standing])).toEqual([
      [2, 'free'],
      [1, 'after-moves'],
    ])
    const { stay } = await looked({ roomId: body.rooms[1]!.id })
    expect(stay).toMatchObject({ ok: true, roomId: body.rooms[1]!.id, moves: 1 })
  })

  it('says of a taken room what else is free: other types and the nearest dates', async () => {
    for (const room of [1, 2])
      await occupy(setup.pool, { room, arrival: '2026-03-01', departure: '2026-03-03' })
    expect(await looked()).toMatchObject({
      stay: {
        ok: false,
        refusals: [{ reason: 'taken', day: '2026-03-02' }],
        suggestions: [{ arrival: '2026-03-03' }, {}, {}],
      },
      elsewhere: [{ id: 2, totalCents: 22_000 }],
    })
  })

  it('warns of minimum nights and of the closed season', async () => {
    const warnings = async (changes: object) => {
      const { stay } = await looked(changes)
      return stay?.ok ? stay.warnings.map(({ reason }) => reason) : stay
    }
    expect(await warnings({ arrival: '2026-03-06', departure: '2026-03-07' })).toEqual([
      'minimum-nights-weekend',
    ])
    expect(await warnings({ arrival: '2026-12-24', departure: '2026-12-26' })).toEqual([
      'closed-season',
    ])
  })

  it('has the extras in its lines, and says which cannot be had', async () => {
    const flowers = { id: 'flowers', pieces: 2 }
    expect(await looked({ extras: [flowers] })).toMatchObject({
      stay: { quote: { totalCents: 24_500 }, refusedExtras: [] },
    })
    expect(await looked({ extras: [flowers, { id: 'business-day', pieces: 1 }] })).toMatchObject({
      stay: {
        quote: { totalCents: 22_000 },
        refusedExtras: [{ id: 'business-day', text: 'Vanaf 5 personen.' }],
      },
    })
    // Staff keep the extras themselves: one may have gone while the form was open.
    expect(await looked({ extras: [{ id: 'helicopter', pieces: 1 }] })).toMatchObject({
      stay: {
        quote: { totalCents: 22_000 },
        refusedExtras: [{ id: 'helicopter', text: 'Deze extra is er niet.' }],
      },
    })
  })

  it('asks for ages and residence only where the tax in force looks at them, and counts them', async () => {
    expect((await looked()).asks).toEqual({ childAgeLimit: null, residents: false })
    await setup.pool.query(
      'UPDATE tourist_tax_tariffs SET child_age_limit = 12, residents_exempt = true',
    )
    const body = await looked({ persons: 3, childAges: [4], residents: 1 })
    await setup.pool.query(
      'UPDATE tourist_tax_tariffs SET child_age_limit = NULL, residents_exempt = false',
    )
    // 2 × (105.00 for three + 10.00 season + 2.50 for the one who pays)
    expect(body).toMatchObject({
      asks: { childAgeLimit: 12, residents: true },
      stay: { quote: { totalCents: 23_500 } },
    })
  })

  it.each([
    [{ roomTypeId: 99 }, 404],
    [{ persons: 2, childAges: [30] }, 400],
    [{ arrival: 'morgen' }, 400],
    [{ roomTypeId: 2 ** 40 }, 400],
    [{ extras: [{ id: 7, pieces: 1 }] }, 400],
  ])('refuses what it cannot read (%j) with %i', async (changes, status) => {
    expect((await preview(changes)).status).toBe(status)
  })

  it('writes nothing', async () => {
    await preview()
    expect((await setup.pool.query('SELECT FROM bookings')).rowCount).toBe(0)
    expect((await setup.pool.query('SELECT FROM outbox')).rowCount).toBe(0)
  })
})

describe('the nights of the date picker for staff', () => {
  const calendar = async (id: number) =>
    (await staff.get<BookingCalendarView>(`/api/back-office/booking-calendars/${id}`)).body

  it('are runs, with the taken ones and the closed season apart', async () => {
    for (const room of [1, 2])
      await occupy(setup.pool, { room, arrival: '2026-03-02', departure: '2026-03-04' })
    const { today, runs } = await calendar(1)
    expect(today).toBe('2026-02-02')
    expect(runs.slice(0, 4)).toEqual([
      { from: '2026-02-02', until: '2026-03-02', look: 'free' },
      { from: '2026-03-02', until: '2026-03-04', look: 'taken' },
      { from: '2026-03-04', until: '2026-12-24', look: 'free' },
      { from: '2026-12-24', until: '2027-01-06', look: 'season' },
    ])
  })

  it('of an unknown type are not found', async () => {
    expect((await staff.get('/api/back-office/booking-calendars/99')).status).toBe(404)
    expect((await staff.get('/api/back-office/booking-calendars/x')).status).toBe(404)
  })
})
