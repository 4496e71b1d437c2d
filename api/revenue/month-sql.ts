import type { Readings } from '../../rules/readings/readings.ts'
import { lodgingItems } from '../../rules/revenue/is-earned.ts'
import { IS_EARNED, TAX_ITEMS, anyOf, isNotSold, soldLinesSql } from './earned-sql.ts'

/** Nights on which a room was taken, from `$1` up to `$2`: of who was expected and did not come too. */
const TAKEN = `SELECT b.room_id, night::date AS night FROM bookings b
    CROSS JOIN LATERAL generate_series(greatest(lower(b.stay), $1::date), least(upper(b.stay), $2::date) - 1, interval '1 day') night
    WHERE b.stay && daterange($1::date, $2::date) AND b.state = 'confirmed'`

/** A room could be sold for a night when it was: or is in use, and neither it, its type nor the house is closed. */
const AVAILABLE = `SELECT r.id, night::date FROM rooms r JOIN room_types t ON t.id = r.room_type_id
    CROSS JOIN generate_series($1::date, $2::date - 1, interval '1 day') night
    WHERE r.active AND t.active AND NOT EXISTS (SELECT FROM closures c WHERE c.nights @> night::date
      AND (c.room_id = r.id OR c.room_type_id = t.id OR (c.room_id IS NULL AND c.room_type_id IS NULL)))`

/**
 * What is open of the folio `o` of orders, as SQL, of what was supplied in the month: what comes in
 * pays what was supplied first, and of the month what is passed on before what is earned.
 */
const OPEN_OF_MONTH = `CASE WHEN s.balance_cents > 0 THEN greatest(0, least(o.cents, s.balance_cents
      - (SELECT coalesce(sum(cents), 0) FROM folio_lines later WHERE later.folio_id = o.folio_id AND supplied_on >= $2::date))) ELSE 0 END`

const MONEY = `sum(cents) FILTER (WHERE ${IS_EARNED})`

/**
 * A month as one JSON object; `$1` is its first day, `$2` that of the next. What is sold is added up
 * by folio first, so that a booking is looked up once.
 */
export const monthSql = (basis: Readings['revenue.basis']) => `
  WITH sold AS (${soldLinesSql(basis)}),
  orders AS (SELECT folio_id, coalesce(${MONEY}, 0) AS cents, coalesce(sum(cents) FILTER (WHERE NOT ${IS_EARNED}), 0) AS passed_on
    FROM sold GROUP BY folio_id),
  sources AS (
    SELECT coalesce(b.source, f.kind) AS source, count(*) FILTER (WHERE o.cents <> 0)::int AS orders, sum(o.cents)::int AS cents,
      sum(${OPEN_OF_MONTH})::int AS open, sum(o.passed_on)::int AS passed_on
    FROM orders o JOIN folios f ON f.id = o.folio_id LEFT JOIN bookings b ON b.id = f.id JOIN folio_balances s ON s.folio_id = f.id GROUP BY 1),
  taken AS (${TAKEN}),
  supplied AS (SELECT item, sum(cents)::int AS cents FROM folio_lines l
    WHERE supplied_on >= $1::date AND supplied_on < $2::date AND NOT (${isNotSold('l.folio_id')}) GROUP BY item)
  SELECT json_build_object(
    'revenueCents', (SELECT coalesce(sum(cents), 0)::int FROM sources),
    'openCents', (SELECT coalesce(sum(open), 0)::int FROM sources),
    'passedOnCents', (SELECT coalesce(sum(passed_on), 0)::int FROM sources),
    'sources', (SELECT coalesce(json_agg(json_build_object('source', source, 'orders', orders, 'cents', cents) ORDER BY cents DESC, source), '[]')
      FROM sources WHERE cents <> 0),
    'soldNights', (SELECT count(*)::int FROM taken),
    'availableNights', (SELECT count(*)::int FROM (${AVAILABLE} UNION SELECT room_id, night FROM taken) nights),
    'lodgingCents', (SELECT coalesce(sum(cents), 0)::int FROM supplied WHERE item IN ${anyOf(lodgingItems)}),
    'touristTaxCents', (SELECT coalesce(sum(cents), 0)::int FROM supplied WHERE item IN ${anyOf(TAX_ITEMS)})) AS month`

/** What is open of everything that is sold, whenever that was. */
export const OPEN = `SELECT count(*)::int AS bills, coalesce(sum(s.balance_cents), 0)::int AS cents
  FROM folio_balances s WHERE s.balance_cents > 0 AND NOT (${isNotSold('s.folio_id')})`
