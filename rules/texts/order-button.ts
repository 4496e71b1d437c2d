import type { BreakfastForm } from '../breakfast/breakfast-order.ts'
import type { Readings } from '../readings/readings.ts'
import { type Message, message } from './message.ts'

/**
 * The words on the button that places a booking (reading `order-button`): by default they say
 * themselves that it obliges to pay.
 */
export function bookingButtonText(reading: Readings['order-button']): Message {
  return message(
    reading === 'obligation' ? 'checkout.placeBookingObliging' : 'checkout.placeBooking',
  )
}

/**
 * The words on the button that sends a breakfast order: a guest's by the same reading, the cash
 * desk's as BO §2 has them (reading `staff.order-button`).
 */
export function breakfastButtonText(
  form: BreakfastForm,
  reading: Readings['order-button'],
): Message {
  const obliges = form === 'public' && reading === 'obligation'
  return message(obliges ? 'breakfast.sendOrderObliging' : 'breakfast.sendOrder')
}
