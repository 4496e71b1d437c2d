import { Get, Query } from '@nestjs/common'
import { Pool, type QueryResultRow } from 'pg'
import { z } from 'zod'
import {
  BOOKING_COLUMNS,
  BOOKING_SEARCH_TEXT,
  BOOKING_TABLES,
  type BookingRow,
  WHOLE_BOOKING,
  bookingView,
  isInState,
  stateAt,
} from '../bookings/booking-rows.ts'
import {
  CUSTOMER_SEARCH_TEXT,
  RECOUNT_CUSTOMERS,
  asIndexed,
  customerNumberSql,
} from '../customers/customer-list.ts'
import { instantText } from '../database/house-days.ts'
import { Clock } from '../environment/clock.ts'
import { WordsInForce } from '../environment/words-in-force.ts'
import { endsAfter } from '../facts/ends-after.ts'
import { isWhole, mayBeWhole } from '../lists/list-filters.ts'
import { listWords } from '../lists/list-question.ts'
import { asFound, noPattern, searchPatterns, wordsAnywhere } from '../lists/search-words.ts'
import { Answers, BackOffice } from '../requests/routes.ts'
import type { StaffRoomView } from '../rooms/room-views.ts'
import { type FoundView, MOST_FOUND, foundKinds, foundShape } from './found-view.ts'

/** That each of so many patterns fits a text. @param first the number of the first one's parameter */
const fits = (text: string, patterns: number, first: number) =>
  Array.from({ length: patterns }, (_, place) => `${text} LIKE $${first + place}`).join(' AND ')

/** What of a room is looked through: `kamer 5 luxe werk knusse kamer`. */
const FIND_ROOMS = `SELECT r.id, r.number, r.label, r.active, r.room_type_id AS "roomTypeId", t.name AS "roomTypeName"
  FROM rooms r JOIN room_types t ON t.id = r.room_type_id
  WHERE search_text('kamer ' || r.number || ' ' || r.label || ' ' || t.name || ' ') LIKE ALL ($1::text[])
  ORDER BY r.active DESC, r.number`

/** Who is in these rooms or comes there next. $1 now, $2 today, $3 the rooms. */
const FIND_IN_ROOMS = `SELECT ${BOOKING_COLUMNS} FROM ${BOOKING_TABLES}
  WHERE b.room_id = ANY ($3::int[]) AND b.state IN ('held', 'confirmed') AND ${stateAt('$1')} <> 'expired'
    AND ${endsAfter('$2')}
  ORDER BY lower(b.stay), b.id LIMIT ${MOST_FOUND.bookings + 1}`

/**
 * The bookings in which each of so many patterns fits: the nearest ones to come, then those that
 * were, of either those that were called off last. Each of the parts is read in the order of an index
 * and ends with its first rows, the last only where the others leave room: of a word that everybody
 * has, no more is read than of a rare one.
 * $1 now, $2 today, then the patterns.
 */
export const findBookings = (patterns: number) =>
  bookingsThat(fits(BOOKING_SEARCH_TEXT, patterns, 3))

/** The bookings of a whole number or e-mail address, in the same order. $1 now, $2 today, $3 that. */
export const FIND_WHOLE = bookingsThat(isWhole(WHOLE_BOOKING, '$3'))

/** @param condition as SQL on `b` */
function bookingsThat(condition: string): string {
  const part = (place: number, also: string, by: string, from = 'bookings') =>
    `(SELECT b.id, ${place} AS place, row_number() OVER () AS nth FROM (SELECT b.id FROM ${from} b
      WHERE ${condition} AND ${also} ORDER BY ${by} LIMIT ${MOST_FOUND.bookings + 1}) b)`
  const calledOff = isInState('$1', 'expired', 'cancelled')
  const past = 'upper(b.stay) < $2::date AND lower(b.stay) < $2::date'
  const latest = 'lower(b.stay) DESC, b.id DESC'
  // OFFSET 0: the few that come are read, before the index of words has looked through all years.
  const coming = `(SELECT * FROM bookings b WHERE ${endsAfter('$2::date - 1')} OFFSET 0)`
  const notFull = `(SELECT count(*) FROM standing) <= ${MOST_FOUND.bookings}`
  return `WITH standing AS MATERIALIZED (
      ${part(1, 'true', `${calledOff}, abs(lower(b.stay) - $2::date), b.id`, coming)}
      UNION ALL ${part(2, `${past} AND ${isInState('$1', 'held', 'confirmed')}`, latest)}),
    found AS MATERIALIZED (SELECT * FROM standing
      UNION ALL ${part(3, `${past} AND ${calledOff} AND ${notFull}`, latest)}
      ORDER BY place, nth LIMIT ${MOST_FOUND.bookings + 1})
    SELECT ${BOOKING_COLUMNS} FROM ${BOOKING_TABLES} JOIN found ON found.id = b.id ORDER BY found.place, found.nth`
}

/** The breakfast orders in which each of so many patterns fits. $1 today, then the patterns. */
function findOrders(patterns: number): string {
  const part = (condition: string, by: string) =>
    `(SELECT id, number, receiver, city, delivery_day, state FROM breakfast_orders
      WHERE ${fits('found_by', patterns, 2)} AND ${condition} ORDER BY ${by} LIMIT ${MOST_FOUND.orders + 1})`
  return `SELECT id, number, receiver, city, delivery_day::text AS day, state FROM (
      ${part('delivery_day >= $1::date', 'delivery_day, slot, id')} UNION ALL ${part('delivery_day < $1::date', 'delivery_day DESC, slot DESC, id DESC')}) AS found
    ORDER BY delivery_day < $1::date, abs(delivery_day - $1::date), id LIMIT ${MOST_FOUND.orders + 1}`
}

/** The invoices and credit notes in whose number a pattern fits, the latest first. $1 the pattern. */
const FIND_INVOICES = `SELECT id, number, buyer, order_number AS "orderNumber", issued_on AS "issuedOn", gross_cents AS "grossCents"
  FROM invoices WHERE number ILIKE $1 ORDER BY issued_on DESC, running DESC LIMIT ${MOST_FOUND.invoices + 1}`

/** The receipts of the desk in whose number a pattern fits, the latest first. $1 the pattern. */
const FIND_SALES = `SELECT id, number, ${instantText('done_at')} AS "doneAt", price_cents AS "priceCents", taken_back_at IS NOT NULL AS "takenBack"
  FROM sales WHERE number ILIKE $1 ORDER BY done_at DESC, number DESC LIMIT ${MOST_FOUND.sales + 1}`

/** What a message is found by, as its index has it (migration 0053). */
const MESSAGE_TEXT = `search_text(name || ' ' || email || ' ' || phone_digits(phone))`

/** The messages in which each of so many patterns fits, the latest first; the parameters are the patterns. */
const findMessages = (patterns: number) =>
  `SELECT id, form, name, ${instantText('created_at')} AS "createdAt" FROM form_messages
    WHERE ${fits(MESSAGE_TEXT, patterns, 1)} ORDER BY created_at DESC, id DESC LIMIT ${MOST_FOUND.messages + 1}`

/**
 * The customers in whom each of so many patterns fits: who has that number or address first, then
 * whose last stay is the latest. $1 the words, then the patterns.
 */
function findCustomers(patterns: number): string {
  const latest = 'last_departure DESC NULLS LAST, id DESC'
  return `WITH fitting AS MATERIALIZED (
      (SELECT c.* FROM customers c WHERE c.shown AND ${fits(CUSTOMER_SEARCH_TEXT, patterns, 2)} ORDER BY ${latest} LIMIT ${MOST_FOUND.customers + 1})
      UNION SELECT c.* FROM customers c WHERE c.shown AND c.id = (SELECT customer_id FROM customer_emails WHERE email_key = email_key($1))
      UNION SELECT c.* FROM customers c WHERE c.shown AND c.id = substring($1 from '^[Kk]([0-9]{1,9})$')::integer)
    SELECT c.id, ${customerNumberSql('c.id')} AS number, c.name, c.email, c.phone, c.city FROM fitting c
    ORDER BY 'K' || c.id = upper($1) DESC, email_key(c.email) = email_key($1) DESC, ${latest}
    LIMIT ${MOST_FOUND.customers + 1}`
}

const question = z.object({
  q: listWords.meta({
    description:
      'A name, number, telephone number, place, room or word of a note, or some of them.',
  }),
})

/** Finds what staff type in the bar above every screen: guests, rooms, orders, messages. */
@BackOffice('search')
export class SearchController {
  constructor(
    private readonly pool: Pool,
    private readonly clock: Clock,
    private readonly inForce: WordsInForce,
  ) {}

  @Get()
  @Answers(foundShape)
  async find(
    @Query({ schema: question }) { q: words }: z.output<typeof question>,
  ): Promise<FoundView> {
    const patterns = searchPatterns(words)
    const many = patterns.length
    const none = { bookings: [], customers: [], orders: [], invoices: [], sales: [], messages: [] }
    if (many === 0) return { rooms: [], ...none, more: [] }
    const today = this.clock.today()
    const now = [new Date(this.clock.now()), today]
    const [rooms, bookings, customers, orders, invoices, sales, messages] = await Promise.all([
      this.rows<StaffRoomView>(FIND_ROOMS, [roomPatterns(words)]),
      this.bookings(words, patterns, now),
      this.customers(asIndexed(words)),
      this.rows<FoundView['orders'][number]>(findOrders(many), [today, ...patterns]),
      this.byNumber<FoundView['invoices'][number]>(FIND_INVOICES, words),
      this.byNumber<FoundView['sales'][number]>(FIND_SALES, words),
      this.rows<FoundView['messages'][number]>(findMessages(many), patterns),
    ])
    const inRooms = await this.inRooms(words, rooms, now)
    const all = [...inRooms, ...bookings].map((row) => bookingView(row, this.inForce.words))
    const found = { bookings: all, customers, orders, invoices, sales, messages }
    const first = foundKinds.map((kind) => [kind, found[kind].slice(0, MOST_FOUND[kind])])
    return {
      rooms,
      ...(Object.fromEntries(first) as typeof found),
      more: foundKinds.filter((kind) => found[kind].length > MOST_FOUND[kind]),
    }
  }

  /** What a number or a part of it is of: nothing where no number was typed. */
  private async byNumber<Row extends QueryResultRow>(sql: string, words: string): Promise<Row[]> {
    const typed = words.trim()
    return PART_OF_NUMBER.test(typed) ? this.rows<Row>(sql, [wordsAnywhere(typed)]) : []
  }

  private async bookings(words: string, patterns: string[], now: unknown[]) {
    // A whole number or address means those bookings alone.
    const whole = mayBeWhole(words)
      ? await this.rows<BookingRow>(FIND_WHOLE, [...now, words.trim()])
      : []
    if (whole.length > 0) return whole
    return this.rows<BookingRow>(findBookings(patterns.length), [...now, ...patterns])
  }

  private async customers(words: string): Promise<FoundView['customers']> {
    await this.pool.query(RECOUNT_CUSTOMERS)
    const patterns = searchPatterns(words)
    return this.rows<FoundView['customers'][number]>(findCustomers(patterns.length), [
      words,
      ...patterns,
    ])
  }

  /** Who asks for a room by its number wants to know who is in it. */
  private async inRooms(words: string, rooms: StaffRoomView[], now: unknown[]) {
    const named = rooms.filter(({ number }) => wordsOf(words).includes(String(number)))
    if (named.length === 0) return []
    return this.rows<BookingRow>(FIND_IN_ROOMS, [...now, named.map(({ id }) => id)])
  }

  private async rows<Row extends QueryResultRow>(sql: string, values: unknown[]): Promise<Row[]> {
    return (await this.pool.query<Row>(sql, values)).rows
  }
}

/** Four signs at least, one of them a digit: fewer are in every number. */
const PART_OF_NUMBER = /^(?=.*\d)[\w-]{4,}$/

const wordsOf = (words: string) => words.trim().split(/\s+/).map(asFound)

/** Each word begins one of the room's; a number is all of one, so that 1 is not 12. */
function roomPatterns(words: string): string[] {
  return wordsOf(words).map((word) => {
    const plain = noPattern(word)
    return /^\d+$/.test(word) ? `% ${plain} %` : `% ${plain}%`
  })
}
