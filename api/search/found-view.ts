import { z } from 'zod'
import { guestForms } from '../../rules/forms/guest-forms.ts'
import { bookingViewShape } from '../bookings/booking-answer-shapes.ts'
import { staffBreakfastOrderShape } from '../breakfast-orders/breakfast-order-shapes.ts'
import { staffRoomShape } from '../rooms/room-views.ts'

const foundOrderShape = z.object({
  id: z.uuid(),
  number: z.string(),
  receiver: z.string(),
  city: z.string(),
  day: z.iso.date(),
  state: staffBreakfastOrderShape.shape.state,
})
export type FoundOrder = z.output<typeof foundOrderShape>

const foundCustomerShape = z.object({
  id: z.int(),
  number: z.string(),
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  city: z.string(),
})
export type FoundCustomer = z.output<typeof foundCustomerShape>

const foundInvoiceShape = z.object({
  id: z.uuid(),
  number: z.string(),
  buyer: z.string(),
  orderNumber: z.string(),
  issuedOn: z.iso.date(),
  grossCents: z.int(),
})
export type FoundInvoice = z.output<typeof foundInvoiceShape>

const foundSaleShape = z.object({
  id: z.uuid(),
  number: z.string(),
  doneAt: z.iso.datetime(),
  priceCents: z.int(),
  takenBack: z.boolean(),
})
export type FoundSale = z.output<typeof foundSaleShape>

const foundMessageShape = z.object({
  id: z.uuid(),
  form: z.enum(guestForms),
  name: z.string(),
  createdAt: z.iso.datetime(),
})
export type FoundMessage = z.output<typeof foundMessageShape>

/** What is found, by kind; `more`: of which kinds there are more than are answered. */
export const foundShape = z.object({
  rooms: z.array(staffRoomShape),
  bookings: z.array(bookingViewShape).meta({
    description: 'The nearest first: who is in the house or comes, then who has been.',
  }),
  customers: z.array(foundCustomerShape),
  orders: z.array(foundOrderShape),
  invoices: z.array(foundInvoiceShape),
  sales: z.array(foundSaleShape),
  messages: z.array(foundMessageShape),
  more: z.array(z.enum(['bookings', 'customers', 'orders', 'invoices', 'sales', 'messages'])),
})

/** `GET /api/back-office/search?q=…`. */
export type FoundView = z.output<typeof foundShape>
