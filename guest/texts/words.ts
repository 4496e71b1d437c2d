import { createContext, useContext } from 'react'
import type { GuestWords } from '../../rules/texts/all-words.ts'
import type { Text } from '../../rules/texts/message.ts'
import { textOf } from '../../rules/texts/words.ts'

/** What the site says, as staff corrected it when the page was opened. Everything stands inside it. */
export const WordsContext = createContext<GuestWords | null>(null)

/** What the site says: `words.stay.book`. */
export function useWords(): GuestWords {
  const words = useContext(WordsContext)
  if (words === null) throw new RangeError('a screen without words')
  return words
}

/** Puts a sentence of the rules, or of the server, into words. */
export function useTextOf(): (text: Text) => string {
  const words = useWords()
  return (text) => textOf(words, text)
}
