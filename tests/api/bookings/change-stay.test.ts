import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { StaffBookings } from '../../../api/bookings/new-bookings.ts'
import type { BookingDetailView } from '../../../api/bookings/booking-answer-shapes.ts'
import type { StayWishRequest } from '../../../api/bookings/acts/change-stay.ts'
import type { ApiError } from '../../../api/errors/api-error.ts'
import type { TimelineStep } from '../../../api/timeline/timeline-shape.ts'
import { MONDAY } from '../setup/api-process.ts'
import { changeStay } from '../setup/asked-change.ts'
import { type TestSetup, openSetup } from '../setup/open-setup.ts'
import { emptySetup, occupy, overlaps } from '../setup/overlaps.ts'
import { type SignedIn, signedIn } from '../setup/signed-in.ts'
import { staffOrder } from '../setup/staff-order.ts'
import { type PropertyIds, propertyIds, stayWish } from '../setup/stay-wish.ts'
import { versionOf } from '../setup/version-of.ts'

let setup: TestSetup
let staff: SignedIn
let ids: PropertyIds
beforeAll(async () => {
  setup = await openSetup({
    types: [
      { slug: 'knusse-kamer', rooms: 2 },
      { slug: 'ruime-kamer', rooms: 1 },
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
  await setup.pool.query(`DELETE FROM settings WHERE key = 'readings'`)
})

let keys = 0
/** Two nights for two from Monday 2 March at 220.00, in room 1, paid in cash unless told otherwise. */
async function entered(
  changes: Parameters<typeof staffOrder>[0] = { source: 'own-website', paidBy: 'cash' },
) {
  const { id } = await setup.app
    .get(StaffBookings)
    .book(staffOrder(changes), { staff: 'Marijke', key: `booked-to-change-${keys++}` })
  return id
}
const change = <T = BookingDetailView>(
  id: string,
  wish: Partial<StayWishRequest>,
  more: Parameters<typeof changeStay>[3] = {},
) => changeStay<T>(staff, id, stayWish(ids, wish), more)
const refused = async (...asked: Parameters<typeof change>) => {
  const { status, body } = await change<ApiError>(...asked)
  return [status, body.error.reason]
}
const detail = async (id: string) =>
  (await staff.get<BookingDetailView>(`/api/back-office/bookings/${id}`)).body
const row = async (id: string) =>
  (
    await setup.pool.query<{ pinned: boolean; overrule_reason: string | null }>(
      'SELECT pinned, wanted_room_id, overruled, overrule_reason, overruled_by, adults, child_ages, residents FROM bookings WHERE id = $1',
      [id],
    )
  ).rows[0]
const timeline = async (id: string) =>
  (await staff.get<TimelineStep[]>(`/api/back-office/timelines/booking/${id}`)).body

describe('a change that is carried out', () => {
  it('writes the new stay, its price and its version, and says who changed what', async () => {
    const id = await entered()
    const { status, body } = await change(id, { departure: '2026-03-05', persons: 1 })
    expect(status).toBe(200)
    expect(body).toMatchObject({
      arrival: '2026-03-02',
      departure: '2026-03-05',
      persons: 1,
      nights: 3,
      roomNumber: 1,
      balanceCents: body.totalCents - 22_000,
    })
    expect(body.version).toBeGreaterThan(1)
    expect(body.quote.totalCents).toBe(body.totalCents)
    expect(body.entries.map(({ kind, cents, by, note }) => [kind, cents, by, note])).toEqual([
      ['sold', 22_000, 'Marijke', ''],
      ['received', -22_000, 'Marijke', ''],
      ['changed', body.totalCents - 22_000, 'Beheer', 'stay-changed'],
    ])
    expect((await timeline(id)).find(({ kind }) => kind === 'stay-changed')).toMatchObject({
      by: 'Beheer',
      data: {
        cents: body.totalCents - 22_000,
        stays: {
          from: { departure: '2026-03-04', persons: 2, roomNumber: 1 },
          to: { departure: '2026-03-05', persons: 1, roomNumber: 1 },
        },
      },
    })
  })

  it('leaves what is still to pay open, and a link to pay it with', async () => {
    const id = await entered()
    expect((await change(id, { departure: '2026-03-05' })).body.balanceCents).toBe(11_000)
    const status = await setup.app.inject({ url: `/api/bookings/${id}/status` })
    expect(status.json()).toMatchObject({ balanceCents: 11_000, paymentUrl: expect.any(String) })
  })

  it('has what was paid by hand paid back by hand, and the provider’s money by the provider', async () => {
    const cash = await entered()
    const shorter = { departure: '2026-03-03' }
    expect((await change(cash, shorter)).body).toMatchObject({
      balanceCents: -11_000,
      refundByHand: { cents: 11_000 },
    })
    const online = await entered({ source: 'own-website' })
    await setup.pool.query(
      `WITH paid AS (INSERT INTO payments (id, folio_id, amount_cents, state, received_cents, created_at, updated_at)
         VALUES (gen_random_uuid(), $1, 22000, 'paid', 22000, now(), now()) RETURNING id)
       INSERT INTO folio_entries (folio_id, kind, method, cents, at, by, payment_id) SELECT $1, 'received', 'ideal', -22000, now(), 'provider', id FROM paid`,
      [online],
    )
    expect((await change(online, shorter)).body).toMatchObject({
      balanceCents: -11_000,
      refundByHand: { cents: 0 },
    })
    const { rows } = await setup.pool.query('SELECT cents, state, by FROM refunds')
    expect(rows).toEqual([{ cents: 11_000, state: 'due', by: 'Beheer' }])
  })

  it('and the change back cost nothing together, and owe nobody anything', async () => {
    const id = await entered()
    const { quote } = await detail(id)
    await setup.pool.query(
      'UPDATE room_type_prices SET cents = cents + 500 WHERE room_type_id = $1',
      [ids.types['knusse-kamer']],
    )
    const there = await change(id, { arrival: '2026-03-03', departure: '2026-03-06', persons: 1 })
    expect(there.body.balanceCents).not.toBe(0)
    const back = await change(id, {})
    expect(back.body).toMatchObject({ balanceCents: 0, totalCents: 22_000 })
    expect(back.body.quote).toEqual(quote)
    await setup.pool.query(
      'UPDATE room_type_prices SET cents = cents - 500 WHERE room_type_id = $1',
      [ids.types['knusse-kamer']],
    )
  })

  it('moves others in the same transaction, each with its own event by who changed', async () => {
    const id = await entered()
    const other = await occupy(setup.pool, {
      room: 1,
      arrival: '2026-03-04',
      departure: '2026-03-06',
    })
    await occupy(setup.pool, { room: 2, arrival: '2026-03-01', departure: '2026-03-03' })
    expect((await change(id, { departure: '2026-03-05' })).body.roomNumber).toBe(1)
    const moved = await detail(other)
    expect(moved.roomNumber).toBe(2)
    expect(moved.fieldChanges).toMatchObject([{ field: 'room', from: '1', to: '2', by: 'Beheer' }])
    expect((await detail(id)).fieldChanges).toMatchObject([
      { field: 'departure', from: '2026-03-04', to: '2026-03-05', by: 'Beheer' },
    ])
    expect(await timeline(other)).toContainEqual(
      expect.objectContaining({ kind: 'room-moved', by: 'Beheer', data: { from: '1', to: '2' } }),
    )
    expect(await overlaps(setup.pool)).toBe(0)
  })

  it('takes the room type, at a price of its own, and leaves the old room to others', async () => {
    const id = await entered()
    const { body } = await change(id, { roomTypeId: ids.types['ruime-kamer']! })
    expect(body).toMatchObject({ roomTypeName: 'Ruime kamer', roomNumber: 3, balanceCents: 0 })
    const weekend = { arrival: '2026-03-06', departure: '2026-03-09', persons: 4 }
    const family = await change(id, { ...weekend, roomTypeId: ids.types['familiekamer']! })
    expect(family.body).toMatchObject({ roomNumber: 4, totalCents: 51_900, balanceCents: 29_900 })
  })

  it('keeps ages and residence that are known, and has adults come and go first', async () => {
    const id = await entered({ party: { adults: 2, childAges: [4], residents: 1 } })
    await change(id, { persons: 2 })
    expect(await row(id)).toMatchObject({ adults: 1, child_ages: [4], residents: 1 })
  })

  it('un-pins the booking and gives it a room again, and pins it to one that was asked for (change.room-number)', async () => {
    const id = await entered({ roomId: ids.rooms[2]! })
    expect(await row(id)).toMatchObject({ pinned: true, wanted_room_id: ids.rooms[2] })
    await change(id, { departure: '2026-03-05' })
    expect(await row(id)).toMatchObject({ pinned: false, wanted_room_id: null })
    const asked = await change(id, { departure: '2026-03-05', roomId: ids.rooms[1]! })
    expect(asked.body.roomNumber).toBe(1)
    expect(await row(id)).toMatchObject({ pinned: true, wanted_room_id: ids.rooms[1] })
  })

  it('and undone is as before: dates, room and pin', async () => {
    const id = await entered()
    await change(id, { roomId: ids.rooms[2]! })
    expect(await row(id)).toMatchObject({ pinned: true })
    const undone = await change(id, { roomId: ids.rooms[1]! })
    expect(undone.body).toMatchObject({ roomNumber: 1, balanceCents: 0 })
    expect(await row(id)).toMatchObject({ pinned: false })
  })

  it('asked twice is made once', async () => {
    const id = await entered()
    const press = { requestId: 'press-of-change' }
    await change(id, { departure: '2026-03-05' }, press)
    const { body } = await change(id, { departure: '2026-03-05' }, { ...press, version: 1 })
    expect(body.entries?.filter(({ kind }) => kind === 'changed') ?? []).toHaveLength(1)
  })

  it('to the stay it has changes nothing', async () => {
    const id = await entered()
    expect((await change(id, {})).body).toMatchObject({ version: 1, balanceCents: 0 })
  })

  it('of guests in house lengthens their stay from the day they came', async () => {
    const id = await entered()
    setup.time.now = Date.parse('2026-03-03T12:00:00+01:00')
    expect((await change(id, { departure: '2026-03-06' })).body).toMatchObject({
      arrival: '2026-03-02',
      departure: '2026-03-06',
      balanceCents: 22_000,
    })
  })

  it('of guests in house never moves the day they came, by the agenda no more than by the page', async () => {
    const id = await entered()
    setup.time.now = Date.parse('2026-03-03T12:00:00+01:00')
    const { status, body } = await change<ApiError>(id, {
      arrival: '2026-03-04',
      departure: '2026-03-06',
    })
    expect([status, body.error]).toMatchObject([
      422,
      { refusals: [{ reason: 'has-arrived', text: expect.stringContaining('al begonnen') }] },
    ])
  })

  it('of a booking held unpaid keeps it held, and asks the new sum', async () => {
    const id = await entered({ ...{ source: 'own-website' } })
    await setup.pool.query(
      `UPDATE bookings SET state = 'held', hold_until = $2, promised_until = $2 WHERE id = $1`,
      [id, new Date(MONDAY + 600_000)],
    )
    expect((await change(id, { departure: '2026-03-05' })).body).toMatchObject({
      state: 'held',
      balanceCents: 33_000,
    })
  })
})

describe('a change that is refused', () => {
  it('for a taken night writes nothing', async () => {
    const id = await entered()
    for (const room of [1, 2])
      await occupy(setup.pool, {
        room,
        arrival: '2026-03-04',
        departure: '2026-03-06',
        pinned: true,
      })
    const { status, body } = await change<ApiError>(id, { departure: '2026-03-05' })
    expect(status).toBe(409)
    expect(body.error).toMatchObject({
      reason: 'stay-refused',
      text: 'Er is een datum geselect die reeds bezet is, selecteer een andere datum.',
      suggestions: expect.arrayContaining([expect.objectContaining({ nights: 3 })]),
    })
    expect(await detail(id)).toMatchObject({ departure: '2026-03-04', version: 1, balanceCents: 0 })
  })

  it('says so for a pinned room, a closure, a past arrival, too many persons and no arrangement', async () => {
    const id = await entered()
    await occupy(setup.pool, {
      room: 2,
      arrival: '2026-03-03',
      departure: '2026-03-05',
      pinned: true,
    })
    await setup.pool.query(
      `INSERT INTO closures (nights) VALUES (daterange('2026-03-20', '2026-03-22'))`,
    )
    const reasons = async (wish: Partial<StayWishRequest>) => {
      const { body } = await change<ApiError>(id, wish)
      return body.error.reason === 'stay-refused' && body.error.refusals.map(({ reason }) => reason)
    }
    expect(await reasons({ roomId: ids.rooms[2]! })).toEqual(['room-not-free'])
    expect(await reasons({ arrival: '2026-03-19', departure: '2026-03-21' })).toEqual(['closed'])
    expect(await reasons({ arrival: '2026-02-01' })).toEqual(['arrival-in-past'])
    expect(await reasons({ persons: 4 })).toEqual(['persons-out-of-range'])
    expect(await reasons({ roomTypeId: ids.types['familiekamer']! })).toEqual(['no-arrangement'])
    await setup.pool.query('DELETE FROM closures')
  })

  it('without a reason where staff overrule a warning, and stores the reason that is given', async () => {
    const id = await entered()
    const friday = { arrival: '2026-03-06', departure: '2026-03-07' }
    expect(await refused(id, friday)).toEqual([422, 'overrule-reason-missing'])
    expect((await change(id, friday, { overruleReason: ' Stamgast ' })).status).toBe(200)
    expect(await row(id)).toMatchObject({
      overruled: ['minimum-nights-weekend'],
      overrule_reason: 'Stamgast',
      overruled_by: 'Beheer',
    })
    expect((await change(id, { ...friday, persons: 1 })).status).toBe(200)
    expect((await change(id, {})).status).toBe(200)
    expect(await row(id)).toMatchObject({ overruled: [], overrule_reason: null })
  })

  it('where the total, the moves or the booking are others than were shown', async () => {
    const id = await entered()
    const longer = { departure: '2026-03-05' }
    expect(await refused(id, longer, { shownTotalCents: 1 })).toEqual([409, 'total-changed'])
    expect(await refused(id, longer, { version: 7 })).toEqual([409, 'changed-meanwhile'])
    await occupy(setup.pool, { room: 1, arrival: '2026-03-04', departure: '2026-03-06' })
    await occupy(setup.pool, { room: 2, arrival: '2026-03-01', departure: '2026-03-03' })
    expect(await refused(id, longer, { moves: [] })).toEqual([409, 'changed-meanwhile'])
    expect(await detail(id)).toMatchObject({ departure: '2026-03-04', version: 1 })
  })

  it('of a booking that ended, or is not there', async () => {
    const id = await entered()
    await setup.pool.query(`UPDATE bookings SET state = 'cancelled'`)
    const body = { ...stayWish(ids, { persons: 1 }), requestId: 'press-too-late', version: 1 }
    const url = (booking: string) => `/api/back-office/bookings/${booking}/acts/change-stay`
    const ended = await staff.post<ApiError>(url(id), { ...body, shownTotalCents: 1 })
    expect([ended.status, ended.body.error.reason]).toEqual([409, 'booking-not-changeable'])
    const nowhere = url('00000000-0000-4000-8000-000000000000')
    expect((await staff.post<ApiError>(nowhere, { ...body, shownTotalCents: 1 })).status).toBe(404)
    expect((await staff.post<ApiError>(url(id), body)).status).toBe(400)
  })
})

describe('a pin', () => {
  it('keeps a booking in its room when others need one, until it is taken off', async () => {
    const id = await entered()
    const pin = async (pinned: boolean) =>
      staff.post<BookingDetailView>(`/api/back-office/bookings/${id}/acts/pin-room`, {
        pinned,
        version: await versionOf(setup.pool, id),
        requestId: `press-of-pin-${pinned}`,
      })
    expect((await pin(true)).status).toBe(200)
    expect(await row(id)).toMatchObject({ pinned: true, wanted_room_id: ids.rooms[1] })
    expect((await pin(false)).status).toBe(200)
    expect(await row(id)).toMatchObject({ pinned: false, wanted_room_id: null })
    const steps = await timeline(id)
    expect(
      steps
        .filter(({ kind }) => kind.startsWith('room-'))
        .map(({ kind, by, data }) => [kind, by, data]),
    ).toEqual([
      ['room-pinned', 'Beheer', { room: 1 }],
      ['room-unpinned', 'Beheer', { room: 1 }],
    ])
  })

  it('is refused for a booking that ended', async () => {
    const id = await entered()
    await setup.pool.query(`UPDATE bookings SET state = 'cancelled'`)
    const press = { pinned: true, requestId: 'press-of-pin-late', version: 1 }
    const { status } = await staff.post(`/api/back-office/bookings/${id}/acts/pin-room`, press)
    expect(status).toBe(409)
  })
})
