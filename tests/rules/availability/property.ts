import type {
  Closure,
  PropertyFacts,
  MinimumNightRule,
  Occupancy,
} from '../../../rules/availability/property-facts.ts'
import type { StayQuestion } from '../../../rules/availability/stay-question.ts'
import { startNumbers } from '../../../rules/rule-numbers/catalogue.ts'
import { instantInAmsterdam } from '../../../rules/calendar/amsterdam.ts'
import { type EpochDay, type Moment, parseDay } from '../../../rules/calendar/day.ts'
import { defaultPriceList } from '../../../rules/quotes/default-price-list.ts'
import { defaultReadings } from '../../../rules/readings/readings.ts'
import type { Room, RoomType } from '../../../rules/rooms/room.ts'

/** The epoch day of a date that is known to exist. */
export function day(text: string): EpochDay {
  const parsed = parseDay(text)
  if (parsed === null) throw new RangeError(`${text} is no day`)
  return parsed
}

/** A moment on a day, at 10:00 unless told otherwise. */
export function momentOn(text: string, hour = 10, minute = 0): Moment {
  const today = day(text)
  const minuteOfDay = hour * 60 + minute
  return { today, minuteOfDay, instant: instantInAmsterdam(today, minuteOfDay) }
}

const prices = (...cents: number[]) =>
  cents.map((price, index) => ({ persons: index + 1, cents: price }))

/** The room types and rooms of `rooms.physical`; prices are examples. */
export const roomTypes: RoomType[] = [
  {
    id: 1,
    slug: 'kleine-knusse-kamer',
    name: 'Kleine Knusse kamer',
    kind: 'ordinary',
    prices: prices(6950, 8500),
    vatBasisPoints: 900,
  },
  {
    id: 2,
    slug: 'knusse-kamer',
    name: 'Knusse kamer',
    kind: 'ordinary',
    prices: prices(7450, 8900),
    vatBasisPoints: 900,
  },
  {
    id: 3,
    slug: 'ruime-knusse-kamer',
    name: 'Ruime knusse kamer',
    kind: 'ordinary',
    prices: prices(7950, 9500, 12_000),
    vatBasisPoints: 900,
  },
  {
    id: 4,
    slug: 'familiekamer',
    name: 'Familiekamer',
    kind: 'family',
    prices: [],
    vatBasisPoints: 900,
  },
]
export const rooms: Room[] = [
  [1, 1],
  [1, 2],
  [2, 3],
  [2, 4],
  [2, 5],
  [3, 9],
  [3, 10],
  [3, 11],
  [4, 12],
].map(([roomTypeId, number]) => ({
  id: number! + 100,
  roomTypeId: roomTypeId!,
  number: number!,
  label: '',
  active: true,
}))

/** A property without bookings, closures and date rules; `changes` replaces what a test is about. */
export function property(changes: Partial<PropertyFacts> = {}): PropertyFacts {
  return {
    roomTypes,
    rooms,
    occupancies: [],
    closures: [],
    minimumNightRules: [],
    priceList: defaultPriceList,
    numbers: startNumbers,
    readings: defaultReadings,
    ...changes,
  }
}

/**
 * A paid booking in a room, by the number on its door; `changes` makes it pinned, held or roomless.
 */
export function booked(
  number: number,
  arrival: string,
  departure: string,
  changes: Partial<Occupancy> = {},
): Occupancy {
  const room = rooms.find((candidate) => candidate.number === number)
  if (!room) throw new RangeError(`no room ${number}`)
  return {
    bookingId: `${number} ${arrival}`,
    roomTypeId: room.roomTypeId,
    roomId: room.id,
    arrival: day(arrival),
    departure: day(departure),
    pinned: false,
    holdUntil: null,
    ...changes,
  }
}

/** A closure of nights: of a room by its number, of a type, or of the whole property. */
export function closed(
  what: { number: number } | { roomTypeId: number } | 'property',
  from: string,
  until: string,
): Closure {
  const roomId = typeof what === 'object' && 'number' in what ? what.number + 100 : null
  const roomTypeId = typeof what === 'object' && 'roomTypeId' in what ? what.roomTypeId : null
  return { id: 1, roomId, roomTypeId, from: day(from), until: day(until) }
}

/** A per-date minimum of a room type. */
export function atLeast(nights: number, on: string, roomTypeId = 1): MinimumNightRule {
  return { roomTypeId, day: day(on), nights }
}

/**
 * Two guests who ask for the small room on a Monday in March 2026, ten weeks ahead; `changes` is
 * what a test is about.
 */
export function question(
  arrival: string,
  departure: string,
  changes: Partial<StayQuestion> = {},
): StayQuestion {
  return {
    roomTypeId: 1,
    arrival: day(arrival),
    departure: day(departure),
    persons: 2,
    screen: 'guest',
    moment: momentOn('2026-01-12'),
    ...changes,
  }
}
