import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { formatEuro } from '../../../rules/money/format-euro.ts'
import type { OldHouse } from '../../../rules/old-site/old-house.ts'
import { openEmptyHouse } from '../setup/empty-house.ts'
import type { TestSetup } from '../setup/open-setup.ts'
import { importedInto } from './imported-into.ts'
import { oldOrder, oldPayment } from './some-old-books.ts'
import { day, oldBooking, oldRoomType } from './some-old-house.ts'

let setup: TestSetup
beforeEach(async () => {
  setup = await openEmptyHouse()
})
afterEach(() => setup.close())
const all = async (sql: string) => (await setup.pool.query<Record<string, unknown>>(sql)).rows
const imported = (house: Partial<OldHouse>) => importedInto(setup, house)
const below = (list: string, key: string) => ({ path: `${list}/${key}`, key, id: null })

describe('an import of pending payments', () => {
  it('brings each order without a number, once for all its tries, the paid one first', async () => {
    const { remarks } = await imported({
      bookings: [oldBooking('a', { number: null })],
      roomTypes: [oldRoomType()],
      breakfastOrders: [oldOrder('a', { number: null })],
      payments: [
        oldPayment('bb', { number: null }),
        oldPayment('ccc', { number: 'P20260' }),
        oldPayment('dddd', { number: 'P20260', paid: true }),
        oldPayment('eeeee', { number: null, boxes: null, name: 'Wie' }),
      ],
    })
    expect(await all('SELECT number, state FROM breakfast_orders ORDER BY number')).toEqual([
      { number: 'OUD-P1', state: 'confirmed' },
      { number: 'OUD-P2', state: 'placed' },
      { number: 'P20260', state: 'confirmed' },
    ])
    expect(remarks).toContainEqual(
      expect.objectContaining({ path: 'content/orders/a', kind: 'repaired', after: 'OUD-P1' }),
    )
    expect(remarks).toContainEqual(
      expect.objectContaining({
        path: 'temp-payments/eeeee',
        kind: 'not-taken',
        about: 'Wie, vr 20 feb 2026',
      }),
    )
    expect(await all(`SELECT count(*)::int AS ways FROM old_site_rows WHERE path ~ 'temp-pay'`)) //
      .toEqual([{ ways: 3 }])
  })

  it('takes an order and a booking for paid when their payment is, and says so', async () => {
    const { remarks } = await imported({
      roomTypes: [oldRoomType()],
      bookings: [oldBooking('a', { paid: false })],
      breakfastOrders: [oldOrder('a', { paid: false })],
      payments: [
        oldPayment('bb', { number: oldBooking('a').number, boxes: null, paid: true }),
        oldPayment('ccc', { number: oldOrder('a').number, paid: true }),
      ],
    })
    expect(await all('SELECT balance_cents AS open FROM folio_balances')) //
      .toMatchObject([{ open: 0 }, { open: 0 }])
    expect(remarks.filter(({ kind }) => kind === 'undecided').map(({ path }) => path)).toEqual([
      'events/a',
      'content/orders/a',
    ])
  })
})

describe('an import says what it makes of', () => {
  it('an order without a time: the first time, for a person to look at when it is ahead', async () => {
    const { remarks } = await imported({
      roomTypes: [oldRoomType()],
      breakfastOrders: [
        oldOrder('a', { slot: null }),
        oldOrder('bb', { slot: null, day: day('2025-06-01') }),
      ],
    })
    expect(remarks.map(({ path, kind, after }) => [path, kind, after])).toEqual([
      ['content/orders/a', 'undecided', '9.00'],
      ['content/orders/bb', 'repaired', '9.00'],
    ])
  })

  it('prices of the family room, and what a room type that is here has otherwise', async () => {
    const price = (key: string, cents: number) => ({
      ...{ ...below('content/services/f/prices', key), persons: 4, cents },
    })
    const family = oldRoomType({
      ...{ ...below('content/services', 'f'), resourceId: 4, name: 'Familiekamer' },
      ...{ prices: [price('0', 44_900)], facilities: [] },
    })
    const first = await imported({ roomTypes: [oldRoomType(), family] })
    expect(first.remarks).toMatchObject([
      {
        path: 'content/services/f/prices/0',
        kind: 'not-taken',
        before: `4 p: ${formatEuro(44_900)}`,
      },
    ])
    await setup.pool.query('UPDATE room_type_prices SET cents = 8_000 WHERE persons = 2')
    await setup.pool.query('DELETE FROM old_site_rows')
    const { remarks } = await imported({ roomTypes: [oldRoomType()] })
    expect(remarks).toMatchObject([
      {
        path: 'content/services/a/prices/1',
        before: `2 p: ${formatEuro(7_950)}`,
        after: `2 p: ${formatEuro(8_000)}`,
      },
    ])
  })

  it('a cancelled booking that was paid to the house, with its sum, and one of a channel needs no word', async () => {
    const { remarks } = await imported({
      roomTypes: [oldRoomType()],
      bookings: [
        oldBooking('a', { cancelled: true }),
        oldBooking('bb', { cancelled: true, source: 'booking.com' }),
      ],
    })
    expect(remarks).toMatchObject([
      { path: 'events/a', kind: 'undecided', before: formatEuro(16_800), after: formatEuro(0) },
    ])
  })
})

describe('a number of the old site', () => {
  it('that another booking or order has here gives way to a new one, if the record is brought', async () => {
    await imported({
      roomTypes: [oldRoomType()],
      bookings: [oldBooking('a', { number: 'B20262' })],
      breakfastOrders: [oldOrder('a', { number: 'P20262' })],
    })
    const { remarks } = await imported({
      roomTypes: [oldRoomType()],
      bookings: [
        oldBooking('a', { number: 'B20262' }),
        oldBooking('bb', { number: 'B20262', roomTypeId: 9 }),
        oldBooking('ccc', { number: 'B20262', roomNumber: 2 }),
      ],
      breakfastOrders: [oldOrder('bb', { number: 'P20262' })],
    })
    expect(remarks.map(({ path, kind, before, after }) => [path, kind, before, after])).toEqual([
      ['events/bb', 'unreadable', expect.stringMatching(/^type 9, B20262, Sanne/), null],
      ['events/ccc', 'repaired', 'B20262', 'OUD-1'],
      ['content/orders/bb', 'repaired', 'P20262', 'OUD-P1'],
    ])
  })

  it('that is far too high is told, and ours do not go on from it', async () => {
    const bookings = [oldBooking('a', { number: 'B20262999999' }), oldBooking('bb')]
    bookings[1]!.roomNumber = 2
    const { remarks } = await imported({ roomTypes: [oldRoomType()], bookings })
    expect(remarks).toMatchObject([{ path: 'events/a', kind: 'undecided' }])
    expect(await all(`SELECT nextval('booking_number_seq')::int AS next`)).toEqual([{ next: 13 }])
  })
})
