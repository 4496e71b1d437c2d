import type { EpochDay, Moment } from '../calendar/day.ts'
import { arrangements } from '../family-room/arrangements.ts'
import { personsInPrice } from '../family-room/family-guests.ts'
import { daysOfChange } from '../quotes/days-of-change.ts'
import { priceForPersons } from '../quotes/price-for-persons.ts'
import { arrangementPrice, onceForEachRun } from './arrangement-prices.ts'
import type { PropertyFacts } from './property-facts.ts'
import { offerDays } from './offer-day.ts'
import { type StayView, viewStays } from './stay-view.ts'
import { totalOfStay } from './total-of-stay.ts'

/** What a number of persons pays at least: a night, or in the family room a weekend. In cents. */
export interface FromPrice {
  persons: number
  cents: number
}

/**
 * What a guest can have a room type for, at its cheapest (G §2, reading `price.from`): for each
 * number of persons with a price the cheapest night that can be booked from now to the horizon, for
 * the family room the cheapest weekend with 4 persons. All-in it holds every mandatory cost (449.00
 * is 519.00 with cleaning and tourist tax), literal it is the bare number. Empty where a guest can
 * book nothing: then there is no price to promise.
 */
export function fromPrices(roomTypeId: number, moment: Moment, facts: PropertyFacts): FromPrice[] {
  const view = viewStays({ roomTypeId, persons: null, screen: 'guest', moment }, facts)
  if (!view) return []
  return view.roomType.kind === 'family' ? cheapestWeekend(view) : cheapestNights(view)
}

/** The one to show after "vanaf": the lowest, of the fewest persons. Null where there is none. */
export function lowestFromPrice(prices: readonly FromPrice[]): FromPrice | null {
  return prices.reduce<FromPrice | null>(
    (lowest, price) => (lowest === null || price.cents < lowest.cents ? price : lowest),
    null,
  )
}

function cheapestNights(view: StayView): FromPrice[] {
  const { roomType, facts } = view
  const nights = nightsOfEachPrice(view)
  if (nights.length === 0) return []
  const sizes = roomType.prices.map(({ persons }) => persons).toSorted((a, b) => a - b)
  return sizes.map((persons) => {
    const bare = priceForPersons(roomType, persons, facts.readings) ?? 0
    const cents =
      facts.readings['price.from'] === 'literal'
        ? bare
        : Math.min(...nights.map((night) => totalOfStay(view, night, night + 1, persons)))
    return { persons, cents }
  })
}

/** Of the nights that can be booked, the first in each run of days in which no price changes. */
function nightsOfEachPrice(view: StayView): EpochDay[] {
  const { today, onSale } = view.nights
  const isPricedAlready = onceForEachRun(daysOfChange(view.facts.priceList))
  const dayOn = offerDays(view)
  const found: EpochDay[] = []
  /** Up to which night the stays that begin so far reach. */
  let reach = 0
  for (let night = 0; night < onSale; night++) {
    const { maxNights } = dayOn(night)
    reach = Math.max(reach, night + maxNights)
    const day = today + night
    if (night < reach && !isPricedAlready(day, day + 1)) found.push(day)
  }
  return found
}

function cheapestWeekend(view: StayView): FromPrice[] {
  const price = arrangementPrice(view, arrangements[0]!)
  return price ? [{ persons: personsInPrice, cents: price.lowestCents }] : []
}
