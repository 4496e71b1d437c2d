import { momentInAmsterdam } from '../../rules/calendar/amsterdam.ts'
import { type Day, formatDay } from '../../rules/calendar/day.ts'

/** An instant as the house's clock shows it: the day, and the time as `09:30`. */
export function wallClock(instant: string): { day: Day; time: string; minuteOfDay: number } {
  const { today, minuteOfDay } = momentInAmsterdam(Date.parse(instant))
  const two = (value: number) => String(value).padStart(2, '0')
  return {
    day: formatDay(today),
    time: `${two(Math.floor(minuteOfDay / 60))}:${two(minuteOfDay % 60)}`,
    minuteOfDay,
  }
}
