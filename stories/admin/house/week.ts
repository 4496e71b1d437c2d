import type { BookingView } from '../../../api/bookings/booking-views.ts'
import type { AgendaView } from '../../../api/agenda/agenda-view.ts'
import type { BookingSource } from '../../../rules/sources/booking-source.ts'
import { formatDay, parseDay } from '../../../rules/calendar/day.ts'

/**
 * The house of the look: nine rooms by the reading `rooms.physical`, one consistent week, now wo 25
 * november 2026, 14:24.
 */
export const today = '2026-11-25'
export const now = '2026-11-25T13:24:00.000Z'

const types: Record<number, string> = {
  1: 'Kleine Knusse kamer',
  2: 'Knusse kamer',
  3: 'Ruime knusse kamer',
  4: 'Familiekamer',
}
const typeOfRoom: Record<number, number> = {
  1: 1,
  2: 1,
  3: 2,
  4: 2,
  5: 2,
  9: 3,
  10: 3,
  11: 3,
  12: 4,
}

export const rooms: AgendaView['rooms'] = Object.entries(typeOfRoom).map(
  ([number, roomTypeId], i) => ({
    id: i + 1,
    number: Number(number),
    label: types[roomTypeId] ?? '',
    roomTypeId,
    roomTypeName: types[roomTypeId] ?? '',
  }),
)

/**
 * A booking with everything a screen asks for; a scene names what it is about. `room` is the number
 * on the door.
 */
export function booking(
  room: number,
  guestName: string,
  arrival: string,
  departure: string,
  more: Partial<BookingView> = {},
): BookingView {
  const found = rooms.find(({ number }) => number === room)
  const nights = (parseDay(departure) ?? 0) - (parseDay(arrival) ?? 0)
  const state = more.state ?? 'confirmed'
  return {
    id: `id-${guestName.toLowerCase().replaceAll(/\W+/g, '-')}`,
    number: `B2026102${40 + room}`,
    state,
    source: 'own-website',
    title: state === 'cancelled' ? `${guestName} (Geannuleerd)` : guestName,
    guestName,
    email: 'gast@voorbeeld.nl',
    phone: '06 12 34 56 78',
    city: 'Maastricht',
    roomTypeId: found?.roomTypeId ?? 1,
    roomTypeName: found?.roomTypeName ?? '',
    roomId: found?.id ?? null,
    roomNumber: room,
    arrival,
    departure,
    nights,
    persons: 2,
    arrivalWindow: null,
    balanceCents: more.paid === false ? (more.totalCents ?? 10_400 * nights) : 0,
    paid: true,
    holdUntil: null,
    totalCents: 10_400 * nights,
    createdAt: '2026-11-12T19:41:00.000Z',
    ...more,
  }
}

const from = (source: BookingSource, more: Partial<BookingView> = {}): Partial<BookingView> => ({
  source,
  ...more,
})

export const bookings: BookingView[] = [
  booking(1, 'Lotte Verhoeven', '2026-11-21', '2026-11-24'),
  booking(1, 'Pieter Smeets', '2026-11-24', '2026-11-26', from('booking.com')),
  booking(
    1,
    'Anouk Jacobs',
    '2026-11-27',
    '2026-11-29',
    from('bedandbreakfast.nl', { paid: false, persons: 1 }),
  ),
  booking(2, 'Jeroen Bakker', '2026-11-23', '2026-11-24', { paid: false, persons: 1 }),
  booking(2, 'Marjan de Wit', '2026-11-25', '2026-11-28', from('airbnb')),
  booking(3, 'Tom Willems', '2026-11-25', '2026-11-26', from('booking.com', { persons: 1 })),
  booking(3, 'Karin Peeters', '2026-11-26', '2026-11-27', { state: 'cancelled' }),
  booking(3, 'Ruben Maas', '2026-11-28', '2026-11-29'),
  booking(4, 'Bas van Leeuwen', '2026-11-22', '2026-11-25', from('booking.com')),
  booking(4, 'Sanne Hoekstra', '2026-11-25', '2026-11-27', { totalCents: 20_800 }),
  booking(4, 'Hélène Dupont', '2026-11-27', '2026-11-30', from('airbnb')),
  booking(
    5,
    'Familie Janssen',
    '2026-11-24',
    '2026-11-27',
    from('bedandbreakfast.nl', { paid: false }),
  ),
  booking(5, 'Yusuf Demir', '2026-11-28', '2026-11-29'),
  booking(9, 'Emma Claessens', '2026-11-23', '2026-11-26', { persons: 1 }),
  booking(9, 'R. van der Heijden-Kuipers', '2026-11-26', '2026-11-28', from('booking.com')),
  booking(10, 'Willem Aerts', '2026-11-23', '2026-11-25', from('airbnb')),
  booking(10, 'Nienke Mulder', '2026-11-28', '2026-12-01', {
    state: 'held',
    paid: false,
    holdUntil: '2026-11-25T20:11:00.000Z',
  }),
  booking(11, 'Stichting Maasdal', '2026-11-23', '2026-11-27', { paid: false, persons: 1 }),
  booking(11, 'Iris Vos', '2026-11-28', '2026-11-29', from('booking.com')),
  booking(12, 'Familie Van den Broek', '2026-11-23', '2026-11-27', { persons: 5 }),
  booking(12, 'Familie Öztürk', '2026-11-27', '2026-11-30', { paid: false, persons: 4 }),
]

/**
 * Seldom together in one week, but each must fit: a departure on the first morning, an arrival on
 * Sunday, nights taken over.
 */
export const awkwardBookings: BookingView[] = [
  booking(2, 'Ans Dubois', '2026-11-20', '2026-11-23', from('none')),
  booking(2, 'Bram Zondag', '2026-11-29', '2026-12-02', from('airbnb')),
  booking(3, 'Wim Nieuwkomer', '2026-11-26', '2026-11-28', from('bedandbreakfast.nl')),
]

export const closures: AgendaView['closures'] = [
  {
    id: 1,
    roomId: 3,
    roomTypeId: null,
    from: '2026-11-23',
    until: '2026-11-25',
    reason: 'Onderhoud: badkamer',
  },
]

/** What the API answers for a range: the bookings that touch it. */
export function agenda(
  range: { from: string; until: string },
  all: BookingView[] = bookings,
): AgendaView {
  return {
    ...range,
    today,
    now,
    rooms,
    bookings: all.filter((each) => each.arrival < range.until && each.departure > range.from),
    closures: closures.filter((each) => each.from < range.until && each.until > range.from),
    checkIn: Array.from({ length: 7 }, () => '15:00–18:00'),
    checkOut: '10:30',
  }
}

/** The days of the look's week, as the agenda asks for them. */
export const weekRange = { from: formatDay((parseDay(today) ?? 0) - 3), until: '2026-11-30' }
