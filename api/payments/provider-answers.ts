import { z } from 'zod'
import type { PaymentMethod } from '../folios/folio-entry.ts'
import { paymentStateShape } from './payment.ts'
import { euroCents } from './provider-amount.ts'

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

/** The provider answered, and not as it does: what it says of this one thing cannot be read. */
export class UnreadableAnswer extends ProviderError {
  constructor(message: string) {
    super('unreachable', message)
  }
}

/** What a way to pay is called at the provider. */
export const METHOD_ID = /^[a-z0-9_]{1,40}$/

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

/** A refund as the provider has it. */
export const refundAnswer = z
  .object({
    id: z.string(),
    status: z.string(),
    amount: euroCents,
    metadata: z.object({ refundId: z.uuid() }).nullable().catch(null),
  })
  .transform(({ id, status, amount: cents, metadata }) => ({
    /** Such as `re_4qqhO89gsT`. */
    id,
    /** What the house calls it; null of one that was made at the provider. */
    refundId: metadata?.refundId ?? null,
    cents,
    /** Its money did not get to the payer: it failed, or was canceled. */
    isLost: LOST_REFUND.has(status),
  }))
export type ProviderRefund = z.output<typeof refundAnswer>

/** What the payer's bank took back. From memory: `reversedAt` is null until the bank gives it back. */
const chargebackAnswer = z
  .object({ id: z.string(), amount: euroCents, reversedAt: z.string().nullish() })
  .transform(({ id, amount: cents, reversedAt }) => ({ id, cents, isReversed: !!reversedAt }))
export type ProviderChargeback = z.output<typeof chargebackAnswer>

const paymentFields = z.object({
  id: z.string(),
  status: paymentStateShape.exclude(['created']),
  amount: euroCents,
  method: z.string().nullish(),
  amountRefunded: euroCents.nullish(),
  amountChargedBack: euroCents.nullish(),
  _embedded: z
    .object({
      refunds: z.array(refundAnswer).nullish(),
      chargebacks: z.array(chargebackAnswer).nullish(),
    })
    .nullish(),
  _links: z.object({ checkout: z.object({ href: z.url() }).nullish() }),
})

function paymentOf(told: z.output<typeof paymentFields>) {
  const { refunds, chargebacks } = told._embedded ?? {}
  const sum = (backs: readonly { cents: number }[]) =>
    backs.reduce((all, { cents }) => all + cents, 0)
  return {
    id: told.id,
    state: told.status,
    amountCents: told.amount,
    method: told.method ? (METHODS[told.method] ?? 'card') : 'ideal',
    /** Empty in a list: there the provider names the sums alone. */
    refunds: refunds ?? [],
    chargebacks: chargebacks ?? [],
    /** What went back of it by refunds, also by those made at the provider, without those that failed. */
    refundedCents: refunds
      ? sum(refunds.filter(({ isLost }) => !isLost))
      : (told.amountRefunded ?? 0),
    /** What the payer's bank took back and did not give back. */
    chargedBackCents: chargebacks
      ? sum(chargebacks.filter(({ isReversed }) => !isReversed))
      : (told.amountChargedBack ?? 0),
    /** Where the guest pays; null once that is no longer possible. */
    checkoutUrl: told._links.checkout?.href ?? null,
  }
}

/** A payment as the provider sees it. */
export const paymentAnswer = paymentFields.transform(paymentOf)
export type ProviderPayment = z.output<typeof paymentAnswer>

const instant = z.iso.datetime({ offset: true }).transform((text) => new Date(text))
const ourMetadata = z.object({ attemptId: z.uuid() }).nullable().catch(null)

/** What each of the provider's lists has. */
export const listedAnswers = {
  payments: paymentFields
    .extend({ createdAt: instant, metadata: ourMetadata })
    .transform(({ createdAt, metadata, ...told }) => ({
      ...paymentOf(told),
      createdAt,
      /** The attempt of this house that it was opened for; null for one of somebody else. */
      attemptId: metadata?.attemptId ?? null,
    })),
  refunds: z.object({ paymentId: z.string(), createdAt: instant }),
  chargebacks: z.object({ paymentId: z.string(), createdAt: instant }),
}
export type ProviderList = keyof typeof listedAnswers
export type Listed<List extends ProviderList> = z.output<(typeof listedAnswers)[List]>
export type ListedPayment = Listed<'payments'>

/** The ways to pay, such as `ideal` and `iDEAL`, in the provider's order, and for which sums, cents. */
export const methodsAnswer = z
  .object({
    _embedded: z.object({
      methods: z.array(
        z
          .object({
            id: z.string().regex(METHOD_ID),
            description: z.string(),
            minimumAmount: euroCents.nullish().catch(null),
            maximumAmount: euroCents.nullish().catch(null),
          })
          .transform(({ id, description: name, minimumAmount, maximumAmount }) => ({
            id,
            name,
            minCents: minimumAmount ?? 0,
            /** Null where there is no limit. */
            maxCents: maximumAmount ?? null,
          })),
      ),
    }),
  })
  .transform(({ _embedded }) => _embedded.methods)
export type ProviderMethod = z.output<typeof methodsAnswer>[number]

/** Something in a list that cannot be read, by what it says of itself nevertheless. */
export interface UnreadableItem {
  paymentId: string | null
  attemptId: string | null
}
const text = z.string().nullable().catch(null)
const anyItem = z
  .object({
    id: text,
    paymentId: text,
    metadata: ourMetadata,
    amount: z.object({ currency: z.string() }).nullable().catch(null),
  })
  .nullable()
  .catch(null)

/**
 * One page of a list, and the address of the next one; null at the end. One item that cannot be read
 * leaves the others as they are. A payment in another currency that this house did not open is none
 * of its own.
 */
export const pageAnswer = <List extends ProviderList>(list: List) =>
  z
    .object({
      _embedded: z.object({ [list]: z.array(z.unknown()) }),
      _links: z.object({ next: z.object({ href: z.url() }).nullish() }),
    })
    .transform(({ _embedded, _links }) => {
      const items: Listed<List>[] = []
      const unreadable: UnreadableItem[] = []
      for (const told of _embedded[list]!) {
        const { data } = listedAnswers[list].safeParse(told)
        const loose = anyItem.parse(told)
        const attemptId = loose?.metadata?.attemptId ?? null
        const isForeign = (loose?.amount?.currency ?? 'EUR') !== 'EUR'
        if (data) items.push(data as Listed<List>)
        else if (list !== 'payments' || attemptId !== null || !isForeign) {
          const paymentId = (list === 'payments' ? loose?.id : loose?.paymentId) ?? null
          unreadable.push({ paymentId, attemptId })
        }
      }
      return { items, unreadable, next: _links.next?.href ?? null }
    })

/** What an answer says. Throws a `ProviderError` for what is none, or is not in euro. */
export function read<T>(shape: z.ZodType<T>, answer: unknown): T {
  const result = shape.safeParse(answer)
  if (result.success) return result.data
  // An answer that is not Mollie's may come from a proxy in between: worth another try, never a
  // reason to give up the payment.
  if (answer === null) throw new ProviderError('unreachable', 'the answer is not a provider’s')
  const { message, path } = result.error.issues[0]!
  throw new UnreadableAnswer(`the answer cannot be read: ${path.join('.')} ${message}`)
}
