import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { VatReturn } from '../../../api/revenue/vat-return.ts'
import type { TouristTaxView } from '../../../api/revenue/tourist-tax-view.ts'
import { revenueMonths } from '../../../api/revenue/revenue-months.ts'
import { type TestSetup, openSetup } from '../setup/open-setup.ts'
import { emptySetup } from '../setup/overlaps.ts'
import { type SignedIn, signedIn } from '../setup/signed-in.ts'
import { parseCsv } from './parse-csv.ts'
import { type WrittenOrder, someOrder, writeOrder } from './some-order.ts'

const MOST = 5
let setup: TestSetup
let staff: SignedIn
beforeAll(async () => {
  setup = await openSetup({ types: [{ slug: 'knusse-kamer', rooms: MOST }] })
  staff = await signedIn(setup.app)
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

describe('Over any histories of orders, to the cent', () => {
  it('journals, revenue, VAT, tourist tax and balances are the same money', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(someOrder, { minLength: 1, maxLength: MOST }),
        async (histories) => {
          await emptySetup(setup.pool)
          const orders: WrittenOrder[] = []
          for (const [place, history] of histories.entries())
            orders.push(await writeOrder(setup.pool, history, place))
          const sold = orders.filter(isSold)
          const entries = (from: WrittenOrder[], kinds: string[]) =>
            from.flatMap((order) => order.entries.filter(({ kind }) => kinds.includes(kind)))
          const cents = (of: { cents: number }[]) => add(of.map((one) => one.cents))

          const sales = await journal('sales-journal')
          const payments = await journal('payments-journal')
          // Journals are the entries.
          expect(add(sales.map(({ bruto }) => bruto))).toBe(
            cents(entries(sold, ['sold', 'changed'])),
          )
          expect(add(payments.map(({ bedrag }) => bedrag))).toBe(
            0 - cents(entries(orders, ['received', 'refunded', 'written-off'])),
          )
          expect(payments).toHaveLength(
            entries(orders, ['received', 'refunded', 'written-off']).length,
          )
          for (const { bruto, netto, btw } of sales) expect(netto + btw).toBe(bruto)
          // Cut anywhere, nothing is lost or told twice.
          for (const which of ['sales-journal', 'payments-journal'])
            expect((await Promise.all(HALVES.map((half) => journal(which, half)))).flat()).toEqual(
              which === 'sales-journal' ? sales : payments,
            )
          // Sold is earned or passed on.
          const earned = add(
            (await revenueMonths(setup.pool, ever, 'night-stayed')).map((one) => one.cents),
          )
          const outside = add(
            sales.filter((line) => line['btw-code'] === 'geen').map(({ bruto }) => bruto),
          )
          expect(add(sales.map(({ bruto }) => bruto))).toBe(earned + outside)
          const vat = await get<VatReturn>(`revenue/vat?${EVER}`)
          expect(add(vat.rates.map(({ grossCents }) => grossCents))).toBe(earned + outside)
          // What a folio has in both journals is its balance.
          for (const { number, entries: its } of sold)
            expect(
              add(sales.filter(({ rekening }) => rekening === number).map(({ bruto }) => bruto)) -
                add(
                  payments
                    .filter(({ rekening }) => rekening === number)
                    .map(({ bedrag }) => bedrag),
                ),
            ).toBe(cents(its))
          // The tax of a year is that of its months and that of the quotes.
          const year = await get<TouristTaxView>('tourist-tax-return?period=2026')
          const parts = await Promise.all(
            ['2026-Q1', '2026-Q2', '2026-Q3', '2026-Q4'].map((period) =>
              get<TouristTaxView>(`tourist-tax-return?period=${period}`),
            ),
          )
          const stays = orders.filter((_, place) => histories[place]!.kind === 'booking')
          expect(year.cents).toBe(add(stays.map(taxOf)))
          expect(add(parts.map((part) => part.cents))).toBe(year.cents)
          expect(add(parts.map((part) => part.taxedNights))).toBe(year.taxedNights)
          expect(add(year.tariffs.map((tariff) => tariff.cents))).toBe(year.cents)
          expect(add(year.stays.map((stay) => stay.cents))).toBe(year.cents)
        },
      ),
      { numRuns: 12 },
    )
  })
})
