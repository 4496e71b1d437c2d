import { momentInAmsterdam } from '../../rules/calendar/amsterdam.ts'
import { formatDay } from '../../rules/calendar/day.ts'
import { clockWords } from '../../rules/stay-times/clock-words.ts'
import { dayWords } from '../stay/words.ts'

/** `Betaal voor ma 23 november om 14.00 uur, anders vervalt de bestelling.` */
export function payUntilWords({ payUntil }: { payUntil: string | null }): string {
  if (payUntil === null) return ''
  return `Betaal voor ${momentWords(payUntil)}, anders vervalt de bestelling.`
}

/** An instant as the property's clock says it: `ma 23 november om 14.00 uur`. */
export function momentWords(instant: string): string {
  const { today, minuteOfDay } = momentInAmsterdam(Date.parse(instant))
  return `${dayWords(formatDay(today))} om ${clockWords(minuteOfDay)}`
}
