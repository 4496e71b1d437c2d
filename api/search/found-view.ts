import { z } from 'zod'
import { bookingViewShape } from '../bookings/booking-answer-shapes.ts'
import { staffBreakfastOrderShape } from '../breakfast-orders/breakfast-order-shapes.ts'
import { customerViewShape } from '../customers/customer-shapes.ts'
import { formMessageViewShape } from '../forms/form-message-view.ts'
import { invoiceViewShape } from '../invoices/invoice-shapes.ts'
import { staffRoomShape } from '../rooms/room-views.ts'

/** How many of a kind are answered; one more is read, to know whether there are more. */
export const MOST_FOUND = {
  bookings: 6,
  customers: 4,
  orders: 3,
  invoices: 3,
  sales: 3,
  messages: 3,
} as const

export const foundKinds = Object.keys(MOST_FOUND) as (keyof typeof MOST_FOUND)[]

/** What is found, by kind; `more`: of which kinds there are more than are answered. */
export const foundShape = z.object({
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
