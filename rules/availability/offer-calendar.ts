import type { EpochDay, Moment } from '../calendar/day.ts'
import type { Screen } from '../quotes/screen.ts'
import type { PropertyFacts } from './property-facts.ts'
import { offerDays, type OfferDay } from './offer-day.ts'
import { isSellable } from './sellable-lengths.ts'
import { viewStays } from './stay-view.ts'

export type { DayState, OfferDay } from './offer-day.ts'

/**
 * The calendar of a room type: one entry a day from today on, by default to the last day on sale.
 * What it offers `explainStay` accepts, and the reverse, asked with the same screen, facts and
 * moment. `persons` null: not chosen yet, any number will do. Empty for an unknown room type.
 */
export function offerCalendar(
  roomTypeId: number,
  persons: number | null,
  screen: Screen,
  moment: Moment,
  facts: PropertyFacts,
  days?: number,
): OfferDay[] {
  const view = viewStays({ roomTypeId, persons, screen, moment }, facts)
  if (!view) return []
  const dayOn = offerDays(view)
  const calendar: OfferDay[] = []
  const end = days ?? view.nights.onSale + 1
  for (let night = 0; night < end; night++) calendar.push(dayOn(night))
  return calendar
}

/**
 * True when the calendar offers this stay. The departure day's own state never counts: one may
 * leave on a taken or closed day.
 */
export function offersStay(
  calendar: readonly OfferDay[],
  arrival: EpochDay,
  departure: EpochDay,
): boolean {
  const day = calendar[arrival - (calendar[0]?.day ?? 0)]
  return day !== undefined && isSellable(day, departure - arrival)
}
