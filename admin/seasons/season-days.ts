import type { SeasonView } from '../../api/prices/seasons.ts'
import { staffDayYear } from '../../rules/calendar/dutch.ts'
import { typedDay } from '../kept/typed-row.ts'

/** The days of a season in words, such as `do 2 juli 2026 – zo 5 juli 2026`. */
export function seasonDays({ firstNight, lastDate }: SeasonView): string {
  return [firstNight, lastDate].map((day) => staffDayYear(typedDay(day) ?? 0)).join(' – ')
}
