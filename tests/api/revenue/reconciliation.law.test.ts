import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { RevenueView } from '../../../api/revenue/revenue-view.ts'
import type { VatReturn } from '../../../api/revenue/bookkeeping.ts'
import type { TouristTaxView } from '../../../api/revenue/revenue-controller.ts'
import { revenueMonths } from '../../../api/revenue/revenue-sql.ts'
import { type TestSetup, openSetup } from '../setup/open-setup.ts'
import { emptySetup } from '../setup/overlaps.ts'
import { type SignedIn, signedIn } from '../setup/signed-in.ts'
import { fillCompany } from '../invoices/some-buyer.ts'
import { invoiceOrder, invoicesOf } from './invoiced.ts'
import { type CsvLine, parseCsv } from './parse-csv.ts'
import { type OrderHistory, type WrittenOrder, someOrder, writeOrder } from './some-order.ts'

const MOST = 5
let setup: TestSetup
let staff: SignedIn
beforeAll(async () => {
  setup = await openSetup({ types: [{ slug: 'knusse-kamer', rooms: MOST }] })
  staff = await signedIn(setup.app)
  await fillCompany(setup.pool)
})
afterAll(() => setup.close())

/** All that the histories may reach. */
const ever = { from: '2025-11-01', until: '2027-01-01' }
const EVER = 'from=2025-11-01&last=2026-12-31'
/** Two periods that meet in the middle of a month. */
const HALVES = ['from=2025-11-01&last=2026-02-14', 'from=2026-02-15&last=2026-12-31']

const add = (amounts: number[]) => amounts.reduce((sum, cents) => sum + cents, 0)

async function journal(which: string, period = EVER) {
  const answer = await setup.app.inject({
    url: `/api/back-office/revenue/${which}?${period}`,
    cookies: staff.cookies,
  })
  expect(answer.statusCode).toBe(200)
  return parseCsv(answer.body)
}

const get = async <T>(path: string) => (await staff.get<T>(`/api/back-office/${path}`)).body

/** What of an order is sold: not while it is held, and never once it expired. */
const isSold = ({ order }: WrittenOrder) =>
  order.standing !== 'held' && order.standing !== 'expired'

const taxOf = ({ order: { quote, standing } }: WrittenOrder) =>
  standing === 'sold'
    ? add(quote.lines.filter(({ item }) => item === 'tourist-tax').map(({ cents }) => cents))
    : 0

const cents = (of: { cents: number }[]) => add(of.map((one) => one.cents))
const gross = (of: { bruto: number }[]) => add(of.map(({ bruto }) => bruto))
const entriesOf = (orders: WrittenOrder[], kinds: string[]) =>
  orders.flatMap(({ entries }) => entries.filter(({ kind }) => kinds.includes(kind)))
const taxReturn = (period: string) => get<TouristTaxView>(`tourist-tax-return?period=${period}`)

/** Writes histories into an empty house, invoices of them meanwhile. */
async function written(histories: OrderHistory[]): Promise<WrittenOrder[]> {
  await emptySetup(setup.pool)
  const orders: WrittenOrder[] = []
  for (const [place, history] of histories.entries())
    orders.push(await writeOrder(setup.pool, history, place, invoiced))
  return orders
}

/** Invoices an order, and holds what it has on invoices against its lines. */
async function invoiced(folioId: string): Promise<void> {
  await invoiceOrder(staff, folioId)
  const { rows } = await setup.pool.query<Record<'invoices' | 'lines' | 'entries', number>>(
    `SELECT (SELECT coalesce(sum(gross_cents), 0)::int FROM invoices WHERE folio_id = $1) AS invoices,
       (SELECT coalesce(sum(cents), 0)::int FROM folio_lines WHERE folio_id = $1) AS lines,
       (SELECT coalesce(sum(cents), 0)::int FROM folio_entries WHERE folio_id = $1 AND kind IN ('sold', 'changed')) AS entries`,
    [folioId],
  )
  const { invoices, lines, entries } = rows[0]!
  expect([invoices, entries]).toEqual([lines, lines])
}

/** Holds a law over random histories. */
const always = (law: (orders: WrittenOrder[], histories: OrderHistory[]) => Promise<void>) =>
  fc.assert(
    fc.asyncProperty(fc.array(someOrder, { minLength: 1, maxLength: MOST }), async (histories) =>
      law(await written(histories), histories),
    ),
    { numRuns: 12 },
  )

describe('Over any histories of orders, to the cent', () => {
  it('entries, journals, revenue, VAT and balances are the same money', () =>
    always(async (orders) => {
      const sold = orders.filter(isSold)
      const sales = await journal('sales-journal')
      const payments = await journal('payments-journal')
      // Journals are the entries.
      const moves = entriesOf(orders, ['received', 'refunded', 'written-off'])
      expect(gross(sales)).toBe(cents(entriesOf(sold, ['sold', 'changed'])))
      expect(add(payments.map(({ bedrag }) => bedrag))).toBe(0 - cents(moves))
      expect(payments).toHaveLength(moves.length)
      for (const { bruto, netto, btw } of sales) expect(netto + btw).toBe(bruto)
      // Cut anywhere, nothing is lost or told twice.
      for (const [which, whole] of [
        ['sales-journal', sales],
        ['payments-journal', payments],
      ] as const)
        expect((await Promise.all(HALVES.map((half) => journal(which, half)))).flat()).toEqual(
          whole,
        )
      // Sold is earned or passed on.
      const earned = cents(await revenueMonths(setup.pool, ever, 'night-stayed'))
      const outside = gross(sales.filter((line) => line['btw-code'] === 'geen'))
      expect(gross(sales)).toBe(earned + outside)
      const vat = await get<VatReturn>(`revenue/vat?${EVER}`)
      expect(add(vat.rates.map(({ grossCents }) => grossCents))).toBe(earned + outside)
      // What a folio has in both journals is its balance.
      for (const { number, entries } of sold) {
        const its = (line: CsvLine) => line['rekening'] === number
        const paid = add(payments.filter(its).map(({ bedrag }) => bedrag))
        expect(gross(sales.filter(its)) - paid).toBe(cents(entries))
      }
    }))

  it('what is open of the months is open of their revenue, and together no more than is open at all', () =>
    always(async () => {
      const months = Array.from(
        { length: 12 },
        (_, at) => `2026-${String(at + 1).padStart(2, '0')}`,
      )
      const all = await Promise.all(
        months.map((month) => get<RevenueView>(`revenue?month=${month}`)),
      )
      for (const { openCents, revenueCents } of all) {
        expect(openCents).toBeGreaterThanOrEqual(0)
        expect(openCents).toBeLessThanOrEqual(Math.max(0, revenueCents))
      }
      expect(add(all.map(({ openCents }) => openCents))).toBeLessThanOrEqual(all[0]!.open.cents)
    }))

  it('what is invoiced is what was sold: order by order, rate by rate', () =>
    always(async (orders) => {
      const sold = orders.filter(isSold)
      for (const { id } of sold) await invoiced(id)
      const invoices = (await invoicesOf(setup.pool)).filter(({ orderNumber }) =>
        sold.some(({ number }) => number === orderNumber),
      )
      const sales = await journal('sales-journal')
      for (const { number } of sold)
        expect(
          add(
            invoices
              .filter(({ orderNumber }) => orderNumber === number)
              .flatMap(({ lines }) => lines.map(({ grossCents }) => grossCents)),
          ),
        ).toBe(gross(sales.filter(({ rekening }) => rekening === number)))
      const byRate = new Map<number, number>()
      for (const { vatBasisPoints, grossCents } of invoices.flatMap(({ rates }) => rates))
        byRate.set(vatBasisPoints ?? 0, (byRate.get(vatBasisPoints ?? 0) ?? 0) + grossCents)
      const vat = await get<VatReturn>(`revenue/vat?${EVER}`)
      expect(
        new Map(vat.rates.map(({ basisPoints, grossCents }) => [basisPoints, grossCents])),
      ).toEqual(new Map([...byRate].filter(([, sum]) => sum !== 0)))
    }))

  it('the tourist tax that is owed is that of the lines of stays, invoiced or not', () =>
    always(async (orders, histories) => {
      const stays = orders.filter((_, place) => histories[place]!.kind === 'booking')
      const year = await taxReturn('2026')
      expect(year.cents).toBe(add(stays.map(taxOf)))
      const lines = (await journal('sales-journal')).filter(
        ({ order, soort }) => order === 'boeking' && soort?.endsWith('toeristenbelasting'),
      )
      expect(year.cents).toBe(gross(lines))
      // The year is its quarters, its tariffs and its stays.
      const quarters = await Promise.all(
        ['Q1', 'Q2', 'Q3', 'Q4'].map((q) => taxReturn(`2026-${q}`)),
      )
      expect(cents(quarters)).toBe(year.cents)
      expect(add(quarters.map(({ taxedNights }) => taxedNights))).toBe(year.taxedNights)
      expect(cents(year.tariffs)).toBe(year.cents)
      expect(cents(year.stays)).toBe(year.cents)
      for (const { id } of orders.filter(isSold)) await invoiced(id)
      expect(await taxReturn('2026')).toEqual(year)
    }))
})
