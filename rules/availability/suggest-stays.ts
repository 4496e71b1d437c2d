import { type EpochDay, formatDay, type Stay } from '../calendar/day.ts'
import { quoteStay } from '../quotes/quote-stay.ts'
import { quotedOn } from '../quotes/screen.ts'
import { nearestSellable } from './cut-lengths.ts'
import { offerDays, type OfferDay } from './offer-day.ts'
import type { StaySuggestion } from './stay-refusal.ts'
import type { StayView } from './stay-view.ts'

/** True where both dates are whole days. */
export function areWholeDays({ arrival, departure }: Stay): boolean {
  return Number.isSafeInteger(arrival) && Number.isSafeInteger(departure)
}

/** How many stays are suggested: the screens show at most three. */
export const mostSuggestions = 3

/**
 * The arrivals on sale, nearest to the asked one first, the later of two as near; also later ones
 * than are on sale, on which nothing is sold. Counted in days from today.
 */
function* arrivalsByDistance(asked: number, onSale: number): Generator<number> {
  // The first distance at which there is anything on sale: an arrival years away need not be walked
  // up to.
  const nearest = Math.max(-asked, asked - onSale + 1, 0)
  for (let distance = nearest; asked + distance < onSale || asked - distance >= 0; distance++) {
    yield asked + distance
    if (distance > 0 && asked - distance >= 0) yield asked - distance
  }
}

/**
 * The nearest stays that can be sold: the closest arrival first, on each the length closest to the
 * asked one (the same, else the shorter of two as close). Of the three, one has the length asked
 * for, if any such stay can be sold at all: who asks for a week is not helped by three single
 * nights.
 */
function nearestStays(
  asked: Stay,
  dayOn: (night: number) => OfferDay,
  onSale: number,
  accepts: (stay: Stay) => boolean,
): Stay[] {
  const length = Math.max(asked.departure - asked.arrival, 1)
  const found: Stay[] = []
  let spare: Stay | null = null
  let hasLength = false
  for (const arrival of arrivalsByDistance(asked.arrival, onSale)) {
    const nearest = nearestSellable(dayOn(arrival), length)
    if (nearest === null) continue
    const stay = { arrival, departure: arrival + nearest }
    if (!accepts(stay)) continue
    hasLength ||= nearest === length
    if (hasLength || found.length < mostSuggestions - 1) found.push(stay)
    else spare ??= stay
    if (found.length === mostSuggestions) return found
  }
  return spare ? [...found, spare] : found
}

/**
 * Up to three stays near the asked dates that are accepted with the same facts, each with its
 * price. None when the persons fit no room.
 *
 * @param accepts what is asked beside the rules, such as that it is not the stay one has
 */
export function suggestStays(
  asked: Stay,
  view: StayView,
  accepts: (stay: Stay) => boolean = () => true,
): StaySuggestion[] {
  const { nights, roomType, persons, guests, isTaxRemitted = false, screen, facts } = view
  if (!areWholeDays(asked)) return []
  const { today, onSale } = nights
  const stays = nearestStays(
    { arrival: asked.arrival - today, departure: asked.departure - today },
    offerDays(view),
    onSale,
    ({ arrival, departure }) => accepts({ arrival: today + arrival, departure: today + departure }),
  )
  return stays.flatMap(({ arrival: from, departure: until }) => {
    const arrival: EpochDay = today + from
    const departure: EpochDay = today + until
    const priced = quoteStay(
      {
        roomType,
        arrival,
        departure,
        persons: persons!,
        screen: quotedOn(screen),
        isTaxRemitted,
        ...(guests && { guests }),
      },
      facts.priceList,
      facts.readings,
    )
    if (!priced.ok) return []
    return {
      arrival: formatDay(arrival),
      departure: formatDay(departure),
      nights: until - from,
      persons: persons!,
      totalCents: priced.quote.totalCents,
    }
  })
}
