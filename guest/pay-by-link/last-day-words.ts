import { momentInAmsterdam } from '../../rules/calendar/amsterdam.ts'
import { type InLanguage, dayInWords } from '../../rules/texts/in-language.ts'

/** The last day before an instant, in words: `za 6 juni`. */
export function lastDayWords(words: InLanguage, until: string): string {
  return dayInWords(words, 'day', momentInAmsterdam(Date.parse(until) - 1).today)
}
