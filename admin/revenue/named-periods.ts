import { dayOf, formatDay } from '../../rules/calendar/day.ts'
import { monthInWords } from './month-words.ts'

/** The first and the last day of a month, quarter or year, such as `2026-Q3`. */
export function daysOf(period: string): { from: string; last: string } {
  const [year, part = 'year'] = period.split('-')
  const quarter = /^Q(\d)$/.exec(part)?.[1]
  const first = part === 'year' ? 1 : quarter ? Number(quarter) * 3 - 2 : Number(part)
  const months = part === 'year' ? 12 : quarter ? 3 : 1
  const after = Number(year) * 12 + first - 1 + months
  return {
    from: formatDay(dayOf(Number(year), first, 1)),
    last: formatDay(dayOf(Math.floor(after / 12), (after % 12) + 1, 1) - 1),
  }
}

/** The quarter that so many quarters before a day's own is. */
export function quarterBefore(day: string, quarters: number): string {
  const [year, month] = day.split('-').map(Number)
  const at = year! * 4 + Math.floor((month! - 1) / 3) - quarters
  return `${Math.floor(at / 4)}-Q${(at % 4) + 1}`
}

/** `3e kwartaal 2026`, `juli 2026` or `2026`. */
export function periodInWords(period: string): string {
  const [year, part] = period.split('-')
  if (part === undefined) return period
  return part.startsWith('Q') ? `${part[1]}e kwartaal ${year}` : monthInWords(period)
}
