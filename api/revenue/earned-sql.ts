import type { Readings } from '../../rules/readings/readings.ts'
import { lodgingItems } from '../../rules/revenue/is-earned.ts'
import { dayBegins, houseDay } from '../database/house-days.ts'

/** The lines that are owed to the municipality. */
export const TAX_ITEMS = ['tourist-tax', 'carried-over-tax']

/** Items as a list of SQL. */
export const anyOf = (items: readonly string[]) =>
  `(${items.map((item) => `'${item}'`).join(', ')})`

/** Whether a line is revenue, as SQL: what `isEarned` of the rules says. */
export const IS_EARNED = `(vat_category <> 'none' OR item IN ${anyOf(lodgingItems)})`

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
export function soldLinesSql(basis: Readings['revenue.basis'], more = ''): string {
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
