import { z } from 'zod'
import { bookingViewShape } from '../bookings/booking-answer-shapes.ts'
import { staffRoomShape } from '../rooms/room-views.ts'

export const agendaShape = z.object({
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
