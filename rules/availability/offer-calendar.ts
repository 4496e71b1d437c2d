import type { EpochDay, Moment } from '../calendar/day.ts'
import type { Lengths } from '../minimum-nights/date-rules.ts'
import type { Screen } from '../quotes/screen.ts'
import type { HouseFacts } from './house-facts.ts'
import { isSellable, type SellableStays, sellableStays } from './sellable-lengths.ts'
import { type StayView, viewStays } from './stay-view.ts'

/** What a day shows in a calendar. `free`: one may sleep here, or at least nobody else does. */
export type DayState = 'past' | 'free' | 'taken' | 'closed' | 'beyond-horizon'

/** One day of a calendar, and the stays that can start on it. */
export interface OfferDay {
  day: EpochDay
  state: DayState
  /** The longest stay that is accepted from this arrival; 0 where one cannot arrive. */
  maxNights: number
  /** The fewest nights an arrival on this day needs; 1 where no rule asks more. */
  minNights: number
  /** Lengths between the two that a rule still refuses (a date rule further on, the family room's arrangements); nearly always empty. */
  gaps: readonly Lengths[]
}

function stateOf(night: number, { nights, finder }: StayView, stays: SellableStays): DayState {
  if (night >= nights.onSale) return 'beyond-horizon'
  if (nights.open[night] === 0 || stays.isInClosedSeason(night)) return 'closed'
  return finder.isFree(night) ? 'free' : 'taken'
}

/**
 * The calendar of a room type: one entry a day from today on, by default to the last day on sale. What it offers `explainStay` accepts, and
 * the reverse, asked with the same screen, facts and moment. `persons` null: not chosen yet, any number will do. Empty for an unknown room type.
 */
export function offerCalendar(
  roomTypeId: number,
  persons: number | null,
  screen: Screen,
  moment: Moment,
  facts: HouseFacts,
  days?: number,
): OfferDay[] {
  const view = viewStays({ roomTypeId, persons, screen, moment }, facts)
  if (!view) return []
  const stays = sellableStays(view)
  const calendar: OfferDay[] = []
  const end = days ?? view.nights.onSale + 1
  for (let night = 0; night < end; night++) {
    const { least, most, gaps } = stays.lengthsFrom(night)
    calendar.push({ day: moment.today + night, state: stateOf(night, view, stays), maxNights: most, minNights: least, gaps })
  }
  return calendar
}

/** True when the calendar offers this stay. The departure day's own state never counts: one may leave on a taken or closed day. */
export function offersStay(calendar: readonly OfferDay[], arrival: EpochDay, departure: EpochDay): boolean {
  const day = calendar[arrival - (calendar[0]?.day ?? 0)]
  return day !== undefined && isSellable({ least: day.minNights, most: day.maxNights, gaps: day.gaps }, departure - arrival)
}
