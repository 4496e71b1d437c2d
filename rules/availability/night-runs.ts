import type { EpochDay, Moment } from '../calendar/day.ts'
import { closedSeasonReading, isInClosedSeason } from '../closures/closed-season.ts'
import { mayOverrule } from './overrule.ts'
import { offerCalendar } from './offer-calendar.ts'
import type { PropertyFacts } from './property-facts.ts'

/** What a night shows staff in a date picker. `season`: closed, yet open to them with a reason. */
export type NightLook = 'free' | 'season' | 'taken' | 'closed'

/** Nights `[from, until)` that look alike. */
export interface NightRun {
  from: EpochDay
  until: EpochDay
  look: NightLook
}

/**
 * The nights of a room type from today to the last one on sale as the agenda sees them, alike ones
 * next to each other as one: four years are a few dozen runs. Empty for an unknown type.
 */
export function nightRuns(roomTypeId: number, moment: Moment, facts: PropertyFacts): NightRun[] {
  const roomType = facts.roomTypes.find(({ id }) => id === roomTypeId)
  if (!roomType) return []
  const season = closedSeasonReading(roomType, facts.readings)
  const isWarned = mayOverrule('closed-season', 'agenda', facts.readings)
  const runs: NightRun[] = []
  for (const { day, state } of offerCalendar(roomTypeId, null, 'agenda', moment, facts)) {
    if (state !== 'free' && state !== 'taken' && state !== 'closed') continue
    const look =
      state === 'free' && isWarned && isInClosedSeason(day, season, facts.numbers)
        ? 'season'
        : state
    const last = runs.at(-1)
    if (last?.look === look) last.until = day + 1
    else runs.push({ from: day, until: day + 1, look })
  }
  return runs
}
