import type { ScreenWords } from '../../rules/texts/all-words.ts'
import type { Text } from '../../rules/texts/message.ts'
import { following, textOf } from '../../rules/texts/words.ts'
import { ApiProblem } from '../data/api-problem.ts'

/**
 * The back office speaks Dutch, in one set of words at a time. The first come with the page: nothing
 * is drawn before they are there.
 */
let known = JSON.parse(document.getElementById('words')?.textContent ?? '{}') as ScreenWords

/** The catalogue's texts as staff corrected them. Read where they are drawn: they may change. */
export const wordsInForce = (): ScreenWords => known

/** From here on the back office says these words, as far as they fit its own. */
export function followWords(words: ScreenWords): void {
  known = following(known, words)
}

/** A sentence of the rules, or of the server, as it is read. */
export const inWords = (text: Text): string => textOf(wordsInForce(), text)

/** What staff read of a call that failed: why the API refused it, or that something went wrong. */
export const failureText = (problem: unknown): string =>
  (problem instanceof ApiProblem && problem.message) || wordsInForce().shell.failed

/** What is wrong at which field, by the fields' names. */
export const errorsInWords = (
  errors: readonly { field: string; text: Text }[],
): Record<string, string> =>
  Object.fromEntries(errors.map(({ field, text }) => [field, inWords(text)]))
