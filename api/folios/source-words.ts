import type { BookingSource } from '../../rules/sources/booking-source.ts'

/** What files call the source of a booking. */
export const sourceWords: Record<BookingSource, string> = {
  'own-website': 'Eigen site',
  'booking.com': 'Booking.com',
  airbnb: 'Airbnb',
  'bedandbreakfast.nl': 'bedandbreakfast.nl',
  none: 'Zelf ingevoerd',
}
