import type { BookingView } from '../../api/bookings/booking-answer-shapes.ts'
import type { StaffRoomView } from '../../api/rooms/room-views.ts'
import type { FoundView } from '../../api/search/search.ts'
import { formListPages } from '../../screens/form-pages.ts'
import { recordAddress, screens } from '../../screens/screen-routes.ts'

/** One thing that the search found, whatever it is. */
export type Found =
  | { kind: 'room'; room: StaffRoomView }
  | { kind: 'booking'; booking: BookingView }
  | { kind: 'customer'; customer: FoundView['customers'][number] }
  | { kind: 'order'; order: FoundView['orders'][number] }
  | { kind: 'invoice'; invoice: FoundView['invoices'][number] }
  | { kind: 'sale'; sale: FoundView['sales'][number] }
  | { kind: 'message'; message: FoundView['messages'][number] }

/** In the order of the list, kind by kind. */
export function foundInOrder({
  rooms,
  bookings,
  customers,
  orders,
  invoices,
  sales,
  messages,
}: FoundView): Found[] {
  return [
    ...rooms.map((room): Found => ({ kind: 'room', room })),
    ...bookings.map((booking): Found => ({ kind: 'booking', booking })),
    ...customers.map((customer): Found => ({ kind: 'customer', customer })),
    ...orders.map((order): Found => ({ kind: 'order', order })),
    ...invoices.map((invoice): Found => ({ kind: 'invoice', invoice })),
    ...sales.map((sale): Found => ({ kind: 'sale', sale })),
    ...messages.map((message): Found => ({ kind: 'message', message })),
  ]
}

/** What tells it from all others. */
export function foundKey(found: Found): string {
  switch (found.kind) {
    case 'room':
      return `room-${found.room.id}`
    case 'booking':
      return found.booking.id
    case 'customer':
      return `customer-${found.customer.id}`
    case 'order':
      return found.order.id
    case 'invoice':
      return found.invoice.id
    case 'sale':
      return found.sale.id
    case 'message':
      return found.message.id
  }
}

/** Where choosing it leads; a room to the day in which it can be seen. */
export function foundAddress(found: Found): string {
  switch (found.kind) {
    case 'room':
      return `${screens.agenda.path}?view=day`
    case 'booking':
      return recordAddress('booking', found.booking.id)
    case 'customer':
      return recordAddress('customer', found.customer.id)
    case 'order':
      return recordAddress('breakfastOrder', found.order.id)
    case 'invoice':
      return recordAddress('invoice', found.invoice.id)
    case 'sale':
      return recordAddress('saleReceipt', found.sale.id)
    case 'message':
      return recordAddress(formListPages[found.message.form].one, found.message.id)
  }
}
