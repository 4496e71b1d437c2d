import type { BookingEntryRequest } from '../../../api/bookings/booking-entry-shapes.ts'

let presses = 0

/**
 * What the form sends for two nights for two from Monday 2 March 2026, to be paid at the desk; each
 * call is another press. `changes` is what a test is about.
 */
export function bookingEntry(changes: Partial<BookingEntryRequest> = {}): BookingEntryRequest {
  return {
    requestId: `press-of-entry-${presses++}`,
    roomTypeId: 1,
    roomId: null,
    source: 'none',
    paid: null,
    method: null,
    name: 'Jos Hermans',
    email: 'jos@example.com',
    phone: '',
    arrival: '2026-03-02',
    departure: '2026-03-04',
    persons: 2,
    shownTotalCents: null,
    ...changes,
  }
}
