import { type EpochDay, dayOf } from '../../rules/calendar/day.ts'
import { dutchMonth, staffDay } from '../../rules/calendar/dutch.ts'
import { screens } from '../../screens/screen-routes.ts'

/** `juli 2026` for `2026-07`. */
export function monthInWords(month: string): string {
  return dutchMonth(firstDay(month))
}

function firstDay(month: string): EpochDay {
  const [year, number] = month.split('-').map(Number)
  return dayOf(year!, number!, 1)
}

/** `juli` for `2026-07`: where the year stands beside it. */
export const monthName = (month: string) => monthInWords(month).split(' ')[0]!

/** `jul` for `2026-07`: below a bar. */
export const monthShort = (month: string) => staffDay(firstDay(month)).split(' ')[2]!

/** The month so many months after `2026-07`. */
export function monthAfter(month: string, months: number): string {
  const [year, number] = month.split('-').map(Number)
  const at = year! * 12 + number! - 1 + months
  return `${Math.floor(at / 12)}-${String((at % 12) + 1).padStart(2, '0')}`
}

/** Where the overview of a month stands. */
export const monthAddress = (month: string) => `${screens.revenue.path}?maand=${month}`
