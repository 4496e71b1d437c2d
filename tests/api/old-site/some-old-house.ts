import { parseDay } from '../../../rules/calendar/day.ts'
import type { OldBooking, OldHouse, OldRoomType } from '../../../rules/old-site/old-house.ts'

export const day = (text: string) => parseDay(text)!

/** An old site with nothing in it but what is given. */
export const oldHouse = (given: Partial<OldHouse> = {}): OldHouse => ({
  company: {
    path: '',
    name: '',
    address: '',
    phone: '',
    email: '',
    kvk: '',
    vatId: '',
    checkInHours: [],
    touristTaxCents: null,
  },
  roomTypes: [],
  familyClosures: [],
  bookings: [],
  breakfastOrders: [],
  products: [],
  payments: [],
  invoices: [],
  vacationDays: [],
  vacations: [],
  sales: [],
  revenue: [],
  ...given,
})

/** The small room of the old site: 69.50 for one, 79.50 for two. */
export const oldRoomType = (given: Partial<OldRoomType> = {}): OldRoomType => ({
  path: 'content/services/a',
  key: 'a',
  id: null,
  resourceId: 1,
  name: 'Kleine Knusse kamer',
  description: 'Onder de pannen.',
  sort: 1,
  vatBasisPoints: 900,
  stock: 2,
  prices: [
    { path: 'content/services/a/prices/0', key: '0', id: null, persons: 1, cents: 6_950 },
    { path: 'content/services/a/prices/1', key: '1', id: null, persons: 2, cents: 7_950 },
  ],
  facilities: [
    { path: 'content/services/a/facilities/0', key: '0', id: null, name: 'Gratis wifi' },
  ],
  images: [],
  minimumNights: [],
  occupancy: [],
  ...given,
})

/** Two nights for two in room 1, paid on the own website. */
export const oldBooking = (key: string, given: Partial<OldBooking> = {}): OldBooking => ({
  path: `events/${key}`,
  key,
  id: null,
  area: 'booked',
  number: `B202621${key.length}`,
  name: 'Sanne de Boer',
  email: 'sanne@example.com',
  phone: '06 12 34 56 78',
  roomTypeId: 1,
  roomNumber: 1,
  source: 'own-website',
  paid: true,
  cancelled: false,
  arrival: day('2026-03-10'),
  departure: day('2026-03-12'),
  persons: 2,
  soldNights: 2,
  notes: '',
  priceCents: 7_950,
  waits: null,
  ...given,
})
