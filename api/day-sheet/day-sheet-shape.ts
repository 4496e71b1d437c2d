import { z } from 'zod'
import { bookingViewShape } from '../bookings/booking-answer-shapes.ts'
import { staffBreakfastOrderShape } from '../breakfast-orders/breakfast-order-shapes.ts'
import type { DaySheetView } from './day-sheet-view.ts'

const arrivalWindow = z
  .object({ from: z.int(), until: z.int() })
  .nullable()
  .meta({ description: 'Minutes after midnight.' })

export const daySheetShape: z.ZodType<DaySheetView> = z.object({
  day: z.iso.date(),
  today: z.iso.date(),
  now: z.iso.datetime(),
  checkIn: z.string(),
  checkOut: z.string(),
  arrivals: z.array(bookingViewShape),
  departures: z.array(bookingViewShape).meta({ description: 'Who still has to pay first.' }),
  stays: z.array(bookingViewShape),
  breakfast: z
    .object({
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
