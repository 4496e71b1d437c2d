import { type TextArea, texts } from './catalogue.ts'
import { type TextCorrections, type WordsOf, correct } from './correct-texts.ts'
import {
  type AnswerArea,
  type GuestArea,
  type SiteArea,
  guestAreas,
  laterAreas,
} from './guest-areas.ts'
import type { InLanguage } from './in-language.ts'
import {
  type GreetingName,
  HOUSE_LANGUAGE,
  type Language,
  type LanguageRow,
  languages,
} from './languages.ts'

/** What every page knows of languages: its own, and by their tags the names and offers of all. */
type Languages = {
  readonly language: InLanguage['language'] & { readonly greetsBy: GreetingName }
  readonly languages: Readonly<Record<string, string>>
  readonly languageOffers: Readonly<Record<string, string>>
}

/** The whole catalogue in one language, as staff corrected it, and which language that is. */
export type Words = WordsOf<typeof texts> & Languages

/**
 * The catalogue in a language, with corrections: `words('nl', { 'stay.book': 'Boek' }).stay.book`.
 * What has no translation stays as the house says it.
 *
 * @param house what the house says: its own language, as staff corrected it; left out: literally
 */
export function words(
  language: Language = HOUSE_LANGUAGE,
  corrections: TextCorrections = {},
  house?: Words,
): Words {
  return wordsIn(language, languages[language], corrections, house)
}

/**
 * The catalogue in each language as staff corrected it. A language is put together when it is first
 * asked for, once.
 *
 * @param corrections by language
 */
export function wordsByLanguage(
  corrections: Readonly<Record<string, TextCorrections>>,
): (language: Language) => Words {
  const house = words(HOUSE_LANGUAGE, corrections[HOUSE_LANGUAGE])
  const made = new Map<Language, Words>([[HOUSE_LANGUAGE, house]])
  return (language) => {
    const known = made.get(language) ?? words(language, corrections[language], house)
    made.set(language, known)
    return known
  }
}

/** As `words`, for a language that is in no table: tests prove with it that a fourth one works. */
export function wordsIn(
  tag: string,
  { locale, greetsBy = 'first-name', translation }: Omit<LanguageRow, 'name' | 'offer'>,
  corrections: TextCorrections = {},
  house: WordsOf<typeof texts> = texts,
): Words {
  return {
    ...correct(house, corrections, translation ?? {}),
    language: { tag, locale, greetsBy },
    languages: named('name'),
    languageOffers: named('offer'),
  } as Words
}

/** One text of each language, by its tag. */
const named = (what: 'name' | 'offer') =>
  Object.fromEntries(Object.entries(languages).map(([tag, row]) => [tag, row[what]]))

/** What guests read on the site: sent with its pages, so that its scripts hold no sentence. */
export type GuestWords = Pick<Words, GuestArea> & Languages

export function guestWords(known: Words): GuestWords {
  return only(
    known,
    (area) => area.startsWith('site') || (guestAreas as readonly string[]).includes(area),
  ) as GuestWords
}

/** What a guest reads who looks around, and what the pages of booking, ordering and forms say. */
export function inTwoParts(known: GuestWords): { first: object; later: object } {
  const isLater = ([area]: [string, unknown]) => laterAreas.includes(area)
  const areas = Object.entries(known)
  return {
    first: Object.fromEntries(areas.filter((entry) => !isLater(entry))),
    later: Object.fromEntries(areas.filter(isLater)),
  }
}

/** What the back office says: all but what mails, invoices, answers or the guest site alone say. */
export type ScreenWords = Omit<
  Words,
  SiteArea | AnswerArea | 'invoiceDocument' | Extract<TextArea, `mail${string}`>
>

export function screenWords(known: Words): ScreenWords {
  return only(known, (area) => !/^(?:invoiceDocument|mail|problem|site)/.test(area)) as ScreenWords
}

function only(known: Words, wanted: (area: string) => boolean): Partial<Words> {
  return Object.fromEntries(
    Object.entries(known).filter(([area]) => area.startsWith('language') || wanted(area)),
  )
}
