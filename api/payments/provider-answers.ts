import { z } from 'zod'
import type { PaymentMethod } from '../folios/folio-entry.ts'
import type { PaymentState } from './payment-state.ts'
import { centsOf } from './provider-amount.ts'
import { ProviderError, UnreadableAnswer } from './provider-error.ts'

/** A payment as the provider sees it. */
export interface ProviderPayment {
  id: string
  state: Exclude<PaymentState, 'created'>
  amountCents: number
  method: PaymentMethod
  /** Empty in a list: there the provider names the sums alone. */
  refunds: ProviderRefund[]
  chargebacks: ProviderChargeback[]
  /** What went back of it by refunds, also by those made at the provider, without those that failed. */
  refundedCents: number
  /** What the payer's bank took back and did not give back. */
  chargedBackCents: number
  /** Where the guest pays; null once that is no longer possible. */
  checkoutUrl: string | null
}

/** A refund as the provider has it, integer cents. */
export interface ProviderRefund {
  /** Such as `re_4qqhO89gsT`. */
  id: string
  /** What the house calls it; null of one that was made at the provider. */
  refundId: string | null
  cents: number
  /** Its money did not get to the payer: it failed, or was canceled. */
  isLost: boolean
}

/** What the payer's bank took back, integer cents. */
export interface ProviderChargeback {
  id: string
  cents: number
  /** The bank gave it back since. */
  isReversed: boolean
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
const refundAnswer = z.object({
  id: z.string(),
  status: z.string(),
  amount,
  metadata: z.unknown(),
})
/** From memory: `reversedAt` is null as long as the bank has not given it back. */
const chargebackAnswer = z.object({
  id: z.string(),
  amount,
  reversedAt: z.string().nullish(),
})
const instant = z.iso.datetime({ offset: true }).transform((text) => new Date(text))
const paymentAnswer = z.object({
  id: z.string(),
  status: z.enum(['open', 'pending', 'authorized', 'paid', 'failed', 'canceled', 'expired']),
  amount,
  method: z.string().nullish(),
  amountRefunded: amount.nullish(),
  amountChargedBack: amount.nullish(),
  _embedded: z
    .object({
      refunds: z.array(refundAnswer).nullish(),
      chargebacks: z.array(chargebackAnswer).nullish(),
    })
    .nullish(),
  _links: z.object({ checkout: z.object({ href: z.url() }).nullish() }),
})
const listedPayment = paymentAnswer.extend({ createdAt: instant, metadata: z.unknown() })
const ourMetadata = z.object({ attemptId: z.uuid() })
const refundMetadata = z.object({ refundId: z.uuid() })
const methodAnswer = z.object({
  id: z.string().regex(METHOD_ID),
  description: z.string(),
  minimumAmount: amount.nullish(),
  maximumAmount: amount.nullish(),
})
const listedBack = z.object({ paymentId: z.string(), createdAt: instant })
const anyItem = z
  .object({ id: z.unknown(), paymentId: z.unknown(), metadata: z.unknown() })
  .partial()
  .catch({})
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

/** Where a refund ends of which the money never got to the payer: both are final (from memory). */
const LOST_REFUND: ReadonlySet<string> = new Set(['failed', 'canceled'])

/** The payment in an answer. Throws a `ProviderError` for what is none, or is not in euro. */
export function paymentIn(answer: unknown): ProviderPayment {
  return payment(read(paymentAnswer, answer))
}

function payment(told: z.output<typeof paymentAnswer>): ProviderPayment {
  const cents = (sum: z.output<typeof amount> | null | undefined) =>
    sum ? euro(sum, `payment ${told.id}`) : 0
  const { refunds, chargebacks } = told._embedded ?? {}
  const made = (refunds ?? []).map(refund)
  const takenBack = (chargebacks ?? []).map((back) => ({
    id: back.id,
    cents: euro(back.amount, `chargeback ${back.id}`),
    isReversed: Boolean(back.reversedAt),
  }))
  const sum = (backs: readonly { cents: number }[]) =>
    backs.reduce((all, back) => all + back.cents, 0)
  return {
    id: told.id,
    state: told.status,
    amountCents: cents(told.amount),
    method: told.method ? (METHODS[told.method] ?? 'card') : 'ideal',
    refunds: made,
    chargebacks: takenBack,
    refundedCents: refunds ? sum(made.filter(({ isLost }) => !isLost)) : cents(told.amountRefunded),
    chargedBackCents: chargebacks
      ? sum(takenBack.filter(({ isReversed }) => !isReversed))
      : cents(told.amountChargedBack),
    checkoutUrl: told._links.checkout?.href ?? null,
  }
}

/** The refund in an answer. */
export function refundIn(answer: unknown): ProviderRefund {
  return refund(read(refundAnswer, answer))
}

function refund({
  id,
  status,
  amount: paidBack,
  metadata,
}: z.output<typeof refundAnswer>): ProviderRefund {
  return {
    id,
    refundId: refundMetadata.safeParse(metadata).data?.refundId ?? null,
    cents: euro(paidBack, `refund ${id}`),
    isLost: LOST_REFUND.has(status),
  }
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

/** Something in a list that cannot be read, by what it says of itself nevertheless. */
export interface UnreadableItem {
  paymentId: string | null
  attemptId: string | null
}

/** One page of a list, and the address of the next one; null at the end. */
export interface Page<Item> {
  items: Item[]
  unreadable: UnreadableItem[]
  next: string | null
}

/** Without payments in another currency: they are nothing that this house sold. */
export function paymentsPageIn(answer: unknown): Page<ListedPayment> {
  const one = (item: unknown): ListedPayment | null => {
    const told = read(listedPayment, item)
    if (told.amount.currency !== 'EUR') return null
    return { ...payment(told), createdAt: told.createdAt, attemptId: attemptIn(told.metadata) }
  }
  return pageIn('payments', one, ({ id }) => id, answer)
}

export function backPageIn(kind: 'refunds' | 'chargebacks', answer: unknown): Page<ListedBack> {
  return pageIn(
    kind,
    (item) => read(listedBack, item),
    ({ paymentId }) => paymentId,
    answer,
  )
}

/** One item that cannot be read leaves the others as they are. */
function pageIn<Item>(
  name: string,
  itemIn: (item: unknown) => Item | null,
  paymentIdIn: (item: { id?: unknown; paymentId?: unknown }) => unknown,
  answer: unknown,
): Page<Item> {
  const shape = z.object({ _embedded: z.object({ [name]: z.array(z.unknown()) }), _links: next })
  const page = read(shape, answer)
  const items: Item[] = []
  const unreadable: UnreadableItem[] = []
  for (const told of page._embedded[name]!) {
    try {
      const item = itemIn(told)
      if (item !== null) items.push(item)
    } catch (error) {
      if (!(error instanceof UnreadableAnswer)) throw error
      const loose = anyItem.parse(told)
      const paymentId = paymentIdIn(loose)
      unreadable.push({
        paymentId: typeof paymentId === 'string' ? paymentId : null,
        attemptId: attemptIn(loose.metadata),
      })
    }
  }
  return { items, unreadable, next: page._links.next?.href ?? null }
}

function attemptIn(metadata: unknown): string | null {
  return ourMetadata.safeParse(metadata).data?.attemptId ?? null
}

function euro(sum: z.output<typeof amount>, what: string): number {
  const cents = centsOf(sum)
  if (cents === null) throw new UnreadableAnswer(`${what} is not in euro`)
  return cents
}

function read<T>(schema: z.ZodType<T>, answer: unknown): T {
  const result = schema.safeParse(answer)
  if (result.success) return result.data
  // An answer that is not Mollie's may come from a proxy in between: worth another try, never a
  // reason to give up the payment.
  if (answer === null) throw new ProviderError('unreachable', 'the answer is not a provider’s')
  throw new UnreadableAnswer(`the answer cannot be read: ${result.error.issues[0]?.message}`)
}
