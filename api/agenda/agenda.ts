import { Get, Query } from '@nestjs/common'
import { Pool } from 'pg'
import { z } from 'zod'
import { slotLabel } from '../../rules/breakfast/delivery-slots.ts'
import { formatDay, parseDay } from '../../rules/calendar/day.ts'
import { closedSeasonReading, closedSeasons } from '../../rules/closures/closed-season.ts'
import { checkInHoursOfWeek } from '../../rules/stay-times/check-in-hours.ts'
import { bookingViewShape } from '../bookings/booking-answer-shapes.ts'
import {
  BOOKING_COLUMNS,
  BOOKING_TABLES,
  type BookingRow,
  bookingView,
  stateAt,
} from '../bookings/booking-rows.ts'
import { doubleShape, doublesSql } from '../channel-feeds/feed-questions.ts'
import { closesRoom } from '../closures/closure-rooms.ts'
import { Clock } from '../environment/clock.ts'
import { FactsCache } from '../facts/facts-cache.ts'
import { Answers, BackOffice } from '../requests/routes.ts'
import { storedDay } from '../requests/stored-values.ts'
import { dirtyRooms } from '../rooms/room-cleaning.ts'
import { staffRoomShape } from '../rooms/room-views.ts'

/** The longest period shown at once, days. */
const MOST_DAYS = 62
const wrongPeriod = 'Kies een periode van hoogstens twee maanden.'

/** `?from=2026-07-01&until=2026-07-08`: days, `until` not included. */
const agendaQuestion = z
  .object({ from: storedDay(wrongPeriod), until: storedDay(wrongPeriod) })
  .refine(
    ({ from, until }) => {
      const days = (parseDay(until) ?? 0) - (parseDay(from) ?? 0)
      return days > 0 && days <= MOST_DAYS
    },
    { error: wrongPeriod, path: ['until'] },
  )

const agendaShape = z.object({
  from: z.iso.date(),
  until: z.iso.date(),
  today: z.iso.date(),
  now: z.iso.datetime(),
  rooms: z
    .array(staffRoomShape.extend({ dirty: z.boolean().meta({ description: 'To be cleaned.' }) }))
    .meta({ description: 'One that is switched off is here for the bookings that it still has.' }),
  bookings: z.array(bookingViewShape),
  closures: z.array(
    z.object({
      id: z.int(),
      roomId: z.int().nullable(),
      roomTypeId: z.int().nullable(),
      from: z.iso.date(),
      until: z.iso.date(),
      reason: z.string(),
    }),
  ),
  doubles: z
    .array(
      doubleShape.extend({
        freeRooms: z
          .array(z.object({ id: z.int(), number: z.int(), roomTypeName: z.string() }))
          .meta({ description: 'Of each type that is free on all its nights, one room.' }),
      }),
    )
    .meta({ description: 'Stays that channels sold without a room for them.' }),
  seasons: z
    .array(z.object({ roomTypeId: z.int(), from: z.iso.date(), until: z.iso.date() }))
    .meta({ description: 'Nights of the closed season: staff may sell them, with a reason.' }),
  /** Breakfasts to be brought, earliest first; who has not paid yet or cancelled gets none. */
  deliveries: z.array(
    z.object({
      id: z.uuid(),
      number: z.string(),
      receiver: z.string(),
      day: z.iso.date(),
      /** `9.00-9.30` */
      slotLabel: z.string(),
      /** Boxes, those for children included. */
      boxes: z.int(),
      /** The guest fetches it or eats in the house. */
      here: z.boolean(),
      isDelivered: z.boolean(),
    }),
  ),
  checkIn: z.array(z.string()).meta({ description: 'Of each weekday, Monday first.' }),
  checkOut: z.string(),
})

/** `GET /api/back-office/agenda?from=&until=`: everything the week or day shows. */
export type AgendaView = z.output<typeof agendaShape>

const BOOKINGS = `SELECT ${BOOKING_COLUMNS} FROM ${BOOKING_TABLES}
  WHERE b.stay && daterange($2::date, $3::date) AND (b.state IN ('confirmed', 'cancelled') OR (b.state = 'held' AND b.hold_until > $1))
  ORDER BY lower(b.stay), b.id`

const CLOSURES = `SELECT id, room_id AS "roomId", room_type_id AS "roomTypeId", lower(nights)::text AS "from", upper(nights)::text AS "until", reason
  FROM closures WHERE nights && daterange($1::date, $2::date) ORDER BY lower(nights), id`

/** `$1`, `$2`: the days in view. `$3` is the clock's instant. */
const DOUBLES = `${doublesSql(
  'daterange($1::date, $2::date)',
  `, (SELECT coalesce(json_agg(json_build_object('id', one.id, 'number', one.number, 'roomTypeName', one.name) ORDER BY one.number), '[]')
    FROM (SELECT DISTINCT ON (ft.id) free.id, free.number, ft.name FROM rooms free JOIN room_types ft ON ft.id = free.room_type_id
      WHERE free.active AND ft.active
        AND NOT EXISTS (SELECT FROM bookings b WHERE b.room_id = free.id AND b.stay && k.nights AND ${stateAt('$3')} IN ('held', 'confirmed'))
        AND NOT EXISTS (SELECT FROM closures c WHERE c.nights && k.nights AND ${closesRoom('free')})
      ORDER BY ft.id, free.number) one) AS "freeRooms"`,
)} ORDER BY k.nights, k.id`

const DELIVERIES = `SELECT id, number, receiver, delivery_day::text AS day, slot, adults + kids AS boxes, here, state = 'delivered' AS "isDelivered"
  FROM breakfast_orders
  WHERE delivery_day >= $1::date AND delivery_day < $2::date AND state IN ('confirmed', 'delivered')
  ORDER BY delivery_day, slot, number`

type DeliveryRow = Omit<AgendaView['deliveries'][number], 'slotLabel'> & { slot: number }

/**
 * What the agenda shows: a column a room, the bookings in it, closures, breakfasts to make. A
 * cancelled booking stays visible (BO §4); a hold that ran out does not. A room that is switched off
 * has its column as long as it has bookings there.
 */
@BackOffice('agenda')
export class AgendaController {
  constructor(
    private readonly pool: Pool,
    private readonly facts: FactsCache,
    private readonly clock: Clock,
  ) {}

  @Get()
  @Answers(agendaShape)
  async period(
    @Query({ schema: agendaQuestion }) { from, until }: z.output<typeof agendaQuestion>,
  ): Promise<AgendaView> {
    const { facts, property, words } = await this.facts.fresh()
    const now = new Date(this.clock.now())
    const { rows } = await this.pool.query<BookingRow>(BOOKINGS, [now, from, until])
    const closures = await this.pool.query<AgendaView['closures'][number]>(CLOSURES, [from, until])
    const doubles = await this.pool.query<AgendaView['doubles'][number]>(DOUBLES, [
      from,
      until,
      now,
    ])
    const deliveries = await this.pool.query<DeliveryRow>(DELIVERIES, [from, until])
    const dirty = await dirtyRooms(this.pool)
    const booked = new Set(rows.map(({ roomId }) => roomId))
    const typeNames = new Map(facts.roomTypes.map(({ id, name }) => [id, name]))
    return {
      from,
      until,
      today: this.clock.today(),
      now: now.toISOString(),
      rooms: facts.rooms
        .filter(({ id, active }) => active || booked.has(id))
        .map((room) => ({
          ...room,
          roomTypeName: typeNames.get(room.roomTypeId) ?? '',
          dirty: dirty.has(room.id),
        })),
      bookings: rows.map((row) => bookingView(row, words)),
      closures: closures.rows,
      doubles: doubles.rows,
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
        slotLabel: slotLabel(words, slot),
      })),
      checkIn: checkInHoursOfWeek(property.checkIn, facts.readings['check-in']),
      checkOut: facts.readings['check-out-time'],
    }
  }
}
