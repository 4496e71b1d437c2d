import { Injectable } from '@nestjs/common'
import { Pool } from 'pg'
import { z } from 'zod'
import { deliverySlot } from '../../rules/breakfast/delivery-slots.ts'
import { type Day, formatDay, parseDay } from '../../rules/calendar/day.ts'
import { closedSeasonReading, closedSeasons } from '../../rules/closures/closed-season.ts'
import { checkInHoursOfWeek } from '../../rules/stay-times/check-in-hours.ts'
import { storedDay } from '../requests/stored-values.ts'
import { FactsCache } from '../facts/facts-cache.ts'
import { Clock } from '../environment/clock.ts'
import {
  BOOKING_COLUMNS,
  BOOKING_TABLES,
  type BookingRow,
  bookingView,
} from '../bookings/booking-rows.ts'
import { dirtyRooms } from '../rooms/room-cleaning.ts'
import type { AgendaView } from './agenda-shape.ts'

/** The longest period shown at once, days. */
const MOST_DAYS = 62
const wrongPeriod = 'Kies een periode van hoogstens twee maanden.'

/** `GET /api/back-office/agenda?from=&until=`, both days, `until` not included. */
export const agendaQuestion = z
  .object({ from: storedDay(wrongPeriod), until: storedDay(wrongPeriod) })
  .refine(({ from, until }) => lengthOf(from, until) > 0 && lengthOf(from, until) <= MOST_DAYS, {
    error: wrongPeriod,
    path: ['until'],
  })
export type AgendaQuestion = z.infer<typeof agendaQuestion>

function lengthOf(from: Day, until: Day): number {
  return (parseDay(until) ?? 0) - (parseDay(from) ?? 0)
}

type DeliveryRow = Omit<AgendaView['deliveries'][number], 'slotLabel'> & { slot: number }

/**
 * What the agenda shows: a column a room, the bookings in it, closures, breakfasts to make. A
 * cancelled booking stays visible (BO §4); a hold that ran out does not. A room that is switched off
 * has its column as long as it has bookings there.
 */
@Injectable()
export class Agenda {
  constructor(
    private readonly pool: Pool,
    private readonly facts: FactsCache,
    private readonly clock: Clock,
  ) {}

  async of({ from, until }: AgendaQuestion): Promise<AgendaView> {
    const { facts, property } = await this.facts.fresh()
    const now = new Date(this.clock.now())
    const { rows } = await this.pool.query<BookingRow>(
      `SELECT ${BOOKING_COLUMNS} FROM ${BOOKING_TABLES}
       WHERE b.stay && daterange($2::date, $3::date) AND (b.state IN ('confirmed', 'cancelled') OR (b.state = 'held' AND b.hold_until > $1))
       ORDER BY lower(b.stay), b.id`,
      [now, from, until],
    )
    const closures = await this.pool.query<{
      id: number
      room_id: number | null
      room_type_id: number | null
      from: Day
      until: Day
      reason: string
    }>(
      `SELECT id, room_id, room_type_id, lower(nights)::text AS "from", upper(nights)::text AS "until", reason FROM closures
       WHERE nights && daterange($1::date, $2::date) ORDER BY lower(nights), id`,
      [from, until],
    )
    const deliveries = await this.pool.query<DeliveryRow>(
      `SELECT id, number, receiver, delivery_day::text AS day, slot, adults + kids AS boxes, here, state = 'delivered' AS "isDelivered"
       FROM breakfast_orders
       WHERE delivery_day >= $1::date AND delivery_day < $2::date AND state IN ('confirmed', 'delivered')
       ORDER BY delivery_day, slot, number`,
      [from, until],
    )
    const dirty = await dirtyRooms(this.pool)
    const booked = new Set(rows.map((row) => row.roomId))
    const typeOf = new Map(facts.roomTypes.map((roomType) => [roomType.id, roomType.name]))
    return {
      from,
      until,
      today: this.clock.today(),
      now: now.toISOString(),
      rooms: facts.rooms
        .filter(({ id, active }) => active || booked.has(id))
        .map(({ id, number, label, roomTypeId, active }) => ({
          id,
          number,
          label,
          roomTypeId,
          roomTypeName: typeOf.get(roomTypeId) ?? '',
          dirty: dirty.has(id),
          active,
        })),
      bookings: rows.map(bookingView),
      closures: closures.rows.map(({ room_id, room_type_id, ...closure }) => ({
        ...closure,
        roomId: room_id,
        roomTypeId: room_type_id,
      })),
      seasons: facts.roomTypes.flatMap((roomType) =>
        closedSeasons(
          parseDay(from)!,
          parseDay(until)!,
          closedSeasonReading(roomType, facts.readings),
          facts.numbers,
        ).map(({ arrival, departure }) => ({
          roomTypeId: roomType.id,
          from: formatDay(arrival),
          until: formatDay(departure),
        })),
      ),
      deliveries: deliveries.rows.map(({ slot, ...delivery }) => ({
        ...delivery,
        slotLabel: deliverySlot(slot)?.label ?? '',
      })),
      checkIn: checkInHoursOfWeek(property.checkIn, facts.readings['check-in']),
      checkOut: facts.readings['check-out-time'],
    }
  }
}
