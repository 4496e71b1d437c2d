import { type Stay, formatDay, parseDay } from '../calendar/day.ts'
import type { ChangeQuote } from '../quotes/change-stay.ts'
import { type ChangingBooking, hasBegun } from './stay-change-question.ts'
import type { StaySuggestion } from './stay-refusal.ts'
import type { StayView } from './stay-view.ts'
import { mostSuggestions, suggestStays } from './suggest-stays.ts'

/** So many departures before and after the wished one are tried for guests in house. */
const departuresTried = 60

/**
 * Up to three stays near the wished one that a booking can have instead, each with the total it
 * would have after the change. Guests in house have arrived: only their departure differs.
 *
 * @param accepts whether the change to a stay is accepted
 * @param price what the change to a stay costs
 */
export function nearestChanges(
  asked: Stay,
  booking: Pick<ChangingBooking, 'arrival' | 'hasArrived'>,
  view: StayView,
  accepts: (stay: Stay) => boolean,
  price: (stay: Stay) => ChangeQuote | null,
): StaySuggestion[] {
  const { today } = view.nights
  const candidates = hasBegun(booking, today)
    ? departuresByDistance({ ...asked, arrival: booking.arrival }, today).filter(accepts)
    : suggestStays(asked, view, accepts).map(({ arrival, departure }) => ({
        arrival: parseDay(arrival)!,
        departure: parseDay(departure)!,
      }))
  return candidates.slice(0, mostSuggestions).flatMap((stay) => {
    const priced = price(stay)
    return priced ? [suggestionOf(stay, priced)] : []
  })
}

function departuresByDistance({ arrival, departure }: Stay, today: number): Stay[] {
  const days = Array.from({ length: departuresTried + 1 }, (_, distance) => [
    departure - distance,
    departure + distance,
  ])
  return [...new Set(days.flat())]
    .filter((day) => day >= today && day > arrival)
    .map((day) => ({ arrival, departure: day }))
}

function suggestionOf({ arrival, departure }: Stay, { after }: ChangeQuote): StaySuggestion {
  return {
    arrival: formatDay(arrival),
    departure: formatDay(departure),
    nights: departure - arrival,
    persons: after.persons,
    totalCents: after.totalCents,
  }
}
