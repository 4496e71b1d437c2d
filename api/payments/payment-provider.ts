import { z } from 'zod'
import {
  type ListedItem,
  type ProviderList,
  type ProviderMethod,
  type ProviderPayment,
  type ProviderRefund,
  methodsAnswer,
  pageAnswer,
  paymentAnswer,
  read,
  refundAnswer,
  ProviderError,
  UnreadableAnswer,
} from './provider-answers.ts'
import { type IncomingMessage, request as httpRequest } from 'node:http'
import { request as httpsRequest } from 'node:https'
import { isLocalAddress } from '../../rules/opening/public-address.ts'
import type { Environment } from '../environment/environment.ts'
import { sandboxKey } from '../environment/sandbox-key.ts'
import type { Subject } from '../subjects/events.ts'
import { providerAmount } from './provider-amount.ts'

/**
 * Where the provider is reached. The same for Mollie and for the sandbox that behaves like its test
 * mode.
 */
export interface ProviderAddress {
  /** The root of the v2 API, such as `https://api.mollie.com/v2`. */
  endpoint: string
  apiKey: string
  /**
   * How long one call may take, ms. Mollie's own client knows no limit
   * (docs/why-not-mollies-own-client.md).
   */
  timeoutMs: number
}

/** How long a call to the provider may take, ms: the guest waits for it. */
const PROVIDER_WITHIN_MS = 8_000

/**
 * Mollie where a key is given, else the sandbox on this server, else nobody. Nobody else
 * knows the difference.
 */
export function providerAddress({
  mollieApiKey,
  mollieUrl,
  sandboxPayments,
  internalUrl,
  secret,
}: Environment): ProviderAddress | null {
  const timeoutMs = PROVIDER_WITHIN_MS
  if (mollieApiKey !== null) return { endpoint: mollieUrl, apiKey: mollieApiKey, timeoutMs }
  if (!sandboxPayments) return null
  return { endpoint: `${internalUrl}/sandbox/v2`, apiKey: sandboxKey(secret), timeoutMs }
}

/**
 * Where the provider calls the webhook; null where it cannot call this server. The sandbox is in the
 * property and calls from inside.
 *
 * @param publicUrl where guests find the house
 */
export function webhookAddress(
  { internalUrl, sandboxPayments }: Pick<Environment, 'internalUrl' | 'sandboxPayments'>,
  publicUrl: string,
): string | null {
  // Mollie refuses a webhook that it cannot reach, such as one on a laptop: then none is given, and
  // the poll does the work.
  if (!sandboxPayments && isLocalAddress(publicUrl)) return null
  return `${sandboxPayments ? internalUrl : publicUrl}/api/payments/webhook`
}

/** How many of a list are read at once: the most that Mollie gives (from memory). */
const PAGE_LENGTH = 250

/**
 * Refusals that say nothing about what was asked: a wrong key is mended in the settings (401, 403),
 * the first call under the same key still runs or there was one too many (408, 409, 429).
 */
const SAYS_NOTHING: ReadonlySet<number> = new Set([401, 403, 408, 409, 429])

/**
 * The longest that a provider is left alone though it asks for more, ms: nobody can pay meanwhile,
 * and one call too many only asks for patience again.
 */
const LONGEST_PAUSE_MS = 60_000

const refusal = z.object({ detail: z.string() }).catch({ detail: '' })

/** The one HTTP client for payments, in Mollie's v2 protocol. */
export class PaymentProvider {
  /** Until when it wants to be left alone, by a clock that nobody moves, ms. */
  private pausedUntil = -Infinity

  /** @param address null where nobody takes payments yet */
  constructor(private readonly address: ProviderAddress | null) {}

  /** False in a new house: nobody takes payments yet. */
  get isSet(): boolean {
    return this.address !== null
  }

  /**
   * Opens a payment. The attempt's id is the idempotency key: asked twice, the provider answers
   * with the same payment, and refuses another request.
   *
   * @param request an `openingRequest`
   */
  async create(attemptId: string, request: string): Promise<ProviderPayment> {
    return this.call(paymentAnswer, 'POST', 'payments', attemptId, request)
  }

  /**
   * The payment's state of this moment, the only proof of payment (reading `payment.proof`), with
   * its refunds and chargebacks. Null when the provider does not know it, or no more.
   */
  async find(providerId: string): Promise<ProviderPayment | null> {
    const path = `payments/${encodeURIComponent(providerId)}?embed=refunds,chargebacks`
    try {
      return await this.call(paymentAnswer, 'GET', path)
    } catch (error) {
      if (error instanceof ProviderError && (error.status === 404 || error.status === 410))
        return null
      throw error
    }
  }

  /**
   * The ways to pay that are switched on at the provider, in its order and by its names in a language
   * (docs.mollie.com/reference/list-methods).
   *
   * @param locale such as `nl-NL`
   */
  async methods(locale: string): Promise<ProviderMethod[]> {
    return this.call(methodsAnswer, 'GET', `methods?locale=${providerLocale(locale)}`)
  }

  /**
   * Pays back `amountCents` of a payment.
   *
   * @param refundId what the house calls it: sent along, so that the refund is known again where this
   * answer is lost, and as the key of the request: another sum under a key that the provider knows is
   * refused (400)
   */
  async refund(
    providerId: string,
    amountCents: number,
    refundId: string,
    description: string,
  ): Promise<ProviderRefund> {
    const path = `payments/${encodeURIComponent(providerId)}/refunds`
    const request = {
      amount: providerAmount(amountCents),
      description: within(LONGEST_DESCRIPTION.refund, description),
      metadata: { refundId },
    }
    return this.call(refundAnswer, 'POST', path, refundId, JSON.stringify(request))
  }

  /**
   * What of a list was made since, the newest first, each page when it is asked for: the provider lists
   * by when something was made, and has no list of what changed (docs.mollie.com/reference/list-payments).
   * What does not say when it was made counts as of any age.
   */
  async *listSince(kind: ProviderList, since: Date): AsyncGenerator<ListedItem> {
    const seen = new Set<string | null>()
    for (let from: string | null = null; !seen.has(from);) {
      seen.add(from)
      const begin: string = from === null ? '' : `&from=${encodeURIComponent(from)}`
      const path = `${kind}?limit=${PAGE_LENGTH}${begin}`
      const { items, next } = await this.call(pageAnswer(kind), 'GET', path)
      for (const item of items) {
        if (item.createdAt !== null && item.createdAt < since) return
        yield item
      }
      // Only where it begins is taken from the address: the key goes to nobody else.
      const nextFrom = next && new URL(next).searchParams.get('from')
      if (nextFrom === null) return
      // Nothing on it says how old it is: all that ever was would be read.
      if (items.length > 0 && items.every(({ createdAt }) => createdAt === null))
        throw new UnreadableAnswer(`a whole page of ${kind} cannot be read`)
      from = nextFrom
    }
    throw new ProviderError('unreachable', `the list of ${kind} goes round in a circle`)
  }

  private async call<T>(
    shape: z.ZodType<T>,
    method: 'GET' | 'POST',
    path: string,
    idempotencyKey?: string,
    body?: string,
  ): Promise<T> {
    const what = `${method} ${path}`
    if (!this.address) throw new ProviderError('unreachable', 'no provider is set')
    if (performance.now() < this.pausedUntil)
      throw new ProviderError('unreachable', `${what}: the provider asks for patience`, 429)
    const { endpoint, apiKey, timeoutMs } = this.address
    const headers = {
      authorization: `Bearer ${apiKey}`,
      accept: 'application/hal+json',
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...(idempotencyKey !== undefined && { 'idempotency-key': idempotencyKey }),
    }
    const options = { method, headers, signal: AbortSignal.timeout(timeoutMs) }
    const calling = callProvider(new URL(`${endpoint}/${path}`), options, body)
    const { status, text, retryAfter } = await calling.catch((error: unknown) => {
      throw new ProviderError('unreachable', `${what}: ${reasonOf(error)}`)
    })
    if (status === 429 || status === 503) this.pause(retryAfter)
    if (status >= 500 || SAYS_NOTHING.has(status))
      throw new ProviderError('unreachable', `${what}: answered ${status}`, status)
    const answer = parsed(text)
    if (status < 400) return read(shape, answer)
    const { detail } = refusal.parse(answer)
    throw new ProviderError('refused', `${what}: ${status} ${detail}`, status)
  }

  /** @param retryAfter seconds, or a date (RFC 9110 §10.2.3); undefined where the provider named none */
  private pause(retryAfter = ''): void {
    const ms = /^\d+$/.test(retryAfter)
      ? Number(retryAfter) * 1_000
      : Date.parse(retryAfter) - Date.now()
    const until = performance.now() + Math.min(ms, LONGEST_PAUSE_MS)
    if (ms > 0) this.pausedUntil = Math.max(this.pausedUntil, until)
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  return error.cause instanceof Error ? `${error.message} (${error.cause.message})` : error.message
}

/** The most an answer may be long; a payment is a few kB, and a page of a list has 250 of them. */
const MOST_BYTES = 2_000_000

/**
 * Calls the provider over a connection that Node's own agents keep open from one call to the next. Every
 * booking makes such a call, and Node's `fetch` costs several times as much of the processor. Rejects
 * when no whole answer came in time.
 *
 * @param options `signal` ends it when all of it took too long
 * @returns with the `Retry-After` header; undefined where there is none
 */
function callProvider(
  address: URL,
  options: { method: 'GET' | 'POST'; headers: Record<string, string>; signal: AbortSignal },
  body: string | undefined,
): Promise<{ status: number; text: string; retryAfter: string | undefined }> {
  const request = address.protocol === 'https:' ? httpsRequest : httpRequest
  return new Promise((resolve, reject) => {
    const read = (answer: IncomingMessage) => {
      let text = ''
      answer.setEncoding('utf8')
      answer.on('data', (chunk: string) => {
        text += chunk
        if (text.length > MOST_BYTES) answer.destroy(new Error('the answer is too long'))
      })
      const { statusCode: status = 0, headers } = answer
      answer.on('end', () => resolve({ status, text, retryAfter: headers['retry-after'] }))
      answer.on('error', reject)
    }
    const call = request(address, options, read)
    call.on('error', reject)
    call.end(body)
  })
}

/** What is asked of the provider for one attempt to pay. */
export interface PaymentOrder {
  attemptId: string
  /** What is paid for. */
  subject: Subject
  amountCents: number
  /**
   * What it may be paid with, by the provider's names: one is what the payer chose; of several the
   * provider's page asks. Never empty.
   */
  methods: readonly string[]
  /** The language of the payer, such as `nl-NL`: the provider's page is in it. */
  locale: string
  description: string
  redirectUrl: string
  /**
   * Null where the provider cannot reach this server, as on a laptop: then the poll does the work.
   */
  webhookUrl: string | null
}

/** The most that the provider takes for a description, of a payment and of a refund (from memory). */
const LONGEST_DESCRIPTION = { payment: 255, refund: 140 }

/** Mollie writes `nl_NL` (docs.mollie.com/reference/common-data-types). */
function providerLocale(locale: string): string {
  return locale.replace('-', '_')
}

/** The body of the request that opens a payment. */
export function openingRequest(order: PaymentOrder): string {
  return JSON.stringify({
    amount: providerAmount(order.amountCents),
    description: within(LONGEST_DESCRIPTION.payment, order.description),
    redirectUrl: order.redirectUrl,
    webhookUrl: order.webhookUrl ?? undefined,
    method: order.methods.length === 1 ? order.methods[0] : order.methods,
    locale: providerLocale(order.locale),
    metadata: { attemptId: order.attemptId, subject: order.subject },
  })
}

/** As much of a text as fits, counted as the provider does: a letter with its accent is one. */
function within(length: number, text: string): string {
  const characters = Array.from(text)
  return characters.length > length ? `${characters.slice(0, length - 1).join('')}…` : text
}
