import { afterEach, beforeEach, expect, it } from 'vitest'
import type { OldSiteImport } from '../../../api/old-site/carry-over.ts'
import type { OldBooking } from '../../../rules/old-site/old-house.ts'
import { openEmptyHouse } from '../setup/empty-house.ts'
import type { TestSetup } from '../setup/open-setup.ts'
import { importedInto } from './imported-into.ts'
import { oldOrder } from './some-old-books.ts'
import { day, oldBooking, oldRoomType } from './some-old-house.ts'

let setup: TestSetup
beforeEach(async () => {
  setup = await openEmptyHouse()
})
afterEach(() => setup.close())

const imported = (bookings: OldBooking[], given: Partial<OldSiteImport> = {}) =>
  importedInto(
    setup,
    { roomTypes: [oldRoomType()], bookings, breakfastOrders: [oldOrder('a')] },
    given,
  )

it('what is changed or gone on the old site since an import is told of, and stays as it is here', async () => {
  const second = oldBooking('bb', { roomNumber: 2 })
  const later = { arrival: day('2026-04-01'), departure: day('2026-04-03') }
  await imported([oldBooking('a'), second, oldBooking('ccc', later)])
  const moved = { ...second, arrival: day('2026-03-09'), paid: false }
  const again = await imported([oldBooking('a', { cancelled: true }), moved])
  expect(again.remarks.map(({ path, kind, after }) => [path, kind, after])).toEqual([
    [
      'events/a',
      'undecided',
      'B2026211, Sanne de Boer, kamer 1, 2026-03-10 – 2026-03-12, betaald, geannuleerd',
    ],
    [
      'events/bb',
      'undecided',
      'B2026212, Sanne de Boer, kamer 2, 2026-03-09 – 2026-03-12, onbetaald',
    ],
    ['events/ccc', 'undecided', null],
  ])
  const { rows } = await setup.pool.query('SELECT DISTINCT state FROM bookings')
  expect(rows).toEqual([{ state: 'confirmed' }])
})

it('a booking that came into the room a person chose is no other booking when it comes again', async () => {
  const decided = { decisions: { 'events/bb': 2 } }
  await imported([oldBooking('a'), oldBooking('bb', { roomNumber: 2 })], decided)
  const waits = { reason: 'two-in-one-room', for: 'events/a' } as const
  const again = await imported([oldBooking('a'), oldBooking('bb', { waits })])
  expect(again).toMatchObject({ remarks: [], undecided: [] })
})
