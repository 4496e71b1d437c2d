import { momentInAmsterdam } from '../../rules/calendar/amsterdam.ts'
import { staffDay, staffDayYear } from '../../rules/calendar/dutch.ts'
import { type EpochDay, partsOf } from '../../rules/calendar/day.ts'
import { timeOfDay } from './clock-time.ts'

/** `12 nov 20:41`: when something happened, without the weekday. */
export function shortMoment(instant: string): string {
  const { today, minuteOfDay } = momentInAmsterdam(Date.parse(instant))
  return `${staffDay(today).slice(3)} ${timeOfDay(minuteOfDay)}`
}

/** As `shortMoment`, with the year where it is not the year of `now`: `12 nov 2025 20:41`. */
export function pastMoment(instant: string, now: string | null): string {
  const { today, minuteOfDay } = momentInAmsterdam(Date.parse(instant))
  const isThisYear = now !== null && partsOf(dayOfInstant(now)).year === partsOf(today).year
  return isThisYear
    ? shortMoment(instant)
    : `${staffDayYear(today).slice(3)} ${timeOfDay(minuteOfDay)}`
}

/** `wo 25 nov 14:24`: with the weekday, for what is still to come. */
export function fullMoment(instant: string): string {
  const { today, minuteOfDay } = momentInAmsterdam(Date.parse(instant))
  return `${staffDay(today)} ${timeOfDay(minuteOfDay)}`
}

/** The day of an instant in Amsterdam. */
export function dayOfInstant(instant: string): EpochDay {
  return momentInAmsterdam(Date.parse(instant)).today
}
