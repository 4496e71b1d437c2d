import { de } from './de.ts'
import { en } from './en.ts'
import type { Translation } from './translation.ts'

/** By which of a guest's names a language greets. */
export type GreetingName = 'first-name' | 'whole-name'

/** A language in which guests read the house. */
export interface LanguageRow {
  /** How `Intl` writes its days, numbers and sums. */
  locale: string
  /** What its speakers call it. */
  name: string
  /** How a page in another language offers this one. */
  offer: string
  /** Left out: by the first name. With *Sie*, that is for friends. */
  greetsBy?: GreetingName
  /** What guests read; null: the catalogue itself. */
  translation: Translation | null
}

/**
 * The languages in which guests read the house, by their tag (BCP 47). The first is the language of
 * the house: staff read it, and so does everybody what is not translated.
 */
export const languages = {
  nl: {
    locale: 'nl-NL',
    name: 'Nederlands',
    offer: 'Lees deze pagina in het Nederlands',
    translation: null,
  },
  en: {
    locale: 'en-GB',
    name: 'English',
    offer: 'Read this page in English',
    translation: en,
  },
  de: {
    locale: 'de-DE',
    name: 'Deutsch',
    offer: 'Diese Seite auf Deutsch lesen',
    greetsBy: 'whole-name',
    translation: de,
  },
} as const satisfies Record<string, LanguageRow>

export type Language = keyof typeof languages

/** The tags of all, in the order of the table. */
export const languageTags = () => Object.keys(languages) as Language[]

/** The language of the house. */
export const HOUSE_LANGUAGE = 'nl' as const satisfies Language

export function isLanguage(tag: unknown): tag is Language {
  return typeof tag === 'string' && Object.hasOwn(languages, tag)
}

/** A tag as it was stored; one of which the table knows nothing, or no more, is the house's. */
export function storedLanguage(tag: string | undefined): Language {
  return isLanguage(tag) ? tag : HOUSE_LANGUAGE
}
