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

/** The words on the button that sends a breakfast order, by the same reading. */
export function breakfastButtonText(reading: Readings['order-button']): string {
  return reading === 'obligation' ? breakfastTexts.sendOrderObliging : breakfastTexts.sendOrder
}
