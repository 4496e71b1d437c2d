import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { StaffBookings } from '../../../api/bookings/new-bookings.ts'
import type {
  ChangeCalendarView,
  StayChangePreviewView,
} from '../../../api/bookings/booking-answer-shapes.ts'
import type { StayWishRequest } from '../../../api/bookings/acts/change-stay.ts'
import type { ApiError } from '../../../api/errors/api-error.ts'
import { MONDAY } from '../setup/api-process.ts'
import { type TestSetup, openSetup } from '../setup/open-setup.ts'
import { emptySetup, occupy } from '../setup/overlaps.ts'
import { type SignedIn, signedIn } from '../setup/signed-in.ts'
import { staffOrder } from '../setup/staff-order.ts'
import { type PropertyIds, propertyIds, stayWish } from '../setup/stay-wish.ts'

let setup: TestSetup
let staff: SignedIn
let ids: PropertyIds
beforeAll(async () => {
  setup = await openSetup({
    types: [
      { slug: 'knusse-kamer', rooms: 2 },
      { slug: 'familiekamer', rooms: 1 },
    ],
  })
  await setup.pool.query(`UPDATE room_types SET kind = 'family' WHERE slug = 'familiekamer'`)
  staff = await signedIn(setup.app)
  ids = await propertyIds(setup.pool)
})
afterAll(() => setup.close())
beforeEach(async () => {
  setup.time.now = MONDAY
  await emptySetup(setup.pool)
})

let keys = 0
/** Two nights for two from Monday 2 March at 220.00, paid in cash unless told otherwise. */
async function entered(
  changes: Parameters<typeof staffOrder>[0] = { source: 'own-website', paidBy: 'cash' },
) {
  const { id } = await setup.app
    .get(StaffBookings)
    .book(staffOrder(changes), { staff: 'Marijke', key: `preview-of-change-${keys++}` })
  return id
}
const preview = <T = StayChangePreviewView>(
  bookingId: string,
  wish: Partial<StayWishRequest> | object,
) =>
  staff.post<T>(`/api/back-office/bookings/${bookingId}/stay-change-preview`, stayWish(ids, wish))

describe('the preview of a change', () => {
  it('shows both sides, the difference to pay and what is open in all', async () => {
    const id = await entered({ source: 'own-website' })
    const { status, body } = await preview(id, { departure: '2026-03-05', persons: 2 })
    expect(status).toBe(200)
    expect(body).toMatchObject({
      version: 1,
      before: { departure: '2026-03-04', nights: 2, persons: 2, roomNumber: 1, totalCents: 22_000 },
      after: { departure: '2026-03-05', nights: 3, roomNumber: 1, totalCents: 33_000 },
      differenceCents: 11_000,
      balanceAfterCents: 33_000,
      onlineCents: 0,
      mailed: true,
      refusals: [],
      moves: [],
    })
  })

  it('shows what is to be paid back, and that it was not paid through the provider', async () => {
    const id = await entered()
    expect((await preview(id, { departure: '2026-03-03' })).body).toMatchObject({
      differenceCents: -11_000,
      balanceAfterCents: -11_000,
      onlineCents: 0,
    })
  })

  it('says that the provider pays back what came through it', async () => {
    const id = await entered({ source: 'own-website' })
    await setup.pool.query(
      `WITH paid AS (INSERT INTO payments (id, folio_id, amount_cents, state, received_cents, created_at, updated_at)
         VALUES (gen_random_uuid(), $1, 22000, 'paid', 22000, now(), now()) RETURNING id)
       INSERT INTO folio_entries (folio_id, kind, method, cents, at, by, payment_id) SELECT $1, 'received', 'ideal', -22000, now(), 'provider', id FROM paid`,
      [id],
    )
    expect((await preview(id, { departure: '2026-03-03' })).body).toMatchObject({
      balanceAfterCents: -11_000,
      onlineCents: 11_000,
    })
  })

  it('names by number and guest who would change rooms', async () => {
    const id = await entered()
    const other = await occupy(setup.pool, {
      room: 1,
      arrival: '2026-03-04',
      departure: '2026-03-06',
    })
    await occupy(setup.pool, { room: 2, arrival: '2026-03-01', departure: '2026-03-03' })
    expect((await preview(id, { departure: '2026-03-05' })).body.moves).toEqual([
      {
        bookingId: other,
        number: expect.any(String),
        guestName: 'Bea Bakker',
        arrival: '2026-03-04',
        departure: '2026-03-06',
        fromRoomNumber: 1,
        roomId: ids.rooms[2],
        roomNumber: 2,
      },
    ])
  })

  it('refuses a taken night with the literal sentence, and names the nearest stays', async () => {
    const id = await entered()
    for (const room of [1, 2])
      await occupy(setup.pool, {
        room,
        arrival: '2026-03-04',
        departure: '2026-03-06',
        pinned: true,
      })
    const { body } = await preview(id, { departure: '2026-03-05' })
    expect(body.refusals).toMatchObject([
      {
        reason: 'taken',
        day: '2026-03-04',
        text: 'Er is een datum geselect die reeds bezet is, selecteer een andere datum.',
      },
    ])
    expect(body.after).toMatchObject({ totalCents: 33_000, roomId: null })
    expect(body.nearest.map(({ arrival, departure }) => [arrival, departure])).toEqual([
      ['2026-03-03', '2026-03-04'],
      ['2026-03-01', '2026-03-04'],
      ['2026-02-28', '2026-03-03'],
    ])
  })

  it('warns staff where a guest would be refused', async () => {
    const id = await entered()
    const { body } = await preview(id, { arrival: '2026-03-06', departure: '2026-03-07' })
    expect(body).toMatchObject({
      refusals: [],
      warnings: [{ reason: 'minimum-nights-weekend' }],
    })
  })

  it('knows who slept in a room since the guests in house came', async () => {
    const id = await entered()
    await occupy(setup.pool, { room: 2, arrival: '2026-03-01', departure: '2026-03-03' })
    setup.time.now = Date.parse('2026-03-03T12:00:00+01:00')
    const inOther = await preview(id, { roomId: ids.rooms[2]! })
    expect(inOther.body.refusals).toMatchObject([{ reason: 'room-not-free' }])
    expect((await preview(id, { departure: '2026-03-06' })).body).toMatchObject({
      refusals: [],
      after: { roomNumber: 1 },
    })
  })

  it('prices a booking that was imported with a total only', async () => {
    const id = await occupy(setup.pool, {
      ...{ room: 1, arrival: '2026-03-02', departure: '2026-03-04' },
      cents: 19_000,
    })
    expect((await preview(id, { departure: '2026-03-03' })).body).toMatchObject({
      before: { totalCents: 19_000 },
      differenceCents: -9_500,
    })
    expect((await preview(id, { departure: '2026-03-05' })).body.differenceCents).toBe(11_000)
  })

  it('takes the family room by its arrangements', async () => {
    const id = await entered()
    const family = { roomTypeId: ids.types.familiekamer!, persons: 4 }
    const weekend = { ...family, arrival: '2026-03-06', departure: '2026-03-09' }
    expect((await preview(id, weekend)).body).toMatchObject({
      refusals: [],
      after: { roomTypeName: 'Familiekamer', roomNumber: 3, totalCents: 51_900 },
    })
    const { body } = await preview(id, { ...weekend, departure: '2026-03-08' })
    expect(body.refusals).toMatchObject([{ reason: 'no-arrangement' }])
    expect(body.after).toBeNull()
  })

  it('is refused for a booking that ended, one that is not there and a wish that cannot be read', async () => {
    const id = await entered()
    await setup.pool.query(`UPDATE bookings SET state = 'cancelled'`)
    const ended = await preview<ApiError>(id, {})
    expect([ended.status, ended.body.error.reason]).toEqual([409, 'booking-not-changeable'])
    expect((await preview('00000000-0000-4000-8000-000000000000', {})).status).toBe(404)
    const wrong = await preview<ApiError>(id, { arrival: '2026-02-30', persons: 0, roomId: 'x' })
    expect(wrong.status).toBe(400)
    expect(
      wrong.body.error.reason === 'invalid-input' &&
        wrong.body.error.fields.map(({ field }) => field),
    ).toEqual(['arrival', 'roomId', 'persons'])
  })
})

describe('the calendar of a change', () => {
  it('has the booking’s own nights free and those of others taken', async () => {
    const id = await entered()
    await occupy(setup.pool, { room: 2, arrival: '2026-03-01', departure: '2026-03-10' })
    await occupy(setup.pool, { room: 1, arrival: '2026-03-04', departure: '2026-03-06' })
    const calendar = (type: string) =>
      staff.get<ChangeCalendarView>(
        `/api/back-office/bookings/${id}/stay-change-calendar?roomTypeId=${ids.types[type] ?? 99}`,
      )
    const { status, body } = await calendar('knusse-kamer')
    expect(status).toBe(200)
    expect(body).toMatchObject({ today: '2026-02-02', persons: [1, 2, 3] })
    const look = (day: string) =>
      body.runs.find(({ from, until }) => from <= day && day < until)?.look
    expect(['2026-03-01', '2026-03-03', '2026-03-04', '2026-03-06'].map(look)).toEqual([
      'free',
      'free',
      'taken',
      'free',
    ])
    expect((await calendar('familiekamer')).body.persons).toEqual([1, 2, 3, 4, 5, 6])
    expect((await calendar('zolder')).status).toBe(404)
  })
})
