import { momentInAmsterdam } from '../../rules/calendar/amsterdam.ts'
import { staffDay } from '../../rules/calendar/dutch.ts'
import type { EpochDay } from '../../rules/calendar/day.ts'
import { timeOfDay } from './clock-time.ts'

/** `12 nov 20:41`: when something happened, without the weekday. */
export function shortMoment(instant: string): string {
  const { today, minuteOfDay } = momentInAmsterdam(Date.parse(instant))
  return `${staffDay(today).slice(3)} ${timeOfDay(minuteOfDay)}`
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
