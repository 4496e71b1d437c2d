import { Injectable } from '@nestjs/common'
import { type Words, wordsByLanguage } from '../../rules/texts/all-words.ts'
import type { TextCorrections } from '../../rules/texts/correct-texts.ts'
import { HOUSE_LANGUAGE, type Language } from '../../rules/texts/languages.ts'

/** What is known of the texts. */
interface KnownWords {
  corrections: TextCorrections
  wordsIn: (language: Language) => Words
}

/**
 * The texts as staff corrected them, as of the last look at the property: for what has no look of its
 * own, such as a refusal, a list, a page before it is drawn. Asked at each use.
 */
@Injectable()
export class WordsInForce {
  private known: KnownWords = { corrections: {}, wordsIn: wordsByLanguage({}) }

  get corrections(): TextCorrections {
    return this.known.corrections
  }

  /** In the language of the house. */
  get words(): Words {
    return this.known.wordsIn(HOUSE_LANGUAGE)
  }

  /** In a language in which guests read. */
  wordsIn(language: Language): Words {
    return this.known.wordsIn(language)
  }

  follow(known: KnownWords): void {
    this.known = known
  }
}
