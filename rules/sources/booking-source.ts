/**
 * Where a booking came from (BO §3). The two left-out names `{host}` of the documents are
 * Booking.com and Airbnb.
 */
export const bookingSources = [
  'own-website',
  'booking.com',
  'airbnb',
  'bedandbreakfast.nl',
  'none',
] as const
export type BookingSource = (typeof bookingSources)[number]

/** The colour of a source in the agenda and its legend (BO §9). */
export const sourceColours = {
  'own-website': '#27718F',
  'booking.com': '#A560E0',
  airbnb: '#7AA898',
  'bedandbreakfast.nl': '#E06060',
  none: '#27718F',
} as const satisfies Record<BookingSource, string>
