import type { StayWishRequest } from '../../api/bookings/acts/change-stay.ts'
import type { BookingView } from '../../api/bookings/booking-answer-shapes.ts'
import type { StaySuggestion } from '../../rules/availability/stay-refusal.ts'
import { formatDay, parseDay } from '../../rules/calendar/day.ts'
import {
  type Arrangement,
  type ArrangementId,
  arrangementOf,
  departureOf,
  isArrivalDay,
} from '../../rules/family-room/arrangements.ts'
import type { StayChoice } from '../booking-entry/stay-choice.ts'

/** The new stay as far as it is chosen in the overlay. */
export interface NewStay extends StayChoice {
  roomTypeId: number
  /** Null: the property chooses. */
  roomId: number | null
  persons: number
  /** Of the family room. */
  arrangement: ArrangementId | null
}

/** The overlay begins with the stay that the booking has, and a room given again. */
export function newStayOf({ arrival, departure, roomTypeId, persons }: BookingView): NewStay {
  const days = { arrival: parseDay(arrival), departure: parseDay(departure) }
  return { ...days, roomTypeId, roomId: null, persons, arrangement: variantOf(days) }
}

/** Another type: its room is given again, and the family room needs one of its variants. */
export function withType(stay: NewStay, roomTypeId: number, kind: 'ordinary' | 'family'): NewStay {
  const arrangement = kind === 'family' ? variantOf(stay) : null
  const keepsDays = kind === 'ordinary' || arrangement !== null
  const days = keepsDays ? {} : { arrival: null, departure: null }
  return { ...stay, ...days, roomTypeId, roomId: null, arrangement }
}

/** Another variant: the day of arrival stays where it fits that variant. */
export function withVariant(stay: NewStay, variant: Arrangement): NewStay {
  const { arrival } = stay
  const fits = arrival !== null && isArrivalDay(variant, arrival)
  return {
    ...stay,
    arrangement: variant.id,
    arrival: fits ? arrival : null,
    departure: fits ? departureOf(variant, arrival) : null,
  }
}

/** One of the nearest stays that fit, in any room of the type. */
export function withSuggestion(stay: NewStay, { arrival, departure }: StaySuggestion): NewStay {
  const days = { arrival: parseDay(arrival), departure: parseDay(departure) }
  return { ...stay, ...days, roomId: null, arrangement: variantOf(days) }
}

/** What is asked of the server; null while days are still to be chosen. */
export function wishOf({
  arrival,
  departure,
  roomTypeId,
  roomId,
  persons,
}: NewStay): StayWishRequest | null {
  if (arrival === null || departure === null) return null
  const days = { arrival: formatDay(arrival), departure: formatDay(departure) }
  return { ...days, roomTypeId, roomId, persons }
}

/** True where the new stay is the one that the booking has. */
export function isUnchanged(wish: StayWishRequest, booking: BookingView): boolean {
  return (
    wish.arrival === booking.arrival &&
    wish.departure === booking.departure &&
    wish.roomTypeId === booking.roomTypeId &&
    wish.persons === booking.persons &&
    (wish.roomId === null || wish.roomId === booking.roomId)
  )
}

function variantOf({ arrival, departure }: StayChoice): ArrangementId | null {
  if (arrival === null || departure === null) return null
  return arrangementOf(arrival, departure)?.id ?? null
}
