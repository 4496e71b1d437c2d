import { type EpochDay, type Moment, dayOf, daysInMonth, partsOf } from '../calendar/day.ts'
import type { DayState, OfferDay } from './offer-day.ts'
import { offerCalendar } from './offer-calendar.ts'
import type { PropertyFacts } from './property-facts.ts'

/** A night of one room type, as anyone may know it: free or not, never whose. */
export interface OccupancyDay {
  day: EpochDay
  state: DayState
  /** The shortest stay that can be booked from this arrival, in nights; null where none can. */
  nights: number | null
}

/**
 * Every day of a calendar month for one room type (G §2 /boeken), as `offerCalendar` offers them.
 * `inMonth` is any day of the month. What lies before today is past, what lies after the last day on
 * sale cannot be booked yet.
 */
export function occupancyOfMonth(
  roomTypeId: number,
  inMonth: EpochDay,
  moment: Moment,
  facts: PropertyFacts,
): OccupancyDay[] {
  const calendar = offerCalendar(roomTypeId, null, 'guest', moment, facts)
  const { year, month } = partsOf(inMonth)
  return Array.from({ length: daysInMonth(year, month) }, (_, place) => {
    const day = dayOf(year, month, 1) + place
    if (day < moment.today) return { day, state: 'past', nights: null }
    const offered = calendar[day - moment.today]
    if (!offered) return { day, state: 'beyond-horizon', nights: null }
    return { day, state: offered.state, nights: shortestStay(offered) }
  })
}

/** No gap begins at the fewest nights: those would not be the fewest. */
function shortestStay({ minNights, maxNights }: OfferDay): number | null {
  return minNights <= maxNights ? minNights : null
}
