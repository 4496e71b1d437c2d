import type { BookingView } from '../../../api/bookings/booking-answer-shapes.ts'
import type { AgendaView } from '../../../api/agenda/agenda.ts'
import { dayOf, formatDay } from '../../../rules/calendar/day.ts'
import type { PropertyTimes } from '../../../admin/agenda/place-stay.ts'

/** Monday 23 November 2026, the week of the look. */
export const monday = dayOf(2026, 11, 23)
export const now = Date.UTC(2026, 10, 25, 13, 24)
export const times: PropertyTimes = {
  checkIn: Array.from({ length: 7 }, () => 15 * 60),
  checkOut: 10 * 60 + 30,
  shownUntil: 17 * 60,
}

/** A booking of room 4 (id 1) unless told otherwise; days count from the Monday. */
export function booking(
  arrival: number,
  departure: number,
  more: Partial<BookingView> = {},
): BookingView {
  return {
    id: `${arrival}-${departure}`,
    number: 'B2026101',
    state: 'confirmed',
    source: 'own-website',
    title: 'Sanne Hoekstra',
    guestName: 'Sanne Hoekstra',
    email: '',
    phone: '',
    city: '',
    roomTypeId: 2,
    roomTypeName: 'Knusse kamer',
    roomId: 1,
    roomNumber: 4,
    pinned: false,
    arrival: formatDay(monday + arrival),
    departure: formatDay(monday + departure),
    nights: departure - arrival,
    persons: 2,
    arrivalWindow: null,
    balanceCents: 0,
    paid: true,
    holdUntil: null,
    unpriced: false,
    totalCents: 20_800,
    attendance: 'expected',
    attendanceAt: null,
    soldUntil: null,
    createdAt: '2026-11-12T19:41:00.000Z',
    version: 1,
    notes: '',
    language: 'nl',
    extras: [],
    ...more,
  }
}

/** An agenda of two rooms, 4 (id 1) and 5 (id 2), both of type 2. */
export function agendaOf(
  bookings: BookingView[],
  closures: AgendaView['closures'] = [],
): AgendaView {
  const room = { label: '', roomTypeId: 2, roomTypeName: 'Knusse kamer' }
  return {
    from: formatDay(monday - 1),
    until: formatDay(monday + 7),
    today: formatDay(monday + 2),
    now: new Date(now).toISOString(),
    rooms: [
      { id: 1, number: 4, dirty: false, active: true, ...room },
      { id: 2, number: 5, dirty: false, active: true, ...room },
    ],
    bookings,
    closures,
    doubles: [],
    seasons: [],
    deliveries: [],
    checkIn: Array.from({ length: 7 }, () => '15:00–18:00'),
    checkOut: '10:30',
  }
}
