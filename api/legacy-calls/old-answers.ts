import { Inject, Injectable } from '@nestjs/common'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { Pool } from 'pg'
import { z } from 'zod'
import { formatEuro } from '../../rules/money/format-euro.ts'
import type { Words } from '../../rules/texts/all-words.ts'
import { textOf } from '../../rules/texts/words.ts'
import { guestScreens } from '../../screens/guest-screens.ts'
import { readAddress } from '../../screens/read-address.ts'
import { ENVIRONMENT, type Environment } from '../environment/environment.ts'
import { PublicAddress } from '../environment/public-address.ts'
import { WordsInForce } from '../environment/words-in-force.ts'
import { type RefusedError, statusOf } from '../errors/api-error.ts'
import { type Answer, Refused, fieldsOfRefusal, notFound } from '../errors/refused.ts'
import { fitting } from '../requests/shape.ts'
import { isFormPosted, isShownForm } from '../errors/shown-form.ts'
import { visitorOf } from '../requests/visitor.ts'
import { GuestPage } from '../screens/guest-page.ts'
import { areOldCallsOn } from '../settings/old-calls.ts'

/** What a call answers where the old page then goes somewhere. */
export const oldAddress = z.object({
  url: z.url().meta({ description: 'Where the old page goes next, always in this house.' }),
})

/** What a call answers where the old page stays as it is. */
export const oldWordOfThanks = z.object({ message: z.string() })

/**
 * What came of an old call: where to go, a path of this house or an address below its public one; or
 * why not, and where one goes on instead.
 */
export type OldAnswer = { ok: true; goTo: string } | Refusal

interface Refusal {
  ok: false
  error: RefusedError
  goOn?: string
}

/** One call: what came, and what answers it. */
export interface OldCall {
  body: unknown
  request: FastifyRequest
  reply: FastifyReply
}

const OFF = 'Deze oude pagina werkt niet meer. Ga verder op onze nieuwe website.'

/**
 * Answers the calls of the old site: reads what came, where staff have them answered at all, and
 * says what came of it as the old page expects: 201 with an address as JSON; a form that a browser
 * posted is led there, or shown why not.
 */
@Injectable()
export class OldAnswers {
  constructor(
    private readonly pool: Pool,
    private readonly guest: GuestPage,
    private readonly address: PublicAddress,
    @Inject(ENVIRONMENT) private readonly environment: Pick<Environment, 'secret'>,
    private readonly inForce: WordsInForce,
  ) {}

  /** @param work what answers it, asked by a visitor as `visitorOf` says */
  async toAddress<Asked>(
    call: OldCall,
    shape: z.ZodType<Asked>,
    work: (asked: Asked, visitor: string) => Promise<OldAnswer>,
  ): Promise<void> {
    const { request, reply } = call
    const answer = await this.answered(call, shape, work)
    if (!answer.ok) return this.refuse(call, answer)
    const url = answer.goTo.startsWith('/') ? this.address.url + answer.goTo : answer.goTo
    if (isFormPosted(request)) return void reply.code(303).header('location', url).send()
    return void reply.code(201).send({ url } satisfies z.output<typeof oldAddress>)
  }

  /** The same for a call after which nobody goes anywhere: `work` gives what is said. */
  async toThanks<Asked>(
    call: OldCall,
    shape: z.ZodType<Asked>,
    work: (asked: Asked, visitor: string) => Promise<Answer<string>>,
  ): Promise<void> {
    const answer = await this.answered(call, shape, work)
    if (!answer.ok) return this.refuse(call, answer)
    const thanks: z.output<typeof oldWordOfThanks> = { message: answer.value }
    return void call.reply.code(201).send(thanks)
  }

  private async answered<Asked, Came>(
    { body, request, reply }: OldCall,
    shape: z.ZodType<Asked>,
    work: (asked: Asked, visitor: string) => Promise<Came>,
  ): Promise<Came | Refusal> {
    void reply.header('cache-control', 'no-store')
    if (!(await areOldCallsOn(this.pool))) return notFound(OFF)
    const asked = await fitting<Asked>(shape, body ?? {})
    return asked.ok ? work(asked.value, visitorOf(request.ip, this.environment.secret)) : asked
  }

  /** To the script of an old page as to any other; to who looks at it, on a page. */
  private async refuse(
    { request, reply }: OldCall,
    { error, goOn = guestScreens.home.path }: Refusal,
  ): Promise<void> {
    if (!isShownForm(request)) throw new Refused(error)
    const { html } = await this.guest.render(request, {
      path: readAddress(request.url).path,
      texts: { goOn },
      message: messageOf(error, this.inForce.words),
      fields: fieldsOfRefusal(error),
    })
    void reply.code(statusOf(error)).type('text/html; charset=utf-8').send(html)
  }
}

/** The sentence of a refusal, with the old and the new sum where the price is another one by now. */
function messageOf(error: RefusedError, words: Words): string {
  if (error.reason !== 'total-changed' && error.reason !== 'order-total-changed')
    return textOf(words, error.text)
  const [seen, now] = [formatEuro(error.seenCents), formatEuro(error.quote.totalCents)]
  return `${textOf(words, error.text)} Je zag ${seen}; het is nu ${now}.`
}
