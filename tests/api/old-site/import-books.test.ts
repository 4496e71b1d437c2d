import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { BreakfastOrderPlan } from '../../../api/breakfast-orders/breakfast-order.ts'
import type { OldSiteReport } from '../../../api/old-site/old-site-report.ts'
import type { OldHouse } from '../../../rules/old-site/old-house.ts'
import { openEmptyHouse } from '../setup/empty-house.ts'
import type { TestSetup } from '../setup/open-setup.ts'
import { importedInto } from './imported-into.ts'
import { oldOrder as order, oldSale } from './some-old-books.ts'
import { day, oldBooking, oldHouse, oldRoomType } from './some-old-house.ts'

const closed = (text: string) => ({
  ...{ path: `content/services/a/dates/${text}`, key: text, id: null },
  ...{ night: day(text), booked: 0, closed: true },
})

const house: Partial<OldHouse> = {
  company: {
    ...oldHouse().company,
    ...{ name: 'B&B De Sleutel', kvk: '12345678', touristTaxCents: 250 },
  },
  roomTypes: [
    oldRoomType({
      occupancy: [closed('2026-04-01'), closed('2026-04-02'), closed('2026-04-05')],
      minimumNights: [
        ...[{ path: 'content/services/a/minDates/0', key: '0', id: null }].map((record) => ({
          ...{ ...record, day: day('2026-05-01'), nights: 3 },
        })),
      ],
    }),
  ],
  bookings: [oldBooking('a')],
  breakfastOrders: [
    order('a'),
    order('bb', { day: day('2025-06-01') }),
    order('ccc', { day: day('2025-06-01'), paid: false }),
  ],
  vacationDays: [{ path: 'vacationdays/0', key: '0', id: null, day: day('2026-12-24') }],
  sales: [oldSale('a')],
  invoices: [
    {
      ...{ path: 'invoices/0', key: '0', id: null, bookingKey: 'a', filePath: 'invoices/a.pdf' },
    },
  ],
  products: [
    {
      ...{ path: 'content/products/0', key: '0', id: null, name: 'Ontbijt', cents: 1_395 },
      ...{ deliveryCents: 395, vatBasisPoints: 900, stock: null },
    },
    {
      ...{ path: 'content/products/1', key: '1', id: null, name: 'Tas', cents: 500 },
      ...{ deliveryCents: null, vatBasisPoints: 2_100, stock: 4 },
    },
    {
      ...{ path: 'content/products/2', key: '2', id: null, name: 'Ontbijt op bed', cents: 600 },
      ...{ deliveryCents: null, vatBasisPoints: 900, stock: null },
    },
  ],
  revenue: [{ path: 'revenue/0', key: '0', id: null, month: '2025-11', totalCents: 900 }],
}

let setup: TestSetup
let report: OldSiteReport
let again: OldSiteReport
beforeAll(async () => {
  setup = await openEmptyHouse()
  report = await importedInto(setup, house)
  again = await importedInto(setup, house)
})
afterAll(() => setup.close())
const all = async (sql: string) => (await setup.pool.query<Record<string, unknown>>(sql)).rows

describe('an import of the old site’s books', () => {
  it('brings nothing the second time', () => {
    expect(again.counts.map(({ noun, brought }) => ({ noun, brought }))).toEqual(
      report.counts.map(({ noun }) => ({ noun, brought: 0 })),
    )
    expect(again.counts.every(({ found, before }) => found === before)).toBe(true)
  })

  it('closes the nights that were closed there, in one closure where they follow each other', async () => {
    expect(
      await all(
        'SELECT lower(nights)::text AS from, upper(nights)::text AS until, room_type_id IS NULL AS whole FROM closures ORDER BY 1',
      ),
    ).toEqual([
      { from: '2026-04-01', until: '2026-04-03', whole: false },
      { from: '2026-04-05', until: '2026-04-06', whole: false },
      { from: '2026-12-24', until: '2026-12-25', whole: true },
    ])
    expect(await all('SELECT day::text, nights FROM minimum_night_rules')).toEqual([
      { day: '2026-05-01', nights: 3 },
    ])
  })

  it('brings breakfast orders: ahead, brought, and those that nobody paid', async () => {
    expect(
      await all(
        `SELECT o.number, o.state, o.street, o.house_number, o.total_cents AS total, s.sold_cents AS sold, s.balance_cents AS open
         FROM breakfast_orders o JOIN folio_balances s ON s.folio_id = o.folio_id ORDER BY o.number`,
      ),
    ).toEqual(
      [
        { number: 'P202601', state: 'confirmed', sold: 3_185 },
        { number: 'P202602', state: 'delivered', sold: 3_185 },
        { number: 'P202603', state: 'cancelled', sold: 0 },
      ].map((row) => ({
        ...row,
        ...{ street: 'Op de Dries', house_number: '3', total: row.sold, open: 0 },
      })),
    )
  })

  it('mails nobody of an order that is ahead', async () => {
    const plan = setup.app.get(BreakfastOrderPlan)
    for (const { id } of await all('SELECT id FROM breakfast_orders'))
      expect(plan.plan((await plan.load(String(id)))!, setup.time.now)).toEqual([])
  })

  it('brings a sale of the desk with its discount, on its day', async () => {
    expect(
      await all(
        `SELECT s.number, s.price_cents AS price, s.discount_cents AS discount, e.at::date::text AS day, e.method FROM sales s
         JOIN folio_entries e ON e.folio_id = s.id AND e.kind = 'received'`,
      ),
    ).toEqual([{ number: 'OUD-K1', price: 800, discount: 200, day: '2025-11-03', method: 'cash' }])
    expect(report.revenue).toEqual([{ month: '2025-11', thereCents: 900, hereCents: 800 }])
  })

  it('says on the booking’s timeline where its old invoice is', async () => {
    expect(await all(`SELECT data FROM events WHERE kind = 'old-invoice'`)).toEqual([
      { data: { note: 'invoices/a.pdf' } },
    ])
  })

  it('fills in company data, tourist tax, products and the price of breakfast where there are none', async () => {
    expect(
      await all(
        `SELECT value ->> 'name' AS name, value ->> 'kvk' AS kvk FROM settings WHERE key = 'property'`,
      ),
    ).toEqual([{ name: 'B&B De Sleutel', kvk: '12345678' }])
    expect(await all('SELECT cents FROM tourist_tax_tariffs')).toEqual([{ cents: 250 }])
    expect(await all('SELECT box_cents, delivery_cents FROM breakfast_tariffs')).toEqual([
      { box_cents: 1_395, delivery_cents: 395 },
    ])
    expect(await all(`SELECT cents, stock, vat_category FROM products WHERE name = 'Tas'`)).toEqual(
      [{ cents: 500, stock: 4, vat_category: 'standard' }],
    )
  })

  it('takes the product with a delivery price for the breakfast box, and no other', async () => {
    expect(
      await all(`SELECT cents, vat_category FROM products WHERE name = 'Ontbijt op bed'`),
    ).toEqual([{ cents: 600, vat_category: 'food' }])
  })
})
