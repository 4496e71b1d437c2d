import { momentInAmsterdam } from '../../rules/calendar/amsterdam.ts'
import type { ArrivalWindow } from '../../rules/stay-times/arrival-window.ts'

/** `14:24`: minutes since midnight as a clock shows them. */
export function timeOfDay(minuteOfDay: number): string {
  const minutes = minuteOfDay % 60
  return `${Math.floor(minuteOfDay / 60)}:${minutes < 10 ? '0' : ''}${minutes}`
}

/** When guests expect to arrive, as texts name it: `16:00` and `17:00`. */
export function arrivalTimes({ from, until }: ArrivalWindow): { from: string; until: string } {
  return { from: timeOfDay(from), until: timeOfDay(until) }
}

/** `21:11` in Amsterdam, of an instant such as the end of a hold. */
export function clockTime(instant: Date | string): string {
  return timeOfDay(momentInAmsterdam(new Date(instant).getTime()).minuteOfDay)
}

/**
 * The first time of `15:00` or of check-in hours such as `15:00–18:00`, in minutes. Throws
 * `RangeError` where there is none: a broken setting.
 */
export function minutesOf(time: string): number {
  const found = /(\d{1,2})[:.](\d{2})/.exec(time)
  if (!found) throw new RangeError(`no time in '${time}'`)
  return Number(found[1]) * 60 + Number(found[2])
}
