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

const sum = (backs: readonly { cents: number }[]) =>
  backs.reduce((all, { cents }) => all + cents, 0)

/** A payment as the provider sees it. */
export const paymentAnswer = z
  .object({
    id: z.string(),
    status: paymentStateShape.exclude(['created']),
    amount: euroCents,
    method: z.string().nullish(),
    expiresAt: z.iso.datetime({ offset: true }).nullish().catch(null),
    _embedded: z
      .object({
        refunds: z.array(refundAnswer).nullish(),
        chargebacks: z.array(chargebackAnswer).nullish(),
      })
      .nullish(),
    _links: z.object({ checkout: z.object({ href: z.url() }).nullish() }),
  })
  .transform(({ id, status: state, amount: amountCents, method, expiresAt, _embedded, _links }) => {
    const refunds = _embedded?.refunds ?? []
    const chargebacks = _embedded?.chargebacks ?? []
    return {
      id,
      state,
      amountCents,
      /** What it brought. */
      receivedCents: state === 'paid' ? amountCents : 0,
      method: method ? (METHODS[method] ?? 'card') : 'ideal',
      /** When its session ends; null where it does not, or not any more. */
      expiresAt: expiresAt ? new Date(expiresAt) : null,
      refunds,
      chargebacks,
      /** What went back of it by refunds, also by those made at the provider, without those that failed. */
      refundedCents: sum(refunds.filter(({ isLost }) => !isLost)),
      /** What the payer's bank took back and did not give back. */
      chargedBackCents: sum(chargebacks.filter(({ isReversed }) => !isReversed)),
      /** Where the guest pays; null once that is no longer possible. */
      checkoutUrl: _links.checkout?.href ?? null,
    }
  })
export type ProviderPayment = z.output<typeof paymentAnswer>

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

/** The provider's lists. */
export type ProviderList = 'payments' | 'refunds' | 'chargebacks'

const idText = z.string().nullable().catch(null)
const listed = z
  .object({
    id: idText,
    paymentId: idText,
    createdAt: z.iso
      .datetime({ offset: true })
      .transform((text) => new Date(text))
      .nullable()
      .catch(null),
    metadata: z.object({ attemptId: z.uuid() }).nullable().catch(null),
  })
  .catch({ id: null, paymentId: null, createdAt: null, metadata: null })

/**
 * One page of a list, and the address of the next one; null at the end. A list only says which payments
 * to ask for: one item that cannot be read leaves the others as they are.
 */
export const pageAnswer = (list: ProviderList) =>
  z
    .object({
      _embedded: z.object({ [list]: z.array(listed) }),
      _links: z.object({ next: z.object({ href: z.url() }).nullish() }),
    })
    .transform(({ _embedded, _links }) => ({
      items: _embedded[list]!.map(({ id, paymentId, createdAt, metadata }) => ({
        /** The payment that it is, or that it is of. */
        paymentId: list === 'payments' ? id : paymentId,
        createdAt,
        /** The attempt of this house that a payment was opened for; null for one of somebody else. */
        attemptId: metadata?.attemptId ?? null,
      })),
      next: _links.next?.href ?? null,
    }))
export type ListedItem = z.output<ReturnType<typeof pageAnswer>>['items'][number]

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
