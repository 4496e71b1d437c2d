import { type EpochDay, parseDay } from '../../rules/calendar/day.ts'
import { dutchMonth, staffDay } from '../../rules/calendar/dutch.ts'
import { screens } from '../../screens/screen-routes.ts'

/** `juli 2026` for `2026-07`. */
export function monthInWords(month: string): string {
  return dutchMonth(firstDay(month))
}

const firstDay = (month: string): EpochDay => parseDay(`${month}-01`) ?? 0

/** `juli` for `2026-07`: where the year stands beside it. */
export const monthName = (month: string) => monthInWords(month).split(' ')[0]!

/** `jul` for `2026-07`: below a bar. */
export const monthShort = (month: string) => staffDay(firstDay(month)).split(' ')[2]!

/** Where the overview of a month stands. */
export const monthAddress = (month: string) => `${screens.revenue.path}?maand=${month}`

/** `3e kwartaal 2026`, `juli 2026` or `2026`. */
export function periodInWords(period: string): string {
  const [year, part] = period.split('-')
  if (part === undefined) return period
  return part.startsWith('Q') ? `${part[1]}e kwartaal ${year}` : monthInWords(period)
}
