import { Get, Query } from '@nestjs/common'
import { Pool } from 'pg'
import { z } from 'zod'
import { type BookingView, bookingViewShape } from '../bookings/booking-answer-shapes.ts'
import { staffBreakfastOrderShape } from '../breakfast-orders/breakfast-order-shapes.ts'
import { customerViewShape } from '../customers/customer-shapes.ts'
import { formMessageViewShape } from '../forms/form-message-view.ts'
import { invoiceViewShape } from '../invoices/invoice-shapes.ts'
import {
  BOOKING_SEARCH_TEXT,
  WHOLE_BOOKING,
  bookingList,
  isInState,
  stateAt,
} from '../bookings/booking-rows.ts'
import { breakfastOrderList } from '../breakfast-orders/breakfast-order-views.ts'
import {
  CUSTOMER_SEARCH_TEXT,
  RECOUNT_CUSTOMERS,
  asIndexed,
  customerList,
} from '../customers/customer-list.ts'
import { instantText } from '../database/house-days.ts'
import { Clock } from '../environment/clock.ts'
import { endsAfter } from '../facts/ends-after.ts'
import { formMessageList } from '../forms/kept-form-messages.ts'
import { invoiceList } from '../invoices/invoice-list.ts'
import { isWhole, mayBeWhole } from '../lists/list-filters.ts'
import { type ListOf, Lists } from '../lists/list-of.ts'
import { listWords } from '../lists/list-question.ts'
import { asFound, noPattern, searchPatterns, wordsAnywhere } from '../lists/search-words.ts'
import { Answers, BackOffice } from '../requests/routes.ts'
import { type StaffRoomView, staffRoomShape } from '../rooms/room-views.ts'
import { roomList } from '../rooms/rooms.ts'

/** How many of a kind are answered; one more is read, to know whether there are more. */
const MOST_FOUND = {
  bookings: 6,
  customers: 4,
  orders: 3,
  invoices: 3,
  sales: 3,
  messages: 3,
} as const

const foundKinds = Object.keys(MOST_FOUND) as (keyof typeof MOST_FOUND)[]

/** What is found, by kind; `more`: of which kinds there are more than are answered. */
const foundShape = z.object({
  rooms: z.array(staffRoomShape),
  bookings: z.array(bookingViewShape).meta({
    description: 'The nearest first: who is in the house or comes, then who has been.',
  }),
  customers: z.array(customerViewShape),
  orders: z.array(staffBreakfastOrderShape),
  invoices: z.array(invoiceViewShape),
  sales: z.array(
    z.object({
      id: z.uuid(),
      number: z.string(),
      doneAt: z.iso.datetime(),
      priceCents: z.int(),
      takenBack: z.boolean(),
    }),
  ),
  messages: z.array(formMessageViewShape),
  more: z.array(z.enum(foundKinds)),
})

/** `GET /api/back-office/search?q=…`. */
export type FoundView = z.output<typeof foundShape>

/** That each of so many patterns fits a text. @param first the number of the first one's parameter */
const fits = (text: string, patterns: number, first: number) =>
  Array.from({ length: patterns }, (_, place) => `${text} LIKE $${first + place}`).join(' AND ')

/** What of a room is looked through: `kamer 5 luxe werk knusse kamer`. */
const FIND_ROOMS = `SELECT r.id FROM rooms r JOIN room_types t ON t.id = r.room_type_id
  WHERE search_text('kamer ' || r.number || ' ' || r.label || ' ' || t.name || ' ') LIKE ALL ($1::text[])
  ORDER BY r.active DESC, r.number`

/** Who is in these rooms or comes there next. $1 now, $2 today, $3 the rooms. */
const FIND_IN_ROOMS = `SELECT b.id FROM bookings b
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
    found AS (SELECT * FROM standing UNION ALL ${part(3, `${past} AND ${calledOff} AND ${notFull}`, latest)})
    SELECT id FROM found ORDER BY place, nth LIMIT ${MOST_FOUND.bookings + 1}`
}

/** The breakfast orders in which each of so many patterns fits. $1 today, then the patterns. */
function findOrders(patterns: number): string {
  const part = (condition: string, by: string) =>
    `(SELECT id, delivery_day FROM breakfast_orders
      WHERE ${fits('found_by', patterns, 2)} AND ${condition} ORDER BY ${by} LIMIT ${MOST_FOUND.orders + 1})`
  return `SELECT id FROM (
      ${part('delivery_day >= $1::date', 'delivery_day, slot, id')} UNION ALL ${part('delivery_day < $1::date', 'delivery_day DESC, slot DESC, id DESC')}) AS found
    ORDER BY delivery_day < $1::date, abs(delivery_day - $1::date), id LIMIT ${MOST_FOUND.orders + 1}`
}

/** The invoices and credit notes in whose number a pattern fits, the latest first. $1 the pattern. */
const FIND_INVOICES = `SELECT id FROM invoices WHERE number ILIKE $1
  ORDER BY issued_on DESC, running DESC LIMIT ${MOST_FOUND.invoices + 1}`

/** The receipts of the desk in whose number a pattern fits, the latest first. $1 the pattern. */
const FIND_SALES = `SELECT id, number, ${instantText('done_at')} AS "doneAt", price_cents AS "priceCents", taken_back_at IS NOT NULL AS "takenBack"
  FROM sales WHERE number ILIKE $1 ORDER BY done_at DESC, number DESC LIMIT ${MOST_FOUND.sales + 1}`

/** What a message is found by, as its index has it (migration 0053). */
const MESSAGE_TEXT = `search_text(name || ' ' || email || ' ' || phone_digits(phone))`

/** The messages in which each of so many patterns fits, the latest first; the parameters are the patterns. */
const findMessages = (patterns: number) =>
  `SELECT id FROM form_messages WHERE ${fits(MESSAGE_TEXT, patterns, 1)}
    ORDER BY created_at DESC, id DESC LIMIT ${MOST_FOUND.messages + 1}`

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
    SELECT c.id FROM fitting c ORDER BY 'K' || c.id = upper($1) DESC, email_key(c.email) = email_key($1) DESC, ${latest}
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
    private readonly lists: Lists,
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
    const number = PART_OF_NUMBER.test(words.trim()) ? wordsAnywhere(words.trim()) : null
    const [rooms, named, customers, orders, invoices, sales, messages] = await Promise.all([
      this.records<StaffRoomView>(roomList, FIND_ROOMS, [roomPatterns(words)]),
      this.bookings(words, patterns, now),
      this.customers(asIndexed(words)),
      this.records<FoundView['orders'][number]>(breakfastOrderList, findOrders(many), [
        today,
        ...patterns,
      ]),
      this.records<FoundView['invoices'][number]>(invoiceList, FIND_INVOICES, [number]),
      this.pool.query<FoundView['sales'][number]>(FIND_SALES, [number]),
      this.records<FoundView['messages'][number]>(formMessageList, findMessages(many), patterns),
    ])
    const bookings = [...(await this.inRooms(words, rooms, now)), ...named]
    const found = { bookings, customers, orders, invoices, sales: sales.rows, messages }
    const first = foundKinds.map((kind) => [kind, found[kind].slice(0, MOST_FOUND[kind])])
    return {
      rooms,
      ...(Object.fromEntries(first) as typeof found),
      more: foundKinds.filter((kind) => found[kind].length > MOST_FOUND[kind]),
    }
  }

  private async bookings(words: string, patterns: string[], now: unknown[]) {
    // A whole number or address means those bookings alone.
    const whole = mayBeWhole(words)
      ? await this.records<BookingView>(bookingList, FIND_WHOLE, [...now, words.trim()])
      : []
    if (whole.length > 0) return whole
    const values = [...now, ...patterns]
    return this.records<BookingView>(bookingList, findBookings(patterns.length), values)
  }

  private async customers(words: string) {
    await this.pool.query(RECOUNT_CUSTOMERS)
    const patterns = searchPatterns(words)
    const sql = findCustomers(patterns.length)
    return this.records<FoundView['customers'][number]>(customerList, sql, [words, ...patterns])
  }

  /** Who asks for a room by its number wants to know who is in it. */
  private async inRooms(words: string, rooms: StaffRoomView[], now: unknown[]) {
    const named = rooms.filter(({ number }) => wordsOf(words).includes(String(number)))
    if (named.length === 0) return []
    const ids = named.map(({ id }) => id)
    return this.records<BookingView>(bookingList, FIND_IN_ROOMS, [...now, ids])
  }

  /** What a statement finds, as its list shows it. @param sql ids */
  private async records<Row extends object>(list: ListOf, sql: string, values: unknown[]) {
    const { rows } = await this.pool.query<{ id: string | number }>(sql, values)
    const ids = rows.map(({ id }) => id)
    return ids.length === 0 ? [] : this.lists.withIds<Row>(list, ids)
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
