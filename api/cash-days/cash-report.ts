import type { Pool, PoolClient } from 'pg'
import { type TaxedSum, ratesOf } from '../../rules/invoices/rates-of.ts'
import { dayBegins } from '../database/house-days.ts'
import type { CashReport } from './cash-day-shape.ts'

/** The instants of a day in Amsterdam, as SQL: `$1` is the day. */
const ON_DAY = (at: string) =>
  `${at} >= ${dayBegins('$1')} AND ${at} < ${dayBegins('($1::date + 1)')}`

interface Row extends Omit<CashReport, 'rates'> {
  lines: TaxedSum[]
}

/** Of a sale, what is the desk's own: a bill that it paid counts with the bill, as any other money for it. */
const OWN = `price_cents + rounding_cents - (SELECT coalesce(sum((line ->> 'cents')::int) FILTER (WHERE line ->> 'what' = 'bill'), 0)::int
    FROM jsonb_array_elements(lines) AS line) AS cents,
  EXISTS (SELECT FROM jsonb_array_elements(lines) AS line WHERE line ->> 'what' = 'product') AS is_own`

/**
 * What happened at the desk on a day, read as of one moment: the money from the entries of all
 * folios, what was sold from the lines of the desk's own. Nothing is kept twice: cash and card together
 * are what was sold, less what was taken back, and what came in for bills.
 */
export async function cashReport(on: Pool | PoolClient, day: string): Promise<CashReport> {
  const { rows } = await on.query<Row>(
    `WITH money AS (
       SELECT e.method, e.cents, f.kind FROM folio_entries e JOIN folios f ON f.id = e.folio_id
       WHERE e.method IN ('cash', 'pin') AND ${ON_DAY('e.at')}),
     sold AS (
       SELECT l.vat_category AS category, l.vat_basis_points AS rate, l.cents, e.note FROM folio_entries e
         JOIN folios f ON f.id = e.folio_id AND f.kind = 'sale' JOIN folio_lines l ON l.entry_id = e.id
       WHERE ${ON_DAY('e.at')}),
     made AS (SELECT ${OWN}, discount_cents, rounding_cents FROM sales WHERE step = 'done' AND ${ON_DAY('done_at')}),
     back AS (SELECT ${OWN} FROM sales WHERE ${ON_DAY('taken_back_at')})
     SELECT ${movedSql('cash')} AS cash, ${movedSql('pin')} AS pin,
       ${countedSql('made', 'cents', 'is_own')} AS sales, ${countedSql('back', 'cents', 'is_own')} AS "takenBack",
       ${countedSql('made WHERE discount_cents > 0', 'discount_cents')} AS discounts,
       ${countedSql(`money WHERE kind <> 'sale'`, '-cents')} AS bills,
       (SELECT coalesce(sum(rounding_cents), 0)::int FROM made) AS "roundingCents",
       (SELECT coalesce(json_agg(json_build_object('vatCategory', category, 'vatBasisPoints', rate, 'cents', cents)), '[]') FROM sold) AS lines`,
    [day],
  )
  const { lines, ...report } = rows[0]!
  return { ...report, rates: ratesOf(lines) }
}

const movedSql = (method: string) =>
  `(SELECT json_build_object('receivedCents', coalesce(-sum(cents) FILTER (WHERE cents < 0), 0),
     'refundedCents', coalesce(sum(cents) FILTER (WHERE cents > 0), 0)) FROM money WHERE method = '${method}')`

const countedSql = (from: string, cents: string, counts = 'true') =>
  `(SELECT json_build_object('count', count(*) FILTER (WHERE ${counts}), 'cents', coalesce(sum(${cents}), 0)) FROM ${from})`

/** All cash of a day, less what was paid back, in cents. */
export function cashOf({ cash }: CashReport): number {
  return cash.receivedCents - cash.refundedCents
}
