import type { Pool } from 'pg'
import type { Period } from '../../rules/calendar/named-period.ts'
import type { Readings } from '../../rules/readings/readings.ts'
import { lodgingItems } from '../../rules/revenue/is-earned.ts'
import { closesRoom } from '../closures/closure-rooms.ts'
import { dayBegins, houseDay } from '../database/house-days.ts'

type Basis = Readings['revenue.basis']

/** The lines that are owed to the municipality. */
export const TAX_ITEMS = ['tourist-tax', 'carried-over-tax']

/** Items as a list of SQL. */
export const anyOf = (items: readonly string[]) =>
  `(${items.map((item) => `'${item}'`).join(', ')})`

/** Whether a line is revenue, as SQL: what `isEarned` of the rules says. */
const IS_EARNED = `(vat_category <> 'none' OR item IN ${anyOf(lodgingItems)})`

/**
 * Whether the folio of a column waits for its money or tries the provider, as SQL: nothing of it is
 * sold. A few rows each, by an index of their own.
 */
export const isNotSold = (folioId: string) => `${folioId} IN (
  SELECT id FROM bookings WHERE state = 'held' UNION ALL SELECT id FROM breakfast_orders WHERE state = 'placed'
  UNION ALL SELECT id FROM folios WHERE kind = 'test-payment')`

/**
 * What was sold from day `$1` up to, not with, `$2`, as SQL: lines with their `day`. By the reading
 * `revenue.basis` that is the day of supply, or the day on which all of the folio was paid. A sum
 * over rows in the database, because fifty years of them are asked for at once: `revenuePerMonth`
 * says what it comes to, and a test holds one against the other.
 *
 * @param more other columns of the lines, each with a comma before it
 */
export function soldLinesSql(basis: Basis, more = ''): string {
  const [from, day, inPeriod] =
    basis === 'night-stayed'
      ? ['folio_lines l', 'l.supplied_on', 'l.supplied_on >= $1::date AND l.supplied_on < $2::date']
      : [
          // Folio by folio, which OFFSET keeps: joined at once, the lines of all years are read.
          'folio_balances paid CROSS JOIN LATERAL (SELECT * FROM folio_lines WHERE folio_id = paid.folio_id OFFSET 0) l',
          houseDay('paid.settled_at'),
          `paid.settled_at >= ${dayBegins('$1')} AND paid.settled_at < ${dayBegins('$2')}`,
        ]
  return `SELECT ${day} AS day, l.folio_id, l.item, l.vat_category, l.cents${more} FROM ${from}
    WHERE ${inPeriod} AND NOT (${isNotSold('l.folio_id')})`
}

/** Nights on which a room was taken, from `$1` up to `$2`: of who was expected and did not come too. */
const TAKEN = `SELECT b.room_id, night::date AS night FROM bookings b
    CROSS JOIN LATERAL generate_series(greatest(lower(b.stay), $1::date), least(upper(b.stay), $2::date) - 1, interval '1 day') night
    WHERE b.stay && daterange($1::date, $2::date) AND b.state = 'confirmed'`

/** A room could be sold for a night when it was: or is in use, and neither it, its type nor the house is closed. */
const AVAILABLE = `SELECT r.id, night::date FROM rooms r JOIN room_types t ON t.id = r.room_type_id
    CROSS JOIN generate_series($1::date, $2::date - 1, interval '1 day') night
    WHERE r.active AND t.active AND NOT EXISTS (SELECT FROM closures c WHERE c.nights @> night::date AND ${closesRoom('r')})`

/**
 * What is open of the folio `o` of orders, as SQL, of what was supplied in the month: what comes in
 * pays what was supplied first, and of the month what is passed on before what is earned.
 */
const OPEN_OF_MONTH = `CASE WHEN balance.balance_cents > 0 THEN greatest(0, least(o.cents, balance.balance_cents
      - (SELECT coalesce(sum(cents), 0) FROM folio_lines later WHERE later.folio_id = o.folio_id AND supplied_on >= $2::date))) ELSE 0 END`

const MONEY = `sum(cents) FILTER (WHERE ${IS_EARNED})`

/**
 * A month as one JSON object; `$1` is its first day, `$2` that of the next. What is sold is added up
 * by folio first, so that a booking is looked up once.
 */
export const monthSql = (basis: Basis) => `
  WITH sold AS (${soldLinesSql(basis)}),
  orders AS (SELECT folio_id, coalesce(${MONEY}, 0) AS cents, coalesce(sum(cents) FILTER (WHERE NOT ${IS_EARNED}), 0) AS passed_on
    FROM sold GROUP BY folio_id),
  sources AS (
    SELECT coalesce(b.source, f.kind) AS source, s.name, count(*) FILTER (WHERE o.cents <> 0)::int AS orders, sum(o.cents)::int AS cents,
      sum(${OPEN_OF_MONTH})::int AS open, sum(o.passed_on)::int AS passed_on
    FROM orders o JOIN folios f ON f.id = o.folio_id LEFT JOIN bookings b ON b.id = f.id LEFT JOIN sources s ON s.id = b.source
      JOIN folio_balances balance ON balance.folio_id = f.id GROUP BY 1, 2),
  taken AS (${TAKEN}),
  supplied AS (SELECT item, sum(cents)::int AS cents FROM folio_lines l
    WHERE supplied_on >= $1::date AND supplied_on < $2::date AND NOT (${isNotSold('l.folio_id')}) GROUP BY item)
  SELECT json_build_object(
    'revenueCents', (SELECT coalesce(sum(cents), 0)::int FROM sources),
    'openCents', (SELECT coalesce(sum(open), 0)::int FROM sources),
    'passedOnCents', (SELECT coalesce(sum(passed_on), 0)::int FROM sources),
    'sources', (SELECT coalesce(json_agg(json_build_object('source', source, 'name', name, 'orders', orders, 'cents', cents) ORDER BY cents DESC, source, name), '[]')
      FROM sources WHERE cents <> 0),
    'soldNights', (SELECT count(*)::int FROM taken),
    'availableNights', (SELECT count(*)::int FROM (${AVAILABLE} UNION SELECT room_id, night FROM taken) nights),
    'lodgingCents', (SELECT coalesce(sum(cents), 0)::int FROM supplied WHERE item IN ${anyOf(lodgingItems)}),
    'touristTaxCents', (SELECT coalesce(sum(cents), 0)::int FROM supplied WHERE item IN ${anyOf(TAX_ITEMS)})) AS month`

/** What is open of everything that is sold, whenever that was. */
export const OPEN = `SELECT count(*)::int AS bills, coalesce(sum(s.balance_cents), 0)::int AS cents
  FROM folio_balances s WHERE s.balance_cents > 0 AND NOT (${isNotSold('s.folio_id')})`

/** Days first: a date is cheap to group by, and a year has few of them. */
const monthsSql = (basis: Basis) => `
  SELECT to_char(day, 'YYYY-MM') AS month, sum(cents)::int AS cents
  FROM (SELECT day, sum(cents) AS cents FROM (${soldLinesSql(basis)}) sold WHERE ${IS_EARNED} GROUP BY day) days
  GROUP BY 1 HAVING sum(cents) <> 0 ORDER BY 1`

/**
 * The revenue of the months of a period, such as `2026-07`, in integer cents with VAT: what
 * `revenuePerMonth` of the rules says of the same orders. A month without any is left out.
 */
export async function revenueMonths(
  pool: Pool,
  period: Period,
  basis: Basis,
): Promise<{ month: string; cents: number }[]> {
  return (await pool.query(monthsSql(basis), [period.from, period.until])).rows
}
