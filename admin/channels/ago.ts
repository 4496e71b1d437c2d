import { dayOfInstant } from '../clock/staff-moment.ts'

const DAY_MS = 86_400_000
const steps = [
  ['hour', 3_600_000],
  ['minute', 60_000],
] as const

const words = new Intl.RelativeTimeFormat('nl', { numeric: 'auto' })

/**
 * How long ago something was: `5 minuten geleden`, `3 uur geleden`, from 24 hours on by the days of
 * the house: `gisteren`, `eergisteren`. Null for less than a minute.
 *
 * @param instant ISO 8601, as `now`
 */
export function ago(instant: string, now: string): string | null {
  const passed = Date.parse(now) - Date.parse(instant)
  if (passed >= DAY_MS) return words.format(dayOfInstant(instant) - dayOfInstant(now), 'day')
  const step = steps.find(([, length]) => passed >= length)
  return step ? words.format(-Math.floor(passed / step[1]), step[0]) : null
}
