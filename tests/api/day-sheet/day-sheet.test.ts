import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { BreakfastOrderAccepted } from '../../../api/breakfast-orders/breakfast-order-shapes.ts'
import type { DaySheetView } from '../../../api/day-sheet/day-sheet-shape.ts'
import type { ApiError } from '../../../api/errors/api-error.ts'
import type { PropertyView } from '../../../api/facts/property-shape.ts'
import { orderBreakfast, threeBoxes } from '../setup/order-breakfast.ts'
import { type TestSetup, openSetup } from '../setup/open-setup.ts'
import { occupy } from '../setup/overlaps.ts'
import { type SignedIn, signedIn } from '../setup/signed-in.ts'

const SHEET = '/api/back-office/day-sheet'
const BREAKFAST = '/api/back-office/settings/breakfast'
/** Its today is Monday 2 February 2026. */
let setup: TestSetup
let staff: SignedIn
const ids: Record<string, string> = {}
beforeAll(async () => {
  setup = await openSetup({ types: [{ slug: 'knusse-kamer', rooms: 6 }] })
  staff = await signedIn(setup.app)
  const { pool } = setup
  const stays = {
    comesLate: [1, '2026-02-02', '2026-02-04'],
    comesEarly: [2, '2026-02-02', '2026-02-03'],
    leavesPaid: [3, '2026-01-30', '2026-02-02'],
    leavesOwing: [4, '2026-02-01', '2026-02-02'],
    stays: [5, '2026-01-31', '2026-02-05'],
    away: [6, '2026-02-01', '2026-02-04'],
    longGone: [6, '2026-01-20', '2026-01-22'],
  } as const
  for (const [name, [room, arrival, departure]] of Object.entries(stays)) {
    const cents = name === 'leavesOwing' ? 10_000 : 0
    ids[name] = await occupy(pool, { room, arrival, departure, cents })
  }
  await pool.query(
    `UPDATE bookings SET name = '' || (SELECT 'Gast ' || number FROM rooms WHERE id = room_id)`,
  )
  await pool.query('UPDATE bookings SET arrival_from = 1020, arrival_until = 1080 WHERE id = $1', [
    ids['comesLate'],
  ])
  await pool.query('UPDATE bookings SET arrival_from = 900, arrival_until = 960 WHERE id = $1', [
    ids['comesEarly'],
  ])
  await pool.query(`UPDATE bookings SET notes = 'Allergisch voor noten' WHERE id = $1`, [
    ids['comesEarly'],
  ])
  await pool.query(
    `UPDATE bookings SET attendance = 'no-show', attendance_at = '2026-02-02T08:00Z' WHERE id = $1`,
    [ids['away']],
  )
})
afterAll(() => setup.close())

const sheet = async (day?: string) =>
  (await staff.get<DaySheetView & ApiError>(day === undefined ? SHEET : `${SHEET}?day=${day}`)).body
const rooms = (some: { roomNumber: number | null }[]) => some.map(({ roomNumber }) => roomNumber)

describe('The day sheet', () => {
  it('is of today: who comes by time, who leaves with the unpaid first, who stays', async () => {
    const of = await sheet()
    expect([of.day, of.today, of.checkIn, of.checkOut]).toEqual([
      '2026-02-02',
      '2026-02-02',
      '15:00–18:00',
      '10:30',
    ])
    expect(rooms(of.arrivals)).toEqual([2, 1])
    expect(of.arrivals.map(({ notes }) => notes)).toEqual(['Allergisch voor noten', ''])
    expect(rooms(of.departures)).toEqual([4, 3])
    expect(of.departures[0]).toMatchObject({ balanceCents: 10_000, paid: false })
    expect(rooms(of.stays)).toEqual([5])
  })

  it('has a breakfast for every guest of the night before, at the hours of the weekday', async () => {
    const { breakfast } = await sheet()
    expect(breakfast).toMatchObject({ hours: '7.00-9.00', persons: breakfast!.tables.length * 2 })
    expect(rooms(breakfast!.tables)).toEqual([3, 4, 5])
    expect((await sheet('2026-02-07')).breakfast).toEqual({
      hours: '8.00-10.00',
      persons: 0,
      tables: [],
    })
  })

  it('has the rooms to clean: dirty ones, and those whose guests leave, with who comes next', async () => {
    await setup.pool.query(
      `INSERT INTO room_cleaning (room_id, dirty, at, by) SELECT id, true, now(), 'Mieke Geurts' FROM rooms WHERE number = 1`,
    )
    const { toClean } = await sheet()
    expect(toClean.map(({ number, dirty, next }) => [number, dirty, next?.arrivalWindow])).toEqual([
      [1, true, { from: 1020, until: 1080 }],
      [3, false, undefined],
      [4, false, undefined],
    ])
    // What is dirty now says nothing of another day.
    expect((await sheet('2026-02-03')).toClean.map(({ number }) => number)).toEqual([2])
  })

  it('has who is in the house though they should have left', async () => {
    const arrived = (attendance: string) =>
      setup.pool.query(
        `UPDATE bookings SET attendance = $2, attendance_at = CASE $2 WHEN 'arrived' THEN '2026-01-20T16:00Z'::timestamptz END WHERE id = $1`,
        [ids['longGone'], attendance],
      )
    await arrived('arrived')
    expect(rooms((await sheet()).departures)).toEqual([4, 3, 6])
    await arrived('expected')
  })

  it('is empty on a day on which nothing happens', async () => {
    expect(await sheet('2026-05-06')).toMatchObject({
      arrivals: [],
      departures: [],
      stays: [],
      deliveries: [],
      toClean: [],
    })
  })

  it('has the breakfast boxes of that day, but for cancelled orders', async () => {
    const { body } = await orderBreakfast(setup.app, { ...threeBoxes, day: '2026-02-09' })
    const { id } = body as BreakfastOrderAccepted
    expect((await sheet('2026-02-09')).deliveries.map((order) => order.id)).toEqual([id])
    expect((await sheet('2026-02-08')).deliveries).toEqual([])
    await setup.pool.query(
      `UPDATE breakfast_orders SET state = 'cancelled', cancelled_because = 'staff', visitor = NULL WHERE id = $1`,
      [id],
    )
    expect((await sheet('2026-02-09')).deliveries).toEqual([])
  })

  it('is refused for a day that does not exist, and to who is not signed in', async () => {
    expect((await sheet('2026-02-30')).error).toMatchObject({
      reason: 'invalid-input',
      fields: [{ field: 'day', text: 'Kies een bestaande dag.' }],
    })
    expect((await setup.app.inject({ url: SHEET })).statusCode).toBe(401)
  })
})

describe('The setting breakfast.included', () => {
  const property = async () =>
    (await setup.app.inject({ url: '/api/property' })).json<PropertyView>()

  it('is on until staff turn it off: then nobody is counted, and guests are told nothing', async () => {
    expect((await staff.get(BREAKFAST)).body).toMatchObject({ included: true })
    expect((await property()).breakfastIncluded).toBe(true)
    expect((await staff.put(BREAKFAST, { included: false })).body).toMatchObject({
      included: false,
    })
    expect((await sheet()).breakfast).toBeNull()
    expect((await property()).breakfastIncluded).toBe(false)
    await staff.put(BREAKFAST, { included: true })
    expect((await sheet()).breakfast).not.toBeNull()
  })

  it('is yes or no', async () => {
    const { status, body } = await staff.put<ApiError>(BREAKFAST, { included: 'soms' })
    expect([status, body.error]).toMatchObject([400, { fields: [{ field: 'included' }] }])
  })
})
