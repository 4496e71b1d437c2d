import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { formatEuro } from '../../../rules/money/format-euro.ts'
import type { OldHouse } from '../../../rules/old-site/old-house.ts'
import { oldEvent } from '../../rules/old-site/old-tree.ts'
import { readOldHouse } from '../../rules/old-site/read-old-house.ts'
import { openEmptyHouse } from '../setup/empty-house.ts'
import type { TestSetup } from '../setup/open-setup.ts'
import { importedInto } from './imported-into.ts'
import { oldOrder, oldSale } from './some-old-books.ts'
import { day, oldBooking, oldRoomType } from './some-old-house.ts'

let setup: TestSetup
beforeEach(async () => {
  setup = await openEmptyHouse()
})
afterEach(() => setup.close())
const all = async (sql: string) => (await setup.pool.query<Record<string, unknown>>(sql)).rows
/** The remarks of an import, in short. */
const toldOf = async (house: Partial<OldHouse>) =>
  (await importedInto(setup, { roomTypes: [oldRoomType()], ...house })).remarks.map(
    ({ path, kind, before, after }) => [path, kind, before, after],
  )
const below = (list: string, key: string) => ({ path: `${list}/${key}`, key, id: null })

describe('an import of the old site', () => {
  it('keeps two room types of one name apart, each with its own rooms', async () => {
    const twin = { ...below('content/services', 'b'), resourceId: 2, description: 'Beneden.' }
    await importedInto(setup, {
      roomTypes: [oldRoomType(), oldRoomType({ ...twin, prices: [], facilities: [] })],
    })
    expect(
      await all(`SELECT t.description, array_agg(r.number ORDER BY r.number) AS rooms
        FROM room_types t JOIN rooms r ON r.room_type_id = t.id GROUP BY t.id ORDER BY t.id`),
    ).toEqual([
      { description: 'Onder de pannen.', rooms: [1, 2] },
      { description: 'Beneden.', rooms: [3, 4] },
    ])
  })

  it('says of a cancelled booking that its room is not here, or is one of another type', async () => {
    const other = oldRoomType({
      ...{ ...below('content/services', 'b'), resourceId: 2, name: 'Tuinkamer', stock: 1 },
      ...{ prices: [], facilities: [] },
    })
    const bookings = [
      oldBooking('a', { cancelled: true, source: 'airbnb', roomNumber: 7 }),
      oldBooking('bb', { cancelled: true, source: 'airbnb', roomNumber: 3 }),
    ]
    expect(await toldOf({ roomTypes: [oldRoomType(), other], bookings })).toEqual([
      ['events/a', 'repaired', 'kamer 7', null],
      ['events/bb', 'repaired', 'type 1', 'kamer 3, Tuinkamer'],
    ])
  })

  it('says of an order that its prices come to another sum, or that it has none: 2 at 13.95 and 3.95 are 31.85, not 30.00', async () => {
    const breakfastOrders = [
      oldOrder('a', { totalCents: 3_000 }),
      oldOrder('bb', { totalCents: null, unitCents: null, deliveryCents: null }),
      oldOrder('ccc', { unitCents: null }),
      oldOrder('dddd'),
    ]
    expect(await toldOf({ breakfastOrders })).toEqual([
      ['content/orders/a', 'undecided', formatEuro(3_185), formatEuro(3_000)],
      ['content/orders/bb', 'undecided', null, formatEuro(0)],
    ])
  })

  it('says of an order that the booking it names is not here', async () => {
    const bookingNumber = oldBooking('a').number!
    const breakfastOrders = [
      oldOrder('a', { bookingNumber }),
      oldOrder('bb', { bookingNumber: 'B20239' }),
    ]
    expect(await toldOf({ bookings: [oldBooking('a')], breakfastOrders })).toEqual([
      ['content/orders/bb/bookingsId', 'not-taken', 'B20239', null],
    ])
  })

  it('says of a price that no night or box can have that it is unreadable, and brings all the rest', async () => {
    const { house, remarks } = readOldHouse({
      events: { a: oldEvent({ singlePrice: 999_999, totalNights: 900 }) },
      content: { orders: { a: { unitPrice: 999_999, amount: 1_000, date: '2026,2,4' } } },
    })
    expect(
      remarks.filter(({ kind }) => kind === 'unreadable').map(({ path, before }) => [path, before]),
    ).toEqual([
      ['events/a/singlePrice', '999999'],
      ['content/orders/a/unitPrice', '999999'],
    ])
    await toldOf({ ...house, roomTypes: [oldRoomType({ resourceId: 2 })] })
    expect(await all('SELECT cents FROM folio_entries')).toEqual([{ cents: 0 }, { cents: 0 }])
  })

  it('binds an order to the booking that it names, and not to another guest’s of that number', async () => {
    const number = oldBooking('a').number!
    await toldOf({ bookings: [oldBooking('ours', { number })] })
    await setup.pool.query('DELETE FROM old_site_rows')
    const bookings = [oldBooking('a', { roomNumber: 2 })]
    const first = oldOrder('a', { bookingNumber: number })
    expect(await toldOf({ bookings, breakfastOrders: [first] })).toEqual([
      ['events/a', 'repaired', number, 'OUD-1'],
    ])
    const second = oldOrder('bb', { bookingNumber: number })
    expect(await toldOf({ breakfastOrders: [first, second] })).toEqual([
      ['content/orders/bb/bookingsId', 'not-taken', number, null],
      ['events/a', 'undecided', null, null],
    ])
    expect(
      await all(`SELECT o.number, b.number AS stay
        FROM breakfast_orders o LEFT JOIN bookings b ON b.id = o.booking_id ORDER BY o.number`),
    ).toEqual([
      { number: first.number, stay: 'OUD-1' },
      { number: second.number, stay: null },
    ])
  })

  it('says of a product what is otherwise here, field by field', async () => {
    const product = { deliveryCents: null, vatBasisPoints: 2_100, stock: null }
    const products = [
      {
        ...below('content/products', 'a'),
        ...product,
        name: 'borg',
        cents: 5_000,
        vatBasisPoints: 950,
      },
      {
        ...{ ...below('content/products', 'b'), ...product, name: 'Ontbijtbox', cents: 1_395 },
        ...{ deliveryCents: 395, vatBasisPoints: 900, stock: 40 },
      },
      { ...below('content/products', 'c'), ...product, name: 'Kinderzitje', cents: 500 },
    ]
    expect(await toldOf({ products })).toEqual([
      [
        ...['content/products/a', 'not-taken'],
        ...[`borg, ${formatEuro(5_000)}, 9,5% btw`, `Borg, ${formatEuro(5_000)}, 0% btw`],
      ],
      [
        ...['content/products/b', 'not-taken'],
        `Ontbijtbox, ${formatEuro(1_395)}, bezorgen ${formatEuro(395)}, 9% btw, 40 stuks`,
        `Ontbijtbox, ${formatEuro(1_395)}, bezorgen ${formatEuro(395)}, 9% btw`,
      ],
    ])
  })

  it('says of a product the VAT that is the law on that day: 19% there is 20% here where that is the rate', async () => {
    await setup.pool.query(`UPDATE vat_rates SET basis_points = 2000 WHERE category = 'standard'`)
    const product = { deliveryCents: null, vatBasisPoints: 1_900, stock: null }
    const products = [{ ...below('content/products', 'a'), ...product, name: 'Tas', cents: 500 }]
    expect(await toldOf({ products })).toEqual([
      [
        ...['content/products/a', 'not-taken'],
        ...[`Tas, ${formatEuro(500)}, 19% btw`, `Tas, ${formatEuro(500)}, 20% btw`],
      ],
    ])
  })

  it('says of a sale that its prices leave no room for its discount', async () => {
    const sales = [
      oldSale('a', { totalCents: 1_200 }),
      oldSale('b', { totalCents: 1_000 }),
      oldSale('c'),
    ]
    expect(await toldOf({ sales })).toEqual([
      ['content/cashdesk/a', 'repaired', `${formatEuro(1_000)}, vaste gast`, formatEuro(1_200)],
      ['content/cashdesk/b', 'repaired', `${formatEuro(1_000)}, vaste gast`, formatEuro(1_000)],
    ])
  })

  it('says of a day that it asks for other nights here', async () => {
    const rule = { ...below('content/services/a/minDates', 'x'), day: day('2026-05-14') }
    await toldOf({})
    await setup.pool.query(
      `INSERT INTO minimum_night_rules (room_type_id, day, nights) SELECT id, '2026-05-14', 3 FROM room_types`,
    )
    const roomTypes = [oldRoomType({ minimumNights: [{ ...rule, nights: 2 }] })]
    expect(await toldOf({ roomTypes })).toEqual([
      [rule.path, 'not-taken', '2026-05-14: 2', '2026-05-14: 3'],
    ])
  })
})
