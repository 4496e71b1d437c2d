import type { GuestWords } from '../../rules/texts/all-words.ts'
import { fillText } from '../../rules/texts/fill-text.ts'
import { dayAndTime } from '../stay/words.ts'

/** `Betaal voor ma 23 november om 14.00 uur, anders vervalt de bestelling.` */
export function payUntilWords(
  words: GuestWords,
  { payUntil }: { payUntil: string | null },
): string {
  return payUntil === null ? '' : fillText(words.siteBreakfast.until, dayAndTime(words, payUntil))
}
