import { z } from 'zod'
import { BOOKING_SEARCH_TEXT, WHOLE_BOOKING, stateAt } from '../bookings/booking-rows.ts'
import { houseDay } from '../database/house-days.ts'
import { type ListOf, listOf } from '../lists/list-of.ts'
import {
  type Findable,
  beforeDay,
  equals,
  filterBy,
  foundBy,
  fromDay,
  idIn,
} from '../lists/list-filters.ts'
import { billSource, type BillKind, billKinds, billStates } from './bill-shapes.ts'

/** What is open; below 0 what is to go back. */
const BALANCE = 'coalesce(money.balance_cents, 0)'
const WRITTEN_OFF = 'coalesce(money.written_off_cents, 0)'

/**
 * The bills of a kind, as SQL; `money` is the folio's row of `folio_balances`, missing where all is
 * settled.
 */
interface BillTable extends Pick<ListOf, 'from' | 'as'>, Pick<Findable, 'searchText' | 'whole'> {
  beside: string
  /** What it was sold for. */
  total: string
  /** Those that are a bill. */
  isBill: string
  day: string
  /** The day of departure. */
  until?: string
  source?: string
  state: string
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
const tables: Record<BillKind, BillTable> = {
  booking: {
    from: 'bookings',
    as: 'b',
    beside: notSettled('b'),
    total: 'b.total_cents',
    isBill: `(b.state IN ('confirmed', 'cancelled') OR (b.state = 'held' AND b.hold_until > $1) OR money.balance_cents < 0)`,
    day: 'lower(b.stay)',
    until: 'upper(b.stay)',
    source: 'b.source',
    state: stateAt('$1'),
    searchText: BOOKING_SEARCH_TEXT,
    whole: WHOLE_BOOKING,
  },
  'breakfast-order': {
    from: 'breakfast_orders',
    as: 'o',
    beside: notSettled('o'),
    total: 'o.total_cents',
    isBill: `(o.cancelled_because IS DISTINCT FROM 'unpaid' OR money.balance_cents < 0)`,
    day: 'o.delivery_day',
    state: 'o.state',
    searchText: 'o.found_by',
  },
  sale: {
    from: SALES,
    as: 's',
    beside: 'JOIN folio_balances money ON money.folio_id = s.folio_id',
    total: 'money.sold_cents',
    isBill: 'true',
    day: 's.day',
    state: `CASE WHEN s.is_taken_back THEN 'cancelled' ELSE 'confirmed' END`,
    searchText: `search_text(s.number || ' ' || s.name)`,
  },
}

/** Until when the invoice that stands for a folio is to be paid; null without one. */
const invoiceDue = (
  row: string,
) => `(SELECT max(issued.document ->> 'dueOn')::date FROM invoices issued
  WHERE issued.folio_id = ${row}.folio_id AND issued.credits IS NULL
    AND NOT EXISTS (SELECT FROM invoices note WHERE note.credits = issued.id))`

function billsOf(kind: BillKind) {
  const table = tables[kind]
  const { as, total, day, until = 'NULL::date', source = 'NULL::text' } = table
  // What came in, less what went back.
  const received = `${total} - ${BALANCE} - ${WRITTEN_OFF}`
  /** What is open should have been paid by now: by its invoice, else by its last day. */
  const isLate = `coalesce(${invoiceDue(as)}, ${table.until ?? day}) < $2::date`
  // Few are open, however many there are: they are looked up first, each by its folio.
  const isOpen = `${as}.folio_id = ANY (ARRAY(SELECT folio_id FROM folio_balances WHERE balance_cents > 0))`
  const list = listOf(
    {
      ...table,
      // When it was to be paid is looked up for what is open only: of all others it says nothing.
      columns: `'${kind}' AS kind, ${as}.id, ${as}.number, ${as}.name, ${as}.email, ${day}::text AS day, ${until}::text AS until,
        ${source} AS source, ${table.state} AS state, ${total} AS "totalCents", ${received} AS "receivedCents",
        ${WRITTEN_OFF} AS "writtenOffCents", ${BALANCE} AS "balanceCents", ${BALANCE} <= 0 AS paid,
        CASE WHEN money.balance_cents > 0 THEN ${isLate} ELSE false END AS overdue,
        CASE WHEN money.balance_cents > 0 THEN ${invoiceDue(as)}::text END AS "dueOn"`,
      sorts: { day, number: `${as}.created_at`, name: `lower(${as}.name)`, balanceCents: BALANCE },
      always: () => table.isBill,
      // It is counted with the sums, so that a page takes as long among 100,000 bills as among
      // 2,000: its `Content-Range` ends in `/*`.
      countedApart: true,
      filters: {
        /** Stays unless said otherwise. */
        kind: filterBy(z.enum(billKinds), () => 'true'),
        id: idIn(z.uuid(), `${as}.id`),
        q: foundBy({ ...table, from: `${table.from} ${as}` }),
        state: filterBy(z.enum(billStates), (state) =>
          state === 'overdue' ? `${isOpen} AND ${isLate}` : isOpen,
        ),
        source: equals(billSource, source),
        // The first day of arrival or delivery, and the one after the last.
        from: fromDay(day),
        until: beforeDay(day),
      },
    },
    ['day', 'DESC'],
  )
  const sums = `count(*)::int AS count, coalesce(sum(${total}), 0)::float8 AS "totalCents",
    coalesce(sum(${received}), 0)::float8 AS "receivedCents", coalesce(sum(${WRITTEN_OFF}), 0)::float8 AS "writtenOffCents",
    coalesce(sum(greatest(${BALANCE}, 0)), 0)::float8 AS "openCents",
    coalesce(sum(greatest(-${BALANCE}, 0)), 0)::float8 AS "toPayBackCents"`
  return { ...list, sums }
}

/** Staff's lists of bills (BO §2, Rekeningen): folios of a kind. Nothing in them is priced again. */
export const billLists = {
  booking: billsOf('booking'),
  'breakfast-order': billsOf('breakfast-order'),
  sale: billsOf('sale'),
}

/** What `GET /api/back-office/bills` is asked with; the same of every kind. */
export const billListQuestion = billLists.booking.question
export type BillListQuestion = z.output<typeof billListQuestion>
export type BillFilter = BillListQuestion['filter']
export type BillSort = BillListQuestion['sort'][0]
