import { type OwnField, type OwnNoun, SENTENCES } from '../../rules/forms/check-translation.ts'
import { countedName } from '../../rules/quotes/extra-name.ts'
import { type Words, wordsByLanguage } from '../../rules/texts/all-words.ts'
import type { TextCorrections } from '../../rules/texts/correct-texts.ts'
import { HOUSE_LANGUAGE, type Language, isLanguage } from '../../rules/texts/languages.ts'
import { loadTextCorrections } from '../../rules/texts/load-text-corrections.ts'
import { textOf } from '../../rules/texts/words.ts'

/** A row of `translations`. */
export interface StoredTranslation {
  /** The table of the row, as `changes` names it. */
  noun: string
  key: string
  field: string
  language: string
  text: string
  /** The Dutch that it was made of. */
  original: string
}

/** A text that staff typed and guests read. */
export interface OwnText extends Pick<StoredTranslation, 'noun' | 'key' | 'field'> {
  dutch: string
  /** Whether pages show it: the name of a room that is switched off stands in sales alone. */
  isShown: boolean
}

interface Named {
  roomTypeName?: string
}

/** What names what was sold, in a quote of now or one that was sold with. */
interface NamedQuote extends Named {
  lines: readonly { name?: string }[]
}

/** What staff typed, as guests of a language read it: Dutch where it is not translated. */
export class OwnWords {
  private readonly texts: ReadonlyMap<string, string>
  /** What is sold, by the Dutch name that it has or had. */
  private readonly names: ReadonlyMap<string, string>
  /** The texts that guests of this language read in Dutch. */
  readonly untranslated: string[]

  /** @param dutch what guests of the house's own language read */
  constructor(
    language: Language,
    translations: readonly StoredTranslation[],
    dutch: { texts: readonly OwnText[]; words: Words },
    private readonly words: Words,
  ) {
    const its = translations.filter((one) => one.language === language)
    this.texts = new Map(its.map((one) => [nameOf(one), one.text]))
    const { box, kidsBox } = dutch.words.breakfast
    const boxes = new Map([
      [box, words.breakfast.box],
      [kidsBox, words.breakfast.kidsBox],
    ])
    // The box that is sold has a row of its own, by the name that the catalogue has for it.
    const ofCatalogue = (one: OwnText) =>
      one.noun === 'products' ? boxes.get(one.dutch) : undefined
    const isMissing = (one: OwnText) =>
      one.isShown && !this.texts.has(nameOf(one)) && ofCatalogue(one) === undefined
    const missing = language === HOUSE_LANGUAGE ? [] : dutch.texts.filter(isMissing)
    this.untranslated = [...new Set(missing.map((one) => one.dutch))]
    this.names = new Map([
      ...boxes,
      ...its.filter(isName).map(({ original, text }) => [original, text] as const),
      ...dutch.texts
        .filter(isName)
        .map(
          (one) =>
            [one.dutch, this.texts.get(nameOf(one)) ?? ofCatalogue(one) ?? one.dutch] as const,
        ),
    ])
  }

  /** A text in this language, else as it is in Dutch; what is empty in Dutch is empty. */
  translate<Noun extends OwnNoun>(
    noun: Noun,
    key: string | number,
    field: OwnField<Noun>,
    dutch: string,
  ): string {
    return (dutch && this.texts.get(nameOf({ noun, key: String(key), field }))) ?? dutch
  }

  /**
   * A quote with the names of its room and of what was chosen in this language. A sale keeps its
   * Dutch names: where one of them is no longer known, it stays.
   */
  translateQuote<Quote extends NamedQuote>(quote: Quote): Quote {
    return {
      ...this.translateRoom(quote),
      lines: quote.lines.map((line) =>
        line.name === undefined ? line : { ...line, name: this.translateName(line.name) },
      ),
    }
  }

  /** What a mail tells, with the names of its room and its lines in this language. */
  translateFacts<Facts extends object>(facts: Facts): Facts {
    const { quote } = facts as { quote?: NamedQuote | null }
    return {
      ...this.translateRoom(facts),
      ...(quote && { quote: this.translateQuote(quote) }),
    }
  }

  private translateRoom<Facts extends Named>(facts: Facts): Facts {
    const { roomTypeName } = facts
    return roomTypeName === undefined
      ? facts
      : { ...facts, roomTypeName: this.translateName(roomTypeName) }
  }

  private translateName(name: string): string {
    const known = this.names.get(name)
    if (known !== undefined) return known
    const counted = countedName(name, (alone) => this.names.get(alone) ?? alone)
    return counted ? textOf(this.words, counted) : name
  }
}

const nameOf = ({ noun, key, field }: Pick<OwnText, 'noun' | 'key' | 'field'>) =>
  `${noun} ${key} ${field}`

const isName = ({ noun, field }: Pick<OwnText, 'noun' | 'field'>) =>
  field === 'name' && (noun === 'room_types' || noun === 'products')

/**
 * All words of the house by language: the catalogue as staff corrected it, and what they typed.
 *
 * @param corrections of the catalogue in the language of the house
 */
export function wordsOfHouse(
  corrections: TextCorrections,
  translations: readonly StoredTranslation[],
  texts: readonly OwnText[],
): { wordsIn: (language: Language) => Words; ownIn: (language: Language) => OwnWords } {
  const stored: Record<string, Record<string, string>> = {}
  for (const { noun, key, language, text } of translations)
    if (noun === SENTENCES) (stored[language] ??= {})[key] = text
  const ofLanguages = Object.entries(stored).flatMap(([tag, its]) =>
    isLanguage(tag) ? [[tag, loadTextCorrections(its, tag).corrections] as const] : [],
  )
  const wordsIn = wordsByLanguage({
    ...Object.fromEntries(ofLanguages),
    [HOUSE_LANGUAGE]: corrections,
  })
  const made = new Map<Language, OwnWords>()
  const ownIn = (language: Language) => {
    const dutch = { texts, words: wordsIn(HOUSE_LANGUAGE) }
    const known =
      made.get(language) ?? new OwnWords(language, translations, dutch, wordsIn(language))
    made.set(language, known)
    return known
  }
  return { wordsIn, ownIn }
}
