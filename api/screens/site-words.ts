import { createHash } from 'node:crypto'
import { Controller, Get, Injectable, Param, Res } from '@nestjs/common'
import type { FastifyReply } from 'fastify'
import { type GuestWords, type Words, guestWords, inTwoParts } from '../../rules/texts/all-words.ts'
import { WordsInForce } from '../environment/words-in-force.ts'
import { FactsCache } from '../facts/facts-cache.ts'
import { HOUSE_LANGUAGE, type Language, isLanguage } from '../../rules/texts/languages.ts'

const FOLDER = 'words'
/** In the name of the script that comes with booking, ordering and forms. */
const LATER = 'later'

interface ScriptsOfWords {
  words: GuestWords
  /** The addresses of the two scripts: others for other words. */
  address: string
  later: string
  scripts: Readonly<Record<string, string>>
}

/** The words of the guest site, and the scripts by which a page hands them to the browser. */
@Injectable()
export class SiteWords {
  private readonly scripts = new WeakMap<Words, ScriptsOfWords>()

  constructor(private readonly inForce: WordsInForce) {}

  /** The words of a language as staff corrected them, as of the last look at the property. */
  current(language: Language): ScriptsOfWords {
    const words = this.inForce.wordsIn(language)
    const made = this.scripts.get(words) ?? scriptsOf(guestWords(words))
    this.scripts.set(words, made)
    return made
  }
}

function scriptsOf(words: GuestWords): ScriptsOfWords {
  const parts = inTwoParts(words)
  const { tag } = words.language
  const laterScript = `Object.assign(siteWords,${JSON.stringify(parts.later)})`
  const later = addressOf(`${tag}-${LATER}`, laterScript)
  const script = `globalThis.siteWords=${JSON.stringify(parts.first)};globalThis.laterWords='${later}'`
  const address = addressOf(tag, script)
  return { words, address, later, scripts: { [address]: script, [later]: laterScript } }
}

function addressOf(name: string, script: string): string {
  const hash = createHash('sha256').update(script).digest('hex').slice(0, 16)
  return `/${FOLDER}/${name}-${hash}.js`
}

/**
 * `GET /words/nl-….js`. An address of other words, such as earlier ones, answers those of that
 * language now, and is not kept. They may be newer than this process knows: it looks before it
 * answers others.
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
    const isKnown = () => Object.hasOwn(this.siteWords.current(language).scripts, asked)
    if (!isKnown()) await this.facts.fresh()
    const { address, later, scripts } = this.siteWords.current(language)
    const isCurrent = isKnown()
    const own = name.includes(`-${LATER}-`) ? later : address
    await reply
      .header('cache-control', isCurrent ? 'public, max-age=31536000, immutable' : 'no-cache')
      .type('text/javascript; charset=utf-8')
      .send(scripts[own])
  }
}
