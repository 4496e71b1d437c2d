import { parseDay } from '../../rules/calendar/day.ts'
import { staffDayYear } from '../../rules/calendar/dutch.ts'
import { formatEuro } from '../../rules/money/format-euro.ts'
import { pastMoment } from '../clock/staff-moment.ts'
import { storedWords } from './stored-words.ts'

/** What a stored value is called elsewhere: rooms and room types by their id. */
export type Names = (field: string, value: string) => string | undefined

const DAY = /^\d{4}-\d{2}-\d{2}$/
const MOMENT = /^\d{4}-\d{2}-\d{2}[T ]\d{2}:\d{2}/
const NIGHTS = /^\[(\d{4}-\d{2}-\d{2}),(\d{4}-\d{2}-\d{2})\)$/
const WHOLE = /^-?\d+$/

/**
 * A stored value as people read it: cents as euros, basis points as a percentage, days and moments
 * in Dutch, yes and no, what a reading or a number of the rules means; nothing as a dash. What has no
 * such form stays as it is.
 *
 * @param field the column it is in, such as `box_cents`
 */
export function valueWords(field: string, value: string, names: Names = () => undefined): string {
  if (value === '') return '–'
  const named = names(field, value)
  if (named !== undefined) return named
  if (/(^|_)cents$|Cents$/.test(field)) return WHOLE.test(value) ? formatEuro(Number(value)) : value
  if (/basis_points$|BasisPoints$/.test(field) && WHOLE.test(value))
    return `${String(Number(value) / 100).replace('.', ',')} %`
  const stored = storedWords(field, value)
  if (stored !== null) return stored
  if (value === 'true' || value === 'false') return value === 'true' ? 'ja' : 'nee'
  const nights = NIGHTS.exec(value)
  if (nights) return `${dayWords(nights[1]!)} tot ${dayWords(nights[2]!)}`
  if (DAY.test(value)) return dayWords(value)
  return MOMENT.test(value) && !Number.isNaN(Date.parse(value)) ? pastMoment(value, null) : value
}

function dayWords(day: string): string {
  const parsed = parseDay(day)
  return parsed === null ? day : staffDayYear(parsed)
}
