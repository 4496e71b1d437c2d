import { createHash } from 'node:crypto'
import { Controller, Get, Injectable, Param, Res } from '@nestjs/common'
import type { FastifyReply } from 'fastify'
import { type GuestWords, type Words, guestWords } from '../../rules/texts/all-words.ts'
import { WordsInForce } from '../environment/words-in-force.ts'
import { FactsCache } from '../facts/facts-cache.ts'
import { HOUSE_LANGUAGE, type Language, isLanguage } from '../../rules/texts/languages.ts'

const FOLDER = 'words'

interface ScriptOfWords {
  words: GuestWords
  /** The address of the script: another one for other words. */
  address: string
  script: string
}

/** The words of the guest site, and the script by which a page hands them to the browser. */
@Injectable()
export class SiteWords {
  private readonly scripts = new WeakMap<Words, ScriptOfWords>()

  constructor(private readonly inForce: WordsInForce) {}

  /** The words of a language as staff corrected them, as of the last look at the property. */
  current(language: Language): ScriptOfWords {
    const words = this.inForce.wordsIn(language)
    const made = this.scripts.get(words) ?? scriptOf(guestWords(words))
    this.scripts.set(words, made)
    return made
  }
}

function scriptOf(words: GuestWords): ScriptOfWords {
  const script = `globalThis.siteWords=${JSON.stringify(words)}`
  const hash = createHash('sha256').update(script).digest('hex').slice(0, 16)
  return { words, address: `/${FOLDER}/${words.language.tag}-${hash}.js`, script }
}

/**
 * `GET /words/nl-….js`. An address of other words, such as earlier ones, answers those of that language
 * now, and is not kept. They may be newer than this process knows: it looks before it answers others.
 */
@Controller(FOLDER)
export class SiteWordsController {
  constructor(
    private readonly siteWords: SiteWords,
    private readonly facts: FactsCache,
  ) {}

  @Get(':name')
  async one(@Param('name') name: string, @Res() reply: FastifyReply): Promise<void> {
    const asked = `/${FOLDER}/${name}`
    const [tag] = name.split('-')
    const language = isLanguage(tag) ? tag : HOUSE_LANGUAGE
    if (this.siteWords.current(language).address !== asked) await this.facts.fresh()
    const { address, script } = this.siteWords.current(language)
    const isCurrent = address === asked
    await reply
      .header('cache-control', isCurrent ? 'public, max-age=31536000, immutable' : 'no-cache')
      .type('text/javascript; charset=utf-8')
      .send(script)
  }
}
