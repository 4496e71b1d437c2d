import { afterAll, beforeAll, expect, it } from 'vitest'
import type { OldSiteReport } from '../../../api/old-site/old-site-report.ts'
import { openEmptyHouse } from '../setup/empty-house.ts'
import type { TestSetup } from '../setup/open-setup.ts'
import { importedInto } from './imported-into.ts'
import { day, oldBooking, oldRoomType } from './some-old-house.ts'

const type = (resourceId: number, stock: number) =>
  oldRoomType({
    ...{ path: `content/services/${resourceId}`, key: `${resourceId}`, resourceId, stock },
    ...{ name: `Type ${resourceId}`, prices: [], facilities: [] },
  })
const house = {
  roomTypes: [type(1, 2), type(2, 1), type(5, 2)],
  bookings: [
    oldBooking('a', { roomNumber: 21 }),
    oldBooking('bb', { roomNumber: 21, cancelled: true }),
    oldBooking('ccc', { roomNumber: 3 }),
  ],
}

let setup: TestSetup
let report: OldSiteReport
beforeAll(async () => {
  setup = await openEmptyHouse()
  report = await importedInto(setup, house)
})
afterAll(() => setup.close())
const numbers = async () =>
  (await setup.pool.query<{ number: number }>('SELECT number FROM rooms ORDER BY number')).rows.map(
    ({ number }) => number,
  )

it('an import makes the documented rooms that the old site counted, and none that a booking names', async () => {
  expect(await numbers()).toEqual([1, 2, 3])
})

it('an import lists a booking of a room that is not there, and a type whose numbers nobody knows', () => {
  expect(report.undecided).toMatchObject([
    { path: 'events/a', roomNumber: 21, takenBy: '', freeRooms: [1, 2] },
  ])
  expect(report.remarks).toContainEqual(
    expect.objectContaining({
      path: 'content/services/5',
      kind: 'undecided',
      before: '2',
      after: '0',
    }),
  )
})

it('an import says so where the room of a booking has another type than was sold', () => {
  expect(report.remarks).toContainEqual(
    expect.objectContaining({ path: 'events/ccc', kind: 'undecided', after: 'kamer 3, Type 2' }),
  )
})

it('an import never brings a room back that staff deleted', async () => {
  await setup.pool.query('DELETE FROM rooms WHERE number = 2')
  await importedInto(setup, house)
  expect(await numbers()).toEqual([1, 3])
})

it('an import never brings a room type back that staff deleted, nor what the export has of it', async () => {
  const night = (text: string, closed: boolean) => ({
    ...{ path: `content/services/6/dates/${text}`, key: text, id: null },
    ...{ night: day(text), booked: 1, closed },
  })
  const [rule] = [{ path: 'content/services/6/minDates/0', key: '0', id: null }]
  const gone = {
    ...type(6, 1),
    occupancy: [night('2026-03-10', false), night('2026-04-01', true)],
    minimumNights: [{ ...rule, day: day('2026-05-01'), nights: 3 }],
  }
  const at = { key: '0', id: null, resourceId: 6, dateId: '2026-04-01', bookedBefore: 1 }
  const whole = { roomTypes: [type(1, 2), gone], vacations: [{ path: 'vacations/0', ...at }] }
  await importedInto(setup, whole)
  await setup.pool.query('DELETE FROM closures')
  await setup.pool.query(`DELETE FROM room_types WHERE name = 'Type 6'`)
  const types = async () =>
    (await setup.pool.query('SELECT name FROM room_types ORDER BY name')).rows as unknown[]
  const before = await types()
  const later = { arrival: day('2026-06-01'), departure: day('2026-06-03') }
  const again = await importedInto(setup, {
    ...whole,
    bookings: [
      ...house.bookings,
      oldBooking('dddd', { roomTypeId: 6, roomNumber: null, ...later }),
    ],
  })
  expect(await types()).toEqual(before)
  expect(again.remarks).toMatchObject([
    { path: 'content/services/6', kind: 'not-taken', about: 'Type 6' },
    {
      path: 'events/dddd',
      kind: 'unreadable',
      about: expect.stringMatching(/^B2026214, Sanne/) as unknown,
    },
  ])
  expect(again.occupancy).toMatchObject({ nights: 0 })
})
