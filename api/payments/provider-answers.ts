import { z } from 'zod'
import type { PaymentMethod } from '../folios/folio-entry.ts'
import type { PaymentState } from './payment-state.ts'
import { centsOf } from './provider-amount.ts'
import { ProviderError } from './provider-error.ts'

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

/** A payment in the provider's list. */
export interface ListedPayment extends ProviderPayment {
  createdAt: Date
  /** The attempt of this house that it was opened for; null for one of somebody else. */
  attemptId: string | null
}

/** A refund or a chargeback in the provider's list. */
export interface ListedBack {
  paymentId: string
  createdAt: Date
}

/** A way to pay that the provider has, such as `ideal` and `iDEAL`, and for which sums, cents. */
export interface ProviderMethod {
  id: string
  name: string
  minCents: number
  /** Null where there is no limit. */
  maxCents: number | null
}

/** What a way to pay is called at the provider. */
export const METHOD_ID = /^[a-z0-9_]{1,40}$/

const amount = z.object({ currency: z.string(), value: z.string() })
const instant = z.iso.datetime({ offset: true }).transform((text) => new Date(text))
const paymentAnswer = z.object({
  id: z.string(),
  status: z.enum(['open', 'pending', 'authorized', 'paid', 'failed', 'canceled', 'expired']),
  amount,
  method: z.string().nullish(),
  amountRefunded: amount.nullish(),
  amountChargedBack: amount.nullish(),
  _links: z.object({ checkout: z.object({ href: z.url() }).nullish() }),
})
const listedPayment = paymentAnswer.extend({ createdAt: instant, metadata: z.unknown() })
const ourMetadata = z.object({ attemptId: z.uuid() })
const methodAnswer = z.object({
  id: z.string().regex(METHOD_ID),
  description: z.string(),
  minimumAmount: amount.nullish(),
  maximumAmount: amount.nullish(),
})
const listedBack = z.object({ paymentId: z.string(), createdAt: instant })
const refundAnswer = z.object({ id: z.string(), status: z.string(), amount })
const next = z.object({ next: z.object({ href: z.url() }).nullish() })

/**
 * The provider's methods as the folio names them (docs.mollie.com/reference/get-payment). Every
 * other one is as good as a card: paid by somebody else, who is paid later.
 */
const METHODS: Record<string, PaymentMethod> = {
  ideal: 'ideal',
  banktransfer: 'bank',
  directdebit: 'bank',
}

/** The payment in an answer. Throws a `ProviderError` for what is none, or is not in euro. */
export function paymentIn(answer: unknown): ProviderPayment {
  return payment(read(paymentAnswer, answer))
}

function payment(told: z.output<typeof paymentAnswer>): ProviderPayment {
  const cents = (sum: z.output<typeof amount> | null | undefined) =>
    sum ? euro(sum, `payment ${told.id}`) : 0
  return {
    id: told.id,
    state: told.status,
    amountCents: cents(told.amount),
    method: told.method ? (METHODS[told.method] ?? 'card') : 'ideal',
    refundedCents: cents(told.amountRefunded),
    chargedBackCents: cents(told.amountChargedBack),
    checkoutUrl: told._links.checkout?.href ?? null,
  }
}

/** What a refund pays back, integer cents. */
export function refundIn(answer: unknown): number {
  const refund = read(refundAnswer, answer)
  return euro(refund.amount, `refund ${refund.id}`)
}

/** The ways to pay, in the provider's order. */
export function methodsIn(answer: unknown): ProviderMethod[] {
  const shape = z.object({ _embedded: z.object({ methods: z.array(methodAnswer) }) })
  return read(shape, answer)._embedded.methods.map((method) => {
    const { id, description, minimumAmount, maximumAmount } = method
    return {
      id,
      name: description,
      minCents: minimumAmount ? (centsOf(minimumAmount) ?? 0) : 0,
      maxCents: maximumAmount ? centsOf(maximumAmount) : null,
    }
  })
}

/** One page of a list, and the address of the next one; null at the end. */
export interface Page<Item> {
  items: Item[]
  next: string | null
}

export function paymentsPageIn(answer: unknown): Page<ListedPayment> {
  const { items, next } = pageIn('payments', listedPayment, answer)
  // Of another currency is nothing that this house sold.
  const ours = items.filter((told) => told.amount.currency === 'EUR')
  const listed = ours.map((told) => ({
    ...payment(told),
    createdAt: told.createdAt,
    attemptId: ourMetadata.safeParse(told.metadata).data?.attemptId ?? null,
  }))
  return { items: listed, next }
}

export function backPageIn(kind: 'refunds' | 'chargebacks', answer: unknown): Page<ListedBack> {
  return pageIn(kind, listedBack, answer)
}

function pageIn<T>(name: string, item: z.ZodType<T>, answer: unknown): Page<T> {
  const shape = z.object({ _embedded: z.object({ [name]: z.array(item) }), _links: next })
  const page = read(shape, answer)
  return { items: page._embedded[name]!, next: page._links.next?.href ?? null }
}

function euro(sum: z.output<typeof amount>, what: string): number {
  const cents = centsOf(sum)
  if (cents === null) throw new ProviderError('refused', `${what} is not in euro`)
  return cents
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
