import { BOOKING_SEARCH_TEXT, WHOLE_BOOKING, stateAt } from '../bookings/booking-rows.ts'
import { houseDay } from '../database/house-days.ts'
import type { Findable } from '../requests/find-by.ts'
import type { BillKind } from './bill-views.ts'

/**
 * Where the bills of a kind are read from, as SQL. `$1` is the clock's instant and `$2` today;
 * `from` has the balances too: `money` is the folio's row of `folio_balances`, missing where all is
 * settled.
 */
export interface BillTable extends Findable {
  /** What it was sold for. */
  total: string
  /** Those that are a bill. */
  isBill: string
  day: string
  /** The last day of it: without an invoice it should have been paid from the next on. */
  lastDay: string
  until: string
  source: string
  state: string
  /** The alias of the table that has id, number, name and e-mail. */
  row: string
  createdAt: string
}

/**
 * What the desk sold itself; what it took for a bill stands on that bill. Nobody gives a name there:
 * in its place stands what was sold.
 */
const SALES = `(SELECT made.id, made.id AS folio_id, made.number, '' AS email, made.method, made.done_at AS created_at,
    ${houseDay('made.done_at')} AS day, made.taken_back_at IS NOT NULL AS is_taken_back,
    coalesce((SELECT string_agg(line ->> 'name', ', ' ORDER BY place) FROM jsonb_array_elements(made.lines) WITH ORDINALITY AS one (line, place)
      WHERE line ->> 'what' = 'product'), '') AS name
  FROM sales made WHERE made.step = 'done')`

/**
 * The balances that say more than that what an order costs was paid. Few do, so a sum over many
 * orders looks up no others: an index has them (migration 0058).
 */
const notSettled = (row: string) =>
  `LEFT JOIN folio_balances money ON money.folio_id = ${row}.folio_id AND (money.balance_cents <> 0 OR money.written_off_cents <> 0)`

/**
 * A hold that ran out and an order that nobody paid in time were never a bill, unless money came
 * for them that is to go back.
 */
export const billTables: Record<BillKind, BillTable> = {
  booking: {
    from: `bookings b ${notSettled('b')}`,
    total: 'b.total_cents',
    isBill: `(b.state IN ('confirmed', 'cancelled') OR (b.state = 'held' AND b.hold_until > $1) OR money.balance_cents < 0)`,
    day: 'lower(b.stay)',
    lastDay: 'upper(b.stay)',
    until: 'upper(b.stay)',
    source: 'b.source',
    state: stateAt('$1'),
    row: 'b',
    createdAt: 'b.created_at',
    searchText: BOOKING_SEARCH_TEXT,
    whole: WHOLE_BOOKING,
  },
  'breakfast-order': {
    from: `breakfast_orders o ${notSettled('o')}`,
    total: 'o.total_cents',
    isBill: `(o.cancelled_because IS DISTINCT FROM 'unpaid' OR money.balance_cents < 0)`,
    day: 'o.delivery_day',
    lastDay: 'o.delivery_day',
    until: 'NULL::date',
    source: 'NULL::text',
    state: 'o.state',
    row: 'o',
    createdAt: 'o.created_at',
    searchText: 'o.found_by',
  },
  sale: {
    from: `${SALES} s JOIN folio_balances money ON money.folio_id = s.folio_id`,
    total: 'money.sold_cents',
    isBill: 'true',
    day: 's.day',
    lastDay: 's.day',
    until: 'NULL::date',
    source: 'NULL::text',
    state: `CASE WHEN s.is_taken_back THEN 'cancelled' ELSE 'confirmed' END`,
    row: 's',
    createdAt: 's.created_at',
    searchText: `search_text(s.number || ' ' || s.name)`,
  },
}

/** Until when the invoice that stands for a folio is to be paid; null without one. */
const invoiceDue = (
  row: string,
) => `(SELECT max(issued.document ->> 'dueOn')::date FROM invoices issued
  WHERE issued.folio_id = ${row}.folio_id AND issued.credits IS NULL
    AND NOT EXISTS (SELECT FROM invoices note WHERE note.credits = issued.id))`

/** Whether what is open should have been paid by now: by its invoice, else by its last day. */
export const isLate = ({ row, lastDay }: BillTable) =>
  `coalesce(${invoiceDue(row)}, ${lastDay}) < $2::date`

/** What a bill has, as SQL for the rows of a table. */
export function billColumns(table: BillTable): string {
  const { row, day, until, source, state, total } = table
  // Looked up for what is open only: of all others it says nothing.
  return `${row}.id, ${row}.number, ${row}.name, ${row}.email, ${day}::text AS day, ${until}::text AS until,
  ${source} AS source, ${state} AS state, ${total} AS "totalCents", ${received(table)} AS "receivedCents",
  ${WRITTEN_OFF} AS "writtenOffCents", ${BALANCE} AS "balanceCents", ${BALANCE} <= 0 AS paid, CASE WHEN money.balance_cents > 0 THEN ${isLate(table)} ELSE false END AS overdue,
  CASE WHEN money.balance_cents > 0 THEN ${invoiceDue(row)}::text END AS "dueOn"`
}

/** What is open; below 0 what is to go back. */
export const BALANCE = 'coalesce(money.balance_cents, 0)'
export const WRITTEN_OFF = 'coalesce(money.written_off_cents, 0)'

/** What came in, less what went back. */
export const received = ({ total }: BillTable) => `${total} - ${BALANCE} - ${WRITTEN_OFF}`
