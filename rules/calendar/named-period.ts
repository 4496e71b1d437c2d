import { type Day, formatDay, dayOf } from './day.ts'

/** The days `[from, until)`. */
export interface Period {
  from: Day
  until: Day
}

/** The month so many months after one such as `2026-07`. */
export function monthAfter(month: string, months: number): string {
  const [year, number] = month.split('-').map(Number) as [number, number]
  const at = year * 12 + number - 1 + months
  return formatDay(dayOf(Math.floor(at / 12), (at % 12) + 1, 1)).slice(0, 7)
}

/** The days of a month (`2026-07`), a quarter (`2026-Q3`) or a year (`2026`). */
export function namedPeriod(name: string): Period {
  const [year, part = '01'] = name.split('-')
  const isQuarter = part.startsWith('Q')
  const months = name === year ? 12 : isQuarter ? 3 : 1
  const first = isQuarter ? monthAfter(`${year}-01`, 3 * (Number(part[1]) - 1)) : `${year}-${part}`
  return { from: `${first}-01`, until: `${monthAfter(first, months)}-01` }
}

/** The quarter, such as `2026-Q3`, that so many quarters before a day's own is. */
export function quarterBefore(day: Day, quarters: number): string {
  const [year, month] = monthAfter(day.slice(0, 7), -3 * quarters).split('-')
  return `${year}-Q${Math.ceil(Number(month) / 3)}`
}
