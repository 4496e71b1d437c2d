import { Injectable } from '@nestjs/common'
import { Pool } from 'pg'
import { z } from 'zod'
import { type ListsOfDay, listsOfDay } from '../../rules/bookings/lists-of-day.ts'
import { breakfastHours } from '../../rules/breakfast/breakfast-hours.ts'
import { momentInAmsterdam } from '../../rules/calendar/amsterdam.ts'
import { type Day, type EpochDay, formatDay, parseDay } from '../../rules/calendar/day.ts'
import { checkInHours } from '../../rules/stay-times/check-in-hours.ts'
import type { Words } from '../../rules/texts/all-words.ts'
import { textOf } from '../../rules/texts/words.ts'
import type { BookingView } from '../bookings/booking-answer-shapes.ts'
import {
  BOOKING_COLUMNS,
  BOOKING_TABLES,
  type BookingRow,
  bookingView,
} from '../bookings/booking-rows.ts'
import { BreakfastOrderViews } from '../breakfast-orders/breakfast-order-views.ts'
import { Clock } from '../environment/clock.ts'
import { FactsCache } from '../facts/facts-cache.ts'
import type { KnownProperty } from '../facts/known-property.ts'
import { storedDay } from '../requests/stored-values.ts'
import { dirtyRooms } from '../rooms/room-cleaning.ts'
import type { DaySheetView, RoomToClean } from './day-sheet-shape.ts'

/** Without a day it is today. */
export const daySheetQuestion = z.object({ day: storedDay('Kies een bestaande dag.').optional() })
export type DaySheetQuestion = z.infer<typeof daySheetQuestion>

// Who slept there the night before, who sleeps there that night, and who is in the house though
// they should have left.
const OF_DAY = `SELECT ${BOOKING_COLUMNS} FROM ${BOOKING_TABLES}
  WHERE (b.stay && daterange($2::date - 1, $2::date + 1) OR (b.attendance = 'arrived' AND upper(b.stay) < $2::date))
    AND (b.state = 'confirmed' OR (b.state = 'held' AND b.hold_until > $1))`

/** The work of one day in the house: who comes and goes, breakfasts, rooms to clean. */
@Injectable()
export class DaySheet {
  constructor(
    private readonly pool: Pool,
    private readonly facts: FactsCache,
    private readonly clock: Clock,
    private readonly orders: BreakfastOrderViews,
  ) {}

  async of({ day }: DaySheetQuestion): Promise<DaySheetView> {
    const known = await this.facts.fresh()
    const today = this.clock.moment().today
    const date = day === undefined ? today : parseDay(day)!
    const now = new Date(this.clock.now())
    const [{ rows }, orders, dirty] = await Promise.all([
      this.pool.query<BookingRow>(OF_DAY, [now, formatDay(date)]),
      this.orders.ofDay(date),
      dirtyRooms(this.pool),
    ])
    const lists = listsOfDay(
      rows.map((row) => listed(row, known.words)),
      date,
      today,
    )
    const views = (some: Listed[]) => some.map(({ booking }) => booking)
    const { property, facts } = known
    return {
      day: formatDay(date),
      today: formatDay(today),
      now: now.toISOString(),
      checkIn: checkInHours(date, property.checkIn, facts.readings['check-in']),
      checkOut: facts.readings['check-out-time'],
      arrivals: views(lists.arrivals),
      departures: views(lists.departures),
      stays: views(lists.stays),
      breakfast: known.breakfastIncluded
        ? breakfast(date, views(lists.breakfasts), known.words)
        : null,
      deliveries: orders.filter(({ state }) => state !== 'cancelled'),
      toClean: roomsToClean(known, lists, date === today ? dirty : new Set()),
    }
  }
}

/** A booking with what the lists of a day ask. */
type Listed = ReturnType<typeof listed>

function listed(row: BookingRow, words: Words) {
  const { state, attendance, attendanceAt, balanceCents, arrivalWindow, roomNumber } = row
  return {
    booking: bookingView(row, words),
    state,
    attendance,
    arrival: dayNumber(row.arrival),
    departure: dayNumber(row.departure),
    leftOn: attendance === 'departed' ? momentInAmsterdam(Date.parse(attendanceAt!)).today : null,
    balanceCents,
    expectedFrom: arrivalWindow?.from ?? null,
    roomNumber,
  }
}

function dayNumber(day: Day): EpochDay {
  return parseDay(day)!
}

function breakfast(date: EpochDay, guests: BookingView[], words: Words): DaySheetView['breakfast'] {
  return {
    hours: textOf(words, breakfastHours(date)),
    persons: guests.reduce((sum, { persons }) => sum + persons, 0),
    tables: guests.map(({ id, title, roomNumber, persons }) => ({
      id,
      title,
      roomNumber,
      persons,
    })),
  }
}

/** The rooms that are dirty, and those whose guests leave that day; with who comes into them. */
function roomsToClean(
  { facts }: Pick<KnownProperty, 'facts'>,
  { arrivals, departures }: Pick<ListsOfDay<Listed>, 'arrivals' | 'departures'>,
  dirty: ReadonlySet<number>,
): RoomToClean[] {
  const leaving = new Set(
    departures.flatMap(({ attendance, booking: { roomId } }) =>
      attendance === 'departed' || roomId === null ? [] : [roomId],
    ),
  )
  const typeOf = new Map(facts.roomTypes.map(({ id, name }) => [id, name]))
  return facts.rooms
    .filter(({ id }) => dirty.has(id) || leaving.has(id))
    .map(({ id, number, roomTypeId }) => {
      const next = arrivals.find(
        ({ attendance, booking }) => booking.roomId === id && attendance === 'expected',
      )?.booking
      return {
        id,
        number,
        roomTypeName: typeOf.get(roomTypeId) ?? '',
        dirty: dirty.has(id),
        next: next ? { id: next.id, title: next.title, arrivalWindow: next.arrivalWindow } : null,
      }
    })
}
