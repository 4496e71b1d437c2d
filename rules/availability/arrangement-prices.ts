import { type EpochDay, type Moment, weekday } from '../calendar/day.ts'
import {
  type Arrangement,
  type ArrangementId,
  departureOf,
  offeredArrangements,
} from '../family-room/arrangements.ts'
import { personsInPrice } from '../family-room/family-guests.ts'
import { familyTariffOn } from '../family-room/family-tariff-on.ts'
import { daysOfChange } from '../quotes/days-of-change.ts'
import { offerDays } from './offer-day.ts'
import type { PropertyFacts } from './property-facts.ts'
import { isSellable } from './sellable-lengths.ts'
import { type StayView, viewStays } from './stay-view.ts'
import { totalOfStay } from './total-of-stay.ts'

/** What an arrangement costs with 4 persons, at its cheapest and at its dearest, in cents. */
export interface PriceRange {
  lowestCents: number
  highestCents: number
}

/** An arrangement that a guest can choose; its price is null where no arrival can be booked. */
export interface OfferedArrangement {
  id: ArrangementId
  price: PriceRange | null
}

/**
 * The arrangements of the family room that a guest chooses from, each with its price for 4 persons
 * over every arrival that can be booked until the horizon (G §4, reading `price.from`). Empty for
 * an ordinary room.
 */
export function arrangementPrices(
  roomTypeId: number,
  moment: Moment,
  facts: PropertyFacts,
): OfferedArrangement[] {
  const view = viewStays({ roomTypeId, persons: null, screen: 'guest', moment }, facts)
  if (view?.roomType.kind !== 'family') return []
  return offeredArrangements(facts.readings).map((arrangement) => ({
    id: arrangement.id,
    price: arrangementPrice(view, arrangement),
  }))
}

/**
 * The price of one arrangement with 4 persons over every arrival that can be booked: with every
 * mandatory cost, or the bare number (reading `price.from`). Null where none can be booked.
 */
export function arrangementPrice(view: StayView, arrangement: Arrangement): PriceRange | null {
  const { today, onSale } = view.nights
  const { priceList, readings } = view.facts
  const dayOn = offerDays(view)
  const isPricedAlready = onceForEachRun(daysOfChange(priceList))
  const totals: number[] = []
  for (let night = (arrangement.weekday - weekday(today) + 7) % 7; night < onSale; night += 7) {
    if (!isSellable(dayOn(night), arrangement.nights)) continue
    const arrival = today + night
    const departure = departureOf(arrangement, arrival)
    if (isPricedAlready(arrival, departure)) continue
    totals.push(
      readings['price.from'] === 'literal'
        ? familyTariffOn(priceList.family, arrival)![arrangement.price]
        : totalOfStay(view, arrival, departure, personsInPrice),
    )
  }
  if (totals.length === 0) return null
  return { lowestCents: Math.min(...totals), highestCents: Math.max(...totals) }
}

/**
 * Whether a stay costs what one asked about before did: both lie whole in the same run of days, in
 * which no price changes.
 */
export function onceForEachRun(
  changes: EpochDay[],
): (arrival: EpochDay, departure: EpochDay) => boolean {
  const runOf = (day: EpochDay) => changes.findLastIndex((change) => change <= day)
  const known = new Set<number>()
  return (arrival, departure) => {
    const run = runOf(arrival)
    if (run !== runOf(departure - 1)) return false
    const isKnown = known.has(run)
    known.add(run)
    return isKnown
  }
}
