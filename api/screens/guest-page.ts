import { Injectable } from '@nestjs/common'
import { HttpAdapterHost } from '@nestjs/core'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { PostedForm } from '../../guest/server.tsx'
import type { FieldError } from '../../rules/forms/field-error.ts'
import type { Language } from '../../rules/texts/languages.ts'
import type { Text } from '../../rules/texts/message.ts'
import { worded } from '../../rules/texts/words.ts'
import { addressIn } from '../../screens/page-language.ts'
import { languageOf } from '../environment/language.ts'
import { PublicAddress } from '../environment/public-address.ts'
import { WordsInForce } from '../environment/words-in-force.ts'
import { type SiteAssets, siteAssets } from './client-folder.ts'
import { SiteWords } from './site-words.ts'

export interface RenderedPage {
  status: number
  html: string
  location?: string
}

/** A form to be shown again, with why it was not taken. */
type Refilled = Omit<PostedForm, 'message' | 'fields'> & { message: Text; fields: FieldError[] }

/**
 * The guest site's pages, rendered on the server. What a page reads it asks of this very API, in
 * the name of who asked for the page.
 */
@Injectable()
export class GuestPage {
  private readonly assets: SiteAssets = siteAssets('guest')

  constructor(
    private readonly host: HttpAdapterHost,
    private readonly address: PublicAddress,
    private readonly siteWords: SiteWords,
    private readonly inForce: WordsInForce,
  ) {}

  async render(
    request: Pick<FastifyRequest, 'url' | 'ip' | 'headers'>,
    posted?: Refilled,
    /** In place of the API's answers, by the path that is asked: a page that is still being written. */
    given: Readonly<Record<string, (answer: unknown) => unknown>> = {},
  ): Promise<RenderedPage> {
    // Loaded when the first page is asked for, so that the API can serve before React is read.
    const language = languageOf(request)
    const { renderGuest } = await import('../../guest/server.tsx')
    return renderGuest({
      url: this.address.url + request.url,
      tag: language,
      assets: this.assets,
      words: () => this.siteWords.current(language),
      ...(posted && { posted: this.worded(posted, language) }),
      fetchJson: async (path) => {
        const fastify = this.host.httpAdapter.getInstance<FastifyInstance>()
        const answer = await fastify.inject({
          method: 'GET',
          url: path,
          remoteAddress: request.ip,
          headers: { 'accept-language': language },
        })
        const body = answer.json<unknown>()
        const other = Object.hasOwn(given, path) ? given[path] : undefined
        return other ? { status: 200, body: other(body) } : { status: answer.statusCode, body }
      },
    })
  }

  /** What was typed stays as it is, whatever it looks like. */
  private worded({ texts, ...posted }: Refilled, language: Language): PostedForm {
    return { ...worded(this.inForce.wordsIn(language), posted), texts }
  }
}

/** After a form was taken: the browser asks for another page, in the language of this one. */
export function leadOn(request: FastifyRequest, reply: FastifyReply, address: string): void {
  void reply
    .code(303)
    .header('location', addressIn(languageOf(request), address))
    .send()
}
