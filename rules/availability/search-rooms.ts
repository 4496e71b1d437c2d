import { type EpochDay, type Moment, parseDay } from '../calendar/day.ts'
import { isGuestCount, searchGuests } from '../forms/guest-limits.ts'
import { quoteStay } from '../quotes/quote-stay.ts'
import type { Quote } from '../quotes/quote.ts'
import { quotedOn, type Screen } from '../quotes/screen.ts'
import { mostPersons } from '../rooms/persons-allowed.ts'
import { message } from '../texts/message.ts'
import { areRealDates } from './explain-stay.ts'
import type { PropertyFacts } from './property-facts.ts'
import { refuseStay } from './refuse-stay.ts'
import type { StayRefusal, StayRefusalReason, StaySuggestion } from './stay-refusal.ts'
import { judgeStay } from './stay-rules.ts'
import { type StayView, viewStays } from './stay-view.ts'
import { mostSuggestions, suggestStays } from './suggest-stays.ts'

/** What the search form asks (G §2, §5). */
export interface RoomSearch {
  arrival: EpochDay
  departure: EpochDay
  guests: number
  screen: Screen
  moment: Moment
}

/** A nearby stay in some room. */
export type RoomSuggestion = StaySuggestion & { roomTypeId: number }

export interface RoomSearchResult {
  /** The room types that take this stay, in the order of the facts. */
  offers: { roomTypeId: number; quote: Quote }[]
  /**
   * Why no room at all can take these dates or guests; empty when the search ran, also when every
   * room was full.
   */
  refusals: StayRefusal[]
  /** The nearest stays in any room, when there are no offers. */
  suggestions: RoomSuggestion[]
}

/** Rules that look at the dates only: when one of them refuses, it refuses every ordinary room. */
const ofEveryRoom: ReadonlySet<StayRefusalReason> = new Set([
  'arrival-in-past',
  'minimum-nights-weekend',
  'minimum-nights-summer',
  'closed-season',
  'cut-off',
  'too-long-online',
  'beyond-horizon',
])

function badFields(reason: StayRefusalReason, facts: PropertyFacts): RoomSearchResult {
  const refusal = refuseStay(reason, { day: null, nights: null }, facts.readings, facts.numbers)
  return {
    offers: [],
    refusals: [{ ...refusal, text: message('search.invalidFields') }],
    suggestions: [],
  }
}

/**
 * The nearest suggestion of each room first, the closest arrival before others: three rooms come
 * before three dates of one room.
 */
function nearestOfEach(views: StayView[], search: RoomSearch): RoomSuggestion[] {
  const ranked = views.flatMap((view) =>
    suggestStays(search, view).map((suggestion, rank) => ({
      suggestion: { ...suggestion, roomTypeId: view.roomType.id },
      rank,
      distance: Math.abs((parseDay(suggestion.arrival) ?? 0) - search.arrival),
      difference: Math.abs(suggestion.nights - (search.departure - search.arrival)),
    })),
  )
  ranked.sort((a, b) => a.rank - b.rank || a.distance - b.distance || a.difference - b.difference)
  return ranked.slice(0, mostSuggestions).map(({ suggestion }) => suggestion)
}

/**
 * Searches the ordinary rooms for a stay. A room is shown when its largest price is for at least as
 * many persons as are asked (G §5), at the price its own page asks of them. The family room has arrangements and a page of its own, and 4 guests at least.
 */
export function searchRooms(search: RoomSearch, facts: PropertyFacts): RoomSearchResult {
  const { arrival, departure, guests, screen, moment } = search
  if (!areRealDates(search)) return badFields('invalid-dates', facts)
  if (!isGuestCount(guests, searchGuests)) return badFields('persons-out-of-range', facts)

  const offers: RoomSearchResult['offers'] = []
  const views: StayView[] = []
  let refusals: StayRefusal[] = []
  for (const roomType of facts.roomTypes) {
    if (roomType.kind !== 'ordinary' || mostPersons(roomType) < guests) continue
    const view = viewStays(
      { roomTypeId: roomType.id, persons: guests, screen, moment, isSearch: true },
      facts,
    )!
    views.push(view)
    const judged = judgeStay(search, view)
    if (judged.refusals.length > 0) {
      refusals = judged.refusals.filter((refusal) => ofEveryRoom.has(refusal.reason))
      continue
    }
    // Only now: a stay until the year 9999 is refused at once, its three million nights are not
    // priced first.
    const priced = quoteStay(
      { roomType, arrival, departure, persons: guests, screen: quotedOn(screen) },
      facts.priceList,
      facts.readings,
    )
    if (priced.ok) offers.push({ roomTypeId: roomType.id, quote: priced.quote })
  }
  if (offers.length > 0) return { offers, refusals: [], suggestions: [] }
  return { offers, refusals, suggestions: nearestOfEach(views, search) }
}
