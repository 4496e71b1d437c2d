import { Injectable } from '@nestjs/common'
import { Pool, type QueryResultRow } from 'pg'
import { type BookingRow, bookingView } from '../bookings/booking-rows.ts'
import { Clock } from '../environment/clock.ts'
import { asFound, noPattern, searchPatterns, wordsAnywhere } from '../lists/search-words.ts'
import { mayBeWhole } from '../lists/list-filters.ts'
import type { StaffRoomView } from '../rooms/room-views.ts'
import { RECOUNT_CUSTOMERS, asIndexed } from '../customers/customer-list.ts'
import type {
  FoundCustomer,
  FoundInvoice,
  FoundMessage,
  FoundOrder,
  FoundSale,
  FoundView,
} from './found-view.ts'
import {
  FIND_INVOICES,
  FIND_IN_ROOMS,
  FIND_ROOMS,
  FIND_SALES,
  FIND_WHOLE,
  MOST_FOUND,
  findBookings,
  findCustomers,
  findMessages,
  findOrders,
} from './search-statements.ts'

/** Finds what staff type in the bar above every screen: guests, rooms, orders, messages. */
@Injectable()
export class Search {
  constructor(
    private readonly pool: Pool,
    private readonly clock: Clock,
  ) {}

  async find(words: string): Promise<FoundView> {
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
      this.rows<FoundOrder>(findOrders(many), [today, ...patterns]),
      this.byNumber<FoundInvoice>(FIND_INVOICES, words),
      this.byNumber<FoundSale>(FIND_SALES, words),
      this.rows<FoundMessage>(findMessages(many), patterns),
    ])
    const inRooms = await this.inRooms(words, rooms, now)
    const found = {
      bookings: [...inRooms, ...bookings].map(bookingView),
      customers,
      orders,
      invoices,
      sales,
      messages,
    }
    return {
      rooms,
      bookings: found.bookings.slice(0, MOST_FOUND.bookings),
      customers: found.customers.slice(0, MOST_FOUND.customers),
      orders: found.orders.slice(0, MOST_FOUND.orders),
      invoices: found.invoices.slice(0, MOST_FOUND.invoices),
      sales: found.sales.slice(0, MOST_FOUND.sales),
      messages: found.messages.slice(0, MOST_FOUND.messages),
      more: kinds.filter((kind) => found[kind].length > MOST_FOUND[kind]),
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

  private async customers(words: string): Promise<FoundCustomer[]> {
    await this.pool.query(RECOUNT_CUSTOMERS)
    const patterns = searchPatterns(words)
    return this.rows<FoundCustomer>(findCustomers(patterns.length), [words, ...patterns])
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

const kinds = ['bookings', 'customers', 'orders', 'invoices', 'sales', 'messages'] as const

const wordsOf = (words: string) => words.trim().split(/\s+/).map(asFound)

/** Each word begins one of the room's; a number is all of one, so that 1 is not 12. */
function roomPatterns(words: string): string[] {
  return wordsOf(words).map((word) => {
    const plain = noPattern(word)
    return /^\d+$/.test(word) ? `% ${plain} %` : `% ${plain}%`
  })
}
