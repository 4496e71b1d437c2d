import type { Pool, QueryResultRow } from 'pg'
import { z } from 'zod'
import { type Day, parseDay } from '../../rules/calendar/day.ts'
import { type Period, namedPeriod } from '../../rules/calendar/named-period.ts'
import { ratesOf } from '../../rules/invoices/rates-of.ts'
import type { SoldItem, SoldLine } from '../../rules/quotes/sold-line.ts'
import { rateOfLine } from '../../rules/vat/rate-of-line.ts'
import { splitVat } from '../../rules/vat/split-vat.ts'
import { vatCode } from '../../rules/vat/vat-code.ts'
import { dayBegins, houseDay } from '../database/house-days.ts'
import type { KnownProperty } from '../facts/known-property.ts'
import type { EntryKind, PaymentMethod } from '../folios/folio-entry.ts'
import { dayColumn, euroColumn, textColumn } from '../spreadsheets/columns.ts'
import type { TypedTable } from '../spreadsheets/typed-table.ts'
import { soldLinesSql } from './revenue-sql.ts'

type Facts = KnownProperty['facts']
/** What tells the VAT rate of something sold. */
type SoldAtRate = Pick<SoldLine, 'suppliedOn' | 'vatCategory' | 'vatBasisPoints'>

/** Rows of one page: a period of any length is never held in memory at once. */
const PAGE = 1_000

/** A line of a journal: behind its `at`, `entry` and `line` the next page begins. */
interface JournalRow extends QueryResultRow {
  at: string
  entry: string
  line: number
  day: Day
  number: string
  order: string
  cents: number
}

/** With the VAT rate that it was sold with. */
interface SalesRow extends JournalRow, SoldAtRate, Pick<SoldLine, 'item'> {
  name: string | null
}

interface PaymentRow extends JournalRow {
  kind: keyof typeof entryWords
  method: PaymentMethod | null
  providerId: string | null
}

/**
 * A page of a journal, as SQL: of the entries from day `$1` up to, not with, `$2`, those after
 * (`$3`, `$4`, `$5`), `$6` at most.
 *
 * @param line what tells the lines of an entry apart
 * @param rows what is joined to entries `e` and folios `f`, and which of them are meant
 */
const journalSql = (columns: string, line: string, rows: string) => `
  SELECT e.at::text, e.id AS entry, ${line} AS line, ${houseDay('e.at')}::text AS day, f.number, f.kind AS order, ${columns}
  FROM folio_entries e JOIN folios f ON f.id = e.folio_id ${rows}
    AND e.at >= ${dayBegins('$1')} AND e.at < ${dayBegins('$2')} AND (e.at, e.id, ${line}) > ($3::timestamptz, $4::bigint, $5::int)
  ORDER BY e.at, e.id, line LIMIT $6`

/** An order that waits for its money, or waited in vain, was never sold. */
const SALES = journalSql(
  `l.item, l.name, l.supplied_on::text AS "suppliedOn", l.vat_category AS "vatCategory", l.vat_basis_points AS "vatBasisPoints", l.cents`,
  'l.line',
  `JOIN folio_lines l ON l.entry_id = e.id WHERE f.kind <> 'test-payment'
    AND NOT EXISTS (SELECT FROM bookings b WHERE b.id = f.id AND b.state IN ('held', 'expired'))
    AND NOT EXISTS (SELECT FROM breakfast_orders o WHERE o.id = f.id AND (o.state = 'placed' OR o.cancelled_because = 'unpaid'))`,
)

const PAYMENTS = journalSql(
  `e.kind, e.method, -e.cents AS cents, p.provider_id AS "providerId"`,
  '1',
  `LEFT JOIN payments p ON p.id = e.payment_id WHERE e.kind IN ('received', 'refunded', 'written-off')`,
)

/**
 * What was sold and taken back, by the day on which it was, in Dutch as its reader is
 * (docs/bookkeeping-export.md). Adds up to revenue and what is passed on.
 */
export function salesJournal(pool: Pool, facts: Facts, period: Period): TypedTable<SalesRow> {
  const rateOf = rateIn(facts)
  const split = (row: SalesRow) => splitVat(row.cents, rateOf(row))
  return {
    name: fileName('verkoopjournaal', period),
    columns: [
      dayColumn('datum', (row) => row.day),
      textColumn('rekening', 14, (row) => row.number),
      textColumn('order', 18, (row) => orderWords[row.order] ?? row.order),
      textColumn('soort', 18, (row) => itemWords[row.item]),
      textColumn('omschrijving', 30, (row) => row.name),
      dayColumn('leverdatum', (row) => row.suppliedOn),
      textColumn('btw-code', 10, (row) => vatCode(row.vatCategory === 'none' ? null : rateOf(row))),
      { head: 'btw-percentage', kind: 'percent', width: 14, of: rateOf },
      euroColumn('bruto', (row) => row.cents),
      euroColumn('netto', (row) => split(row).netCents),
      euroColumn('btw', (row) => split(row).vatCents),
    ],
    parts: inPages(pool, SALES, period),
  }
}

/** What came in, above zero; what went back, below; and what was written off. */
export const paymentsJournal = (pool: Pool, period: Period): TypedTable<PaymentRow> => ({
  name: fileName('betalingenjournaal', period),
  columns: [
    dayColumn('datum', (row) => row.day),
    textColumn('rekening', 14, (row) => row.number),
    textColumn('order', 18, (row) => orderWords[row.order] ?? row.order),
    textColumn('soort', 14, (row) => entryWords[row.kind]),
    textColumn('methode', 14, (row) => row.method && methodWords[row.method]),
    euroColumn('bedrag', (row) => row.cents),
    textColumn('betaling', 20, (row) => row.providerId),
  ],
  parts: inPages(pool, PAYMENTS, period),
})

/** `GET /api/back-office/revenue/vat?from=&last=`: integer cents. */
export const vatReturnShape = z.object({
  rates: z
    .array(
      z.object({
        code: z.enum(['hoog', 'laag', 'nul', 'geen']),
        basisPoints: z.int(),
        grossCents: z.int(),
        netCents: z.int(),
        vatCents: z.int(),
      }),
    )
    .meta({ description: 'By date of supply, the highest rate first; what is outside VAT last.' }),
  vatCents: z.int().meta({ description: 'All of it together.' }),
})
export type VatReturn = z.output<typeof vatReturnShape>

const SUPPLIED = `SELECT day::text AS "suppliedOn", vat_category AS "vatCategory", vat_basis_points AS "vatBasisPoints", sum(cents)::int AS cents
  FROM (${soldLinesSql('night-stayed', ', l.vat_basis_points')}) sold GROUP BY 1, 2, 3 HAVING sum(cents) <> 0`

/**
 * The VAT of a period by its date of supply (Wet OB 1968, art. 13), at each rate over the whole. The
 * rate is that of the day of supply, as on invoices.
 */
export async function vatReturn(
  pool: Pool,
  facts: Facts,
  { from, until }: Period,
): Promise<VatReturn> {
  const { rows } = await pool.query<SoldAtRate & { cents: number }>(SUPPLIED, [from, until])
  const rateOf = rateIn(facts)
  const rates = ratesOf(rows.map((row) => ({ ...row, vatBasisPoints: rateOf(row) })))
    .filter(({ grossCents }) => grossCents !== 0)
    .map(({ vatBasisPoints, ...sums }) => ({
      code: vatCode(vatBasisPoints),
      basisPoints: vatBasisPoints ?? 0,
      ...sums,
    }))
  return { rates, vatCents: rates.reduce((sum, { vatCents }) => sum + vatCents, 0) }
}

/** The VAT rate of what was sold, basis points, by its day of supply. */
const rateIn =
  ({ priceList, readings }: Facts) =>
  (sold: SoldAtRate) =>
    rateOfLine(sold, parseDay(sold.suppliedOn)!, priceList.vat, readings)

const fileName = (journal: string, { from, until }: Period) => `${journal}-${from}-tot-${until}`

/**
 * Every row of a journal over a period, in its order, page by page: month by month, so that each
 * question is small and no transaction waits for who reads slowly.
 */
async function* inPages<Row extends JournalRow>(
  pool: Pool,
  sql: string,
  { from, until }: Period,
): AsyncGenerator<Row[]> {
  for (let day = from; day < until;) {
    const nextMonth = namedPeriod(day.slice(0, 7)).until
    const end = nextMonth < until ? nextMonth : until
    let rows: Row[] = []
    do {
      const last = rows.at(-1) ?? { at: '-infinity', entry: '0', line: 0 }
      const values = [day, end, last.at, last.entry, last.line, PAGE]
      rows = (await pool.query<Row>(sql, values)).rows
      yield rows
    } while (rows.length === PAGE)
    day = end
  }
}

/** A column that is not among them is a programmer's error: the table says each. */
const itemWords: Record<SoldItem, string> = {
  'room-night': 'kamernacht',
  season: 'seizoenstoeslag',
  'family-night': 'familiekamer, nacht',
  'extra-persons': 'extra personen',
  cleaning: 'schoonmaak',
  'tourist-tax': 'toeristenbelasting',
  breakfast: 'ontbijt',
  delivery: 'bezorging',
  extra: 'extra',
  'carried-over': 'verrekening',
  'carried-over-tax': 'verrekening toeristenbelasting',
  'cancellation-fee': 'annuleringskosten',
  adjustment: 'correctie',
}

/** What a folio was opened for. */
const orderWords: Record<string, string> = {
  booking: 'boeking',
  'breakfast-order': 'ontbijtbestelling',
  sale: 'kassa',
  'test-payment': 'testbetaling',
}

const entryWords: Record<Exclude<EntryKind, 'sold' | 'changed'>, string> = {
  received: 'ontvangen',
  refunded: 'terugbetaald',
  'written-off': 'afgeboekt',
}

const methodWords: Record<PaymentMethod, string> = {
  ideal: 'iDEAL',
  card: 'creditcard',
  cash: 'contant',
  pin: 'pin',
  bank: 'bank',
  channel: 'boekingssite',
}
