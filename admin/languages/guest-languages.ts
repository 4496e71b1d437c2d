import { wordsInForce } from '../texts/words.ts'

const names = new Intl.DisplayNames('nl', { type: 'language' })

/** What staff call a language: `Engels`. */
export function languageName(tag: string): string {
  return names.of(tag) ?? tag
}

/** The languages in which guests read the house. */
const tags = () => Object.keys(wordsInForce().languages)

/** Those that texts are translated into: all but Dutch. */
export function otherLanguages(): string[] {
  return tags().filter((tag) => tag !== wordsInForce().language.tag)
}

/** Whether guests can be written to in more than one language. */
export function isLanguageChosen(): boolean {
  return tags().length > 1
}

/** The languages that staff choose from for a guest, with the one that stands there. */
export function languageChoices(standing: string): { id: string; name: string }[] {
  const all = new Set([...tags(), standing])
  return [...all].map((id) => ({ id, name: languageName(id) }))
}
