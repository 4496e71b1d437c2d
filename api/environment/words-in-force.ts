import { Injectable } from '@nestjs/common'
import { type Words, words } from '../../rules/texts/all-words.ts'
import type { TextCorrections } from '../../rules/texts/correct-texts.ts'

/**
 * The texts as staff corrected them, for what is said without a look at the property: a refused
 * sign-in, the sign-in page. Asked at each use.
 */
@Injectable()
export class WordsInForce {
  private known: { corrections: TextCorrections; words: Words } = {
    corrections: {},
    words: words(),
  }

  get corrections(): TextCorrections {
    return this.known.corrections
  }

  get words(): Words {
    return this.known.words
  }

  follow(known: { corrections: TextCorrections; words: Words }): void {
    this.known = known
  }
}
