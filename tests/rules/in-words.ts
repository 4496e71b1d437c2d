import { words } from '../../rules/texts/all-words.ts'
import type { Text } from '../../rules/texts/message.ts'
import { type Worded, textOf, worded } from '../../rules/texts/words.ts'

const documents = words()

/** A sentence of the rules in the documents' own words. */
export const inWords = (text: Text): string => textOf(documents, text)

/** A rule whose answer is read in the documents' own words: `const check = readAloud(checkParty)`. */
export const readAloud =
  <Args extends unknown[], Result>(rule: (...args: Args) => Result) =>
  (...args: Args): Worded<Result> =>
    worded(documents, rule(...args))
