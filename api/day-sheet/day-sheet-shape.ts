import { z } from 'zod'
import { bookingViewShape } from '../bookings/booking-answer-shapes.ts'
import { staffBreakfastOrderShape } from '../breakfast-orders/breakfast-order-shapes.ts'

const arrivalWindow = z
  .object({ from: z.int(), until: z.int() })
  .nullable()
  .meta({ description: 'Minutes after midnight.' })

export const daySheetShape = z.object({
  day: z.iso.date(),
  today: z.iso.date(),
  /** The instant of the property's clock. */
  now: z.iso.datetime(),
  /** The check-in hours of that weekday, such as `15:00–18:00`, and when guests leave. */
  checkIn: z.string(),
  checkOut: z.string(),
  arrivals: z.array(bookingViewShape),
  departures: z.array(bookingViewShape).meta({ description: 'Who still has to pay first.' }),
  stays: z.array(bookingViewShape),
  breakfast: z
    .object({
      /** Such as `7.00-9.00` (G §9). */
      hours: z.string(),
      persons: z.int(),
      tables: z.array(
        z.object({
          id: z.uuid(),
          title: z.string(),
          roomNumber: z.int().nullable(),
          persons: z.int(),
        }),
      ),
    })
    .nullable()
    .meta({ description: 'Null: breakfast is not included.' }),
  /** Breakfast boxes of that day, brought to a door or not, the first slot first. */
  deliveries: z.array(staffBreakfastOrderShape),
  toClean: z.array(
    z.object({
      id: z.int(),
      number: z.int(),
      roomTypeName: z.string(),
      dirty: z.boolean(),
      next: z.object({ id: z.uuid(), title: z.string(), arrivalWindow }).nullable(),
    }),
  ),
})

/** `GET /api/back-office/day-sheet?day=`: the work of one day in the house. */
export type DaySheetView = z.output<typeof daySheetShape>

/** A room that is to be cleaned on a day, or will be once its guests left. */
export type RoomToClean = DaySheetView['toClean'][number]
