import type { BreakfastForm } from '../breakfast/breakfast-order.ts'
import type { Readings } from '../readings/readings.ts'
import { breakfastTexts } from './breakfast.ts'
import { checkoutTexts } from './checkout.ts'

/**
 * The words on the button that places a booking (reading `order-button`): by default they say
 * themselves that it obliges to pay.
 */
export function bookingButtonText(reading: Readings['order-button']): string {
  return reading === 'obligation' ? checkoutTexts.placeBookingObliging : checkoutTexts.placeBooking
}

/**
 * The words on the button that sends a breakfast order: a guest's by the same reading, the cash
 * desk's as BO §2 has them (reading `staff.order-button`).
 */
export function breakfastButtonText(
  form: BreakfastForm,
  reading: Readings['order-button'],
): string {
  return form === 'public' && reading === 'obligation'
    ? breakfastTexts.sendOrderObliging
    : breakfastTexts.sendOrder
}
