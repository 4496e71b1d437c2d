import type { Order } from '../../../api/bookings/order.ts'
import { parseDay } from '../../../rules/calendar/day.ts'

/**
 * What staff enter for a guest on the telephone: two nights for two from Monday 2 March 2026, to be
 * paid at the desk; `changes` is what a test is about.
 */
export function staffOrder({
  arrival = '2026-03-02',
  departure = '2026-03-04',
  ...changes
}: Partial<Omit<Order, 'arrival' | 'departure'>> & {
  arrival?: string
  departure?: string
} = {}): Order {
  return {
    roomType: 'knusse-kamer',
    roomId: null,
    arrival: parseDay(arrival)!,
    departure: parseDay(departure)!,
    party: { adults: 2, childAges: [], residents: 0 },
    guest: {
      name: 'Jos Hermans',
      firstName: null,
      lastName: null,
      email: 'jos@example.com',
      phone: '',
      city: '',
      address: '',
      postcode: '',
      notes: '',
    },
    arrivalWindow: null,
    source: 'none',
    language: 'nl',
    method: null,
    paidBy: null,
    overruleReason: '',
    totalCents: null,
    ...changes,
  }
}
