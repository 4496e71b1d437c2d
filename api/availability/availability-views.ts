import type { GuestQuestions } from '../../rules/tourist-tax/guest-questions.ts'
import type { Day } from '../../rules/calendar/day.ts'
import type { RoomType } from '../../rules/rooms/room.ts'
import type { Quote } from '../../rules/quotes/quote.ts'
import type { StayRefusal, StaySuggestion } from '../../rules/availability/stay-refusal.ts'

/**
 * What a day shows in the guest's calendar. `free`: one may arrive or sleep here. `cut-off`: a room
 * is free, but it is too late in the day to arrive then (reading `cut-off`).
 */
export type DayState = 'past' | 'free' | 'cut-off' | 'taken' | 'closed' | 'beyond-horizon'

/**
 * One day of `GET /api/room-types/:slug/calendar?persons=`; the list starts at today, one entry a
 * day.
 */
export interface CalendarDayView {
  day: Day
  state: DayState
  /** The longest stay that can be accepted from this arrival; 0 where one cannot arrive. */
  maxNights: number
  /** The fewest nights an arrival on this day needs; 1 where no rule asks more. */
  minNights: number
  /**
   * Lengths between the two that a rule still refuses, both ends included; nearly always empty.
   * `last` null: every longer one.
   */
  gaps: { first: number; last: number | null }[]
}

export interface CalendarView {
  roomTypeId: number
  slug: string
  today: Day
  days: CalendarDayView[]
}

/**
 * `GET /api/availability?arrival=&departure=&guests=`: the room types that take this stay, or why
 * none does.
 */
export interface AvailabilityView {
  arrival: Day
  departure: Day
  guests: number
  offers: { slug: string; quote: Quote }[]
  /** Why the search itself was refused (past dates, minimum nights, …); empty when it ran. */
  refusals: StayRefusal[]
  /** The nearest stays that would be accepted in some room, when there are no offers. */
  suggestions: (StaySuggestion & { slug: string })[]
}

/**
 * `GET /api/quotes?room=<slug>&arrival=&departure=&persons=`, with `childAges=4,7` and `residents=`
 * where they are known. `conditions`: what goes back to a guest who books now and cancels, in
 * sentences; none where staff decide. `asks`: what the tourist tax needs to know of who comes.
 */
export type StayQuoteView =
  | { ok: true; quote: Quote; conditions: string[]; asks: GuestQuestions }
  | { ok: false; refusals: StayRefusal[]; suggestions: StaySuggestion[] }

/** One night of `GET /api/occupancy`. */
export interface OccupancyDayView {
  day: Day
  state: DayState
  /** The shortest stay that can be booked from this arrival, in nights; null where none can. */
  nights: number | null
}

/** `GET /api/occupancy?month=2026-08`: a month of every room type, free or not. */
export interface OccupancyView {
  month: string
  today: Day
  /** In the order of the property. */
  roomTypes: { slug: string; name: string; kind: RoomType['kind']; days: OccupancyDayView[] }[]
}
