import { Injectable } from '@nestjs/common'
import { type Words, words } from '../../rules/texts/all-words.ts'
import type { TextCorrections } from '../../rules/texts/correct-texts.ts'

/**
 * The texts as staff corrected them, as of the last look at the property: for what has no look of its
 * own, such as a refusal, a list, a page before it is drawn. Asked at each use.
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
