import type { GuestWords } from '../../rules/texts/all-words.ts'
import type { Text } from '../../rules/texts/message.ts'
import { textOf } from '../../rules/texts/words.ts'
import { useProperty } from '../property/PropertyContext.tsx'

/** What the site says, as staff corrected it: `words.stay.book`. It comes with the page. */
export function useWords(): GuestWords {
  return useProperty().words
}

/** Puts a sentence of the rules, or of the server, into words. */
export function useTextOf(): (text: Text) => string {
  const words = useWords()
  return (text) => textOf(words, text)
}
