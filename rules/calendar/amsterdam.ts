import { dayOf, weekday } from './day.ts'
import type { EpochDay, Moment } from './day.ts'

const minute = 60_000
const hour = 60 * minute
const dayLength = 24 * hour

/** The last Sunday of March or October of a year, as an epoch day. */
function lastSunday(year: number, month: 3 | 10): EpochDay {
  const last = dayOf(year, month, 31)
  return last - (weekday(last) % 7)
}

/**
 * Hours east of UTC: 2 from the last Sunday of March 01:00 UTC to the last Sunday of October 01:00
 * UTC, else 1 (Directive 2000/84/EC, art. 2–3).
 */
function hoursEast(instantMs: number): 1 | 2 {
  const year = new Date(instantMs).getUTCFullYear()
  const summer = lastSunday(year, 3) * dayLength + hour
  const winter = lastSunday(year, 10) * dayLength + hour
  return instantMs >= summer && instantMs < winter ? 2 : 1
}

/**
 * The day and minute of an instant (milliseconds since 1970 UTC) in Europe/Amsterdam, from 1996 on.
 */
export function momentInAmsterdam(instantMs: number): Moment {
  const local = instantMs + hoursEast(instantMs) * hour
  const today = Math.floor(local / dayLength)
  return {
    today,
    minuteOfDay: Math.floor((local - today * dayLength) / minute),
    instant: instantMs,
  }
}

/**
 * The instant (milliseconds since 1970 UTC) at which Amsterdam's clocks show a minute of a day. The
 * hour that occurs twice in October is its first occurrence; the hour left out in March is read an
 * hour later: 02:30 there is 03:30.
 */
export function instantInAmsterdam(day: EpochDay, minuteOfDay: number): number {
  const local = day * dayLength + minuteOfDay * minute
  const inSummer = local - 2 * hour
  return hoursEast(inSummer) === 2 ? inSummer : local - hour
}
