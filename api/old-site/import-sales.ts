import { randomUUID } from 'node:crypto'
import { instantInAmsterdam } from '../../rules/calendar/amsterdam.ts'
import { formatDay } from '../../rules/calendar/day.ts'
import type { ProductLine } from '../../rules/cash-desk/sale-line.ts'
import { saleQuote } from '../../rules/cash-desk/sale-quote.ts'
import { formatEuro } from '../../rules/money/format-euro.ts'
import type { OldSale } from '../../rules/old-site/old-house.ts'
import type { PriceList } from '../../rules/quotes/price-list.ts'
import type { QuoteLine } from '../../rules/quotes/quote.ts'
import { vatRateOn } from '../../rules/vat/vat-rate-on.ts'
import { type Carrying, count } from './carrying.ts'
import { OLD_SITE, writeEntries } from './write-entries.ts'

const NOON = 12 * 60
const WHAT = 'Verkoop van de oude site'

/**
 * Brings the payments of the cash desk as sales, at noon of their day. The old site kept no VAT:
 * breakfast is food, all else has the standard rate. One of a day that was closed here is left out.
 */
export async function importSales(
  carrying: Carrying,
  { vat }: Pick<PriceList, 'vat'>,
  termsId: string,
): Promise<void> {
  const { client, house, rows, remarks } = carrying
  const closed = await client.query<{ day: string }>(
    'SELECT day::text FROM cash_days WHERE reopened_at IS NULL',
  )
  const closedDays = new Set(closed.rows.map(({ day }) => day))
  const numbered = await client.query<{ count: number }>(
    `SELECT count(*)::int AS count FROM sales WHERE number LIKE 'OUD-K%'`,
  )
  let running = numbered.rows[0]!.count
  const fresh = house.sales.filter(({ path }) => rows.idOf(path) === undefined)
  let brought = 0
  let cents = 0
  for (const sale of fresh) {
    if (closedDays.has(formatDay(sale.day))) {
      const sentence = 'De kassa van deze dag is hier al afgesloten: de verkoop is niet ingevoerd.'
      remarks.push({ path: sale.path, kind: 'not-taken', sentence, before: null, after: null })
      continue
    }
    running++
    tellDiscount(carrying, sale)
    await writeSale(carrying, sale, `OUD-K${running}`, vat, termsId)
    brought++
    cents += sale.totalCents
  }
  const before = house.sales.length - fresh.length
  count(carrying, 'sales', house.sales.length, { brought, before, cents })
}

/** Prices that say otherwise than the discount: what was paid counts. */
function tellDiscount({ remarks }: Carrying, sale: OldSale): void {
  const { path, totalCents, regularCents, discount } = sale
  if (regularCents > totalCents || (regularCents === totalCents && discount === null)) return
  const sentence = 'De prijzen van deze verkoop passen niet bij de korting: wat betaald is, telt.'
  const before = [formatEuro(regularCents), discount].filter((one) => one !== null).join(', ')
  remarks.push({ path, kind: 'repaired', sentence, before, after: formatEuro(totalCents) })
}

async function writeSale(
  { client, rows, words }: Carrying,
  sale: OldSale,
  number: string,
  vat: PriceList['vat'],
  termsId: string,
): Promise<void> {
  const { totalCents, method } = sale
  const regularCents = Math.max(sale.regularCents, totalCents)
  const discountCents = regularCents - totalCents
  const id = randomUUID()
  const at = new Date(instantInAmsterdam(sale.day, NOON))
  const name = sale.treatments.join(', ') || WHAT
  const vatCategory = /ontbijt/i.test(name) ? 'food' : 'standard'
  const quoted: QuoteLine = {
    item: 'extra',
    night: null,
    persons: 1,
    cents: regularCents,
    vatCategory,
    vatBasisPoints: vatRateOn(vat, vatCategory, sale.day),
    rule: 'BO §3',
    reading: null,
    name,
  }
  const line: ProductLine = {
    what: 'product',
    code: 'old-site',
    name,
    pieces: 1,
    days: 1,
    cents: regularCents,
    quote: [quoted],
  }
  const reason = discountCents === 0 ? null : (sale.discount ?? 'Oude site')
  await client.query(
    `INSERT INTO sales (id, number, step, request_hash, employee, lines, discount_kind, discount_cents, discount_reason, price_cents, method,
       rounding_cents, received_cents, change_cents, begun_at, done_at, done_by)
     VALUES ($1, $2, 'done', '', $3, $4, $5, $6, $7, $8, $9, 0, $8, 0, $10, $10, $3)`,
    [
      ...[id, number, sale.employee || OLD_SITE, JSON.stringify([line])],
      ...[reason === null ? null : 'goodwill', discountCents, reason, totalCents, method, at],
    ],
  )
  await client.query(
    `INSERT INTO folios (id, kind, number, created_at) VALUES ($1, 'sale', $2, $3)`,
    [id, number, at],
  )
  const discount =
    reason === null ? null : { cents: discountCents, name: `${words.cashDesk.discount}: ${reason}` }
  const quote = saleQuote([quoted], discount)
  const entry = { folio: id, at, by: sale.employee || OLD_SITE }
  await writeEntries(client, [
    { ...entry, kind: 'sold', cents: totalCents, quote, terms: termsId },
    { ...entry, kind: 'received', method, cents: -totalCents },
  ])
  rows.add(sale.path, 'sales', id)
}
