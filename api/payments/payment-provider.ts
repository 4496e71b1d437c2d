import { Inject, Injectable } from '@nestjs/common'
import { z } from 'zod'
import type { PaymentMethod } from '../folios/folio-entry.ts'
import type { Subject } from '../subjects/subject.ts'
import type { PaymentState } from './payment-state.ts'
import { callProvider } from './provider-call.ts'
import { centsOf, providerAmount } from './provider-amount.ts'

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

/** What is asked of the provider for one attempt to pay. */
export interface PaymentOrder {
  attemptId: string
  /** What is paid for. */
  subject: Subject
  amountCents: number
  /** What the payer chose, by the provider's name for it; null: the provider's page asks. */
  method: string | null
  description: string
  redirectUrl: string
  /**
   * Null where the provider cannot reach this server, as on a laptop: then the poll does the work.
   */
  webhookUrl: string | null
}

/** A payment as the provider sees it. */
export interface ProviderPayment {
  id: string
  state: Exclude<PaymentState, 'created'>
  amountCents: number
  method: PaymentMethod
  /** What went back of it by refunds, also by those made at the provider. */
  refundedCents: number
  /** What the payer's bank took back. */
  chargedBackCents: number
  /** Where the guest pays; null once that is no longer possible. */
  checkoutUrl: string | null
}

/** A way to pay that the provider has, such as `ideal` and `iDEAL`. */
export interface ProviderMethod {
  id: string
  name: string
}

/**
 * `unreachable`: try again later with the same idempotency key. `refused`: the provider understood
 * and said no.
 */
export class ProviderError extends Error {
  override readonly name = 'ProviderError'
  constructor(
    readonly reason: 'unreachable' | 'refused',
    message: string,
    readonly status: number | null = null,
  ) {
    super(message)
  }
}

/** What a way to pay is called at the provider. */
export const METHOD_ID = /^[a-z0-9_]{1,40}$/

const amount = z.object({ currency: z.string(), value: z.string() })
const paymentAnswer = z.object({
  id: z.string(),
  status: z.enum(['open', 'pending', 'authorized', 'paid', 'failed', 'canceled', 'expired']),
  amount,
  method: z.string().nullish(),
  amountRefunded: amount.optional(),
  amountChargedBack: amount.optional(),
  _links: z.object({ checkout: z.object({ href: z.url() }).nullish() }),
})
const methodsAnswer = z.object({
  _embedded: z.object({
    methods: z.array(z.object({ id: z.string().regex(METHOD_ID), description: z.string() })),
  }),
})
const refundAnswer = z.object({ id: z.string(), status: z.string(), amount })

/**
 * The provider's methods as the folio names them (docs.mollie.com/reference/get-payment). Every
 * other one is as good as a card: paid by somebody else, who is paid later.
 */
const METHODS: Record<string, PaymentMethod> = {
  ideal: 'ideal',
  banktransfer: 'bank',
  directdebit: 'bank',
}

/** Under this name Nest hands on the `ProviderAddress`; null where nobody takes payments yet. */
export const PROVIDER_ADDRESS = Symbol('provider address')

/** The one HTTP client for payments, in Mollie's v2 protocol. */
@Injectable()
export class PaymentProvider {
  constructor(@Inject(PROVIDER_ADDRESS) private readonly address: ProviderAddress | null) {}

  /** False in a new house: nobody takes payments yet. */
  get isSet(): boolean {
    return this.address !== null
  }

  /**
   * Opens a payment. The attempt's id is the idempotency key: asked twice, the provider answers
   * with the same payment.
   */
  async create(order: PaymentOrder): Promise<ProviderPayment> {
    const body = {
      amount: providerAmount(order.amountCents),
      description: order.description,
      redirectUrl: order.redirectUrl,
      ...(order.webhookUrl === null ? {} : { webhookUrl: order.webhookUrl }),
      ...(order.method === null ? {} : { method: order.method }),
      locale: 'nl_NL',
      metadata: { attemptId: order.attemptId, subject: order.subject },
    }
    return toPayment(await this.call('POST', 'payments', order.attemptId, body))
  }

  /**
   * The payment's state of this moment, the only proof of payment (reading `payment.proof`). Null
   * when the provider does not know it, or no more.
   */
  async find(providerId: string): Promise<ProviderPayment | null> {
    try {
      return toPayment(await this.call('GET', `payments/${encodeURIComponent(providerId)}`, null))
    } catch (error) {
      if (error instanceof ProviderError && (error.status === 404 || error.status === 410))
        return null
      throw error
    }
  }

  /**
   * The ways to pay that are switched on at the provider, in its order and by its Dutch names
   * (docs.mollie.com/reference/list-methods).
   */
  async methods(): Promise<ProviderMethod[]> {
    const answer = read(methodsAnswer, await this.call('GET', 'methods?locale=nl_NL', null))
    return answer._embedded.methods.map(({ id, description }) => ({ id, name: description }))
  }

  /**
   * Pays back `amountCents` of a payment. `refundKey` makes a repeat harmless.
   *
   * @returns what the provider pays back, integer cents: for a key it knows, what was asked then
   */
  async refund(
    providerId: string,
    amountCents: number,
    refundKey: string,
    description: string,
  ): Promise<number> {
    const body = { amount: providerAmount(amountCents), description }
    const path = `payments/${encodeURIComponent(providerId)}/refunds`
    const refund = read(refundAnswer, await this.call('POST', path, refundKey, body))
    const cents = centsOf(refund.amount)
    if (cents === null) throw new ProviderError('refused', `refund ${refund.id} is not in euro`)
    return cents
  }

  private async call(
    method: 'GET' | 'POST',
    path: string,
    idempotencyKey: string | null,
    body?: unknown,
  ): Promise<unknown> {
    if (!this.address) throw new ProviderError('unreachable', 'no provider is set')
    const headers: Record<string, string> = {
      authorization: `Bearer ${this.address.apiKey}`,
      accept: 'application/hal+json',
    }
    if (body !== undefined) headers['content-type'] = 'application/json'
    if (idempotencyKey !== null) headers['idempotency-key'] = idempotencyKey
    const url = `${this.address.endpoint}/${path}`
    const sent = {
      method,
      url,
      headers,
      timeoutMs: this.address.timeoutMs,
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    }
    const { status, text } = await callProvider(sent).catch((error: unknown) => {
      throw new ProviderError('unreachable', `${method} ${path}: ${reasonOf(error)}`)
    })
    // A wrong key is mended in the settings: nothing was said about this payment.
    if (status >= 500 || status === 429 || status === 401 || status === 403)
      throw new ProviderError('unreachable', `${method} ${path}: answered ${status}`, status)
    const answer = parsed(text)
    if (status >= 400)
      throw new ProviderError('refused', `${method} ${path}: ${status} ${detailOf(answer)}`, status)
    return answer
  }
}

function toPayment(answer: unknown): ProviderPayment {
  const payment = read(paymentAnswer, answer)
  const amountCents = centsOf(payment.amount)
  const refundedCents = payment.amountRefunded ? centsOf(payment.amountRefunded) : 0
  const chargedBackCents = payment.amountChargedBack ? centsOf(payment.amountChargedBack) : 0
  if (amountCents === null || refundedCents === null || chargedBackCents === null)
    throw new ProviderError('refused', `payment ${payment.id} is not in euro`)
  return {
    id: payment.id,
    state: payment.status,
    amountCents,
    method: payment.method ? (METHODS[payment.method] ?? 'card') : 'ideal',
    refundedCents,
    chargedBackCents,
    checkoutUrl: payment._links.checkout?.href ?? null,
  }
}

function read<T>(schema: z.ZodType<T>, answer: unknown): T {
  const result = schema.safeParse(answer)
  // An answer that is not Mollie's may come from a proxy in between: worth another try, never a
  // reason to give up the payment.
  if (!result.success)
    throw new ProviderError(
      'unreachable',
      `the answer is not a provider's: ${result.error.issues[0]?.message}`,
    )
  return result.data
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

function detailOf(answer: unknown): string {
  return typeof answer === 'object' && answer !== null && 'detail' in answer
    ? String(answer.detail)
    : ''
}

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  return error.cause instanceof Error ? `${error.message} (${error.cause.message})` : error.message
}
