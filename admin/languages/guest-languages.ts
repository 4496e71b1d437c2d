import { languages } from '../../rules/texts/languages.ts'

const names = new Intl.DisplayNames('nl', { type: 'language' })

/** What staff call a language: `Engels`. */
export function languageName(tag: string): string {
  return names.of(tag) ?? tag
}

/** Whether guests can be written to in more than one language. */
export function isLanguageChosen(): boolean {
  return Object.keys(languages).length > 1
}

/** The languages that staff choose from for a guest, with the one that stands there. */
export function languageChoices(standing: string): { id: string; name: string }[] {
  const tags = new Set([...Object.keys(languages), standing])
  return [...tags].map((id) => ({ id, name: languageName(id) }))
}
