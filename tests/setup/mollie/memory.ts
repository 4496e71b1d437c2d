import { randomBytes } from 'node:crypto'
import type { WirePayment, WireRefund } from './wire.ts'

export interface HeldRefund {
  id: string
  paymentId: string
  cents: number
  description: string
  metadata: unknown
  status: WireRefund['status']
  createdAt: Date
}

export interface HeldChargeback {
  id: string
  paymentId: string
  cents: number
  createdAt: Date
  /** Null as long as the bank has not undone it. */
  reversedAt: Date | null
}

export interface HeldPayment {
  id: string
  status: WirePayment['status']
  cents: number
  /** Left out: euro. */
  currency?: string
  description: string
  redirectUrl: string
  webhookUrl: string | null
  /** What it is paid with; null until the payer chose. */
  method: string | null
  metadata: unknown
  createdAt: Date
  /** When the payer chose on the hosted page what to pay with; left out: not there. */
  chosenAt?: Date
  /** When it came to the state it has. */
  endedAt: Date | null
  refunds: HeldRefund[]
  chargebacks: HeldChargeback[]
}

/** A way to pay that is switched on. Integer cents. */
export interface HeldMethod {
  id: string
  description: string
  minCents?: number
  /** Null where there is no limit. */
  maxCents?: number | null
  /** The banks that it can be paid at, by their names. */
  issuers?: string[]
}

/** From memory: ideal, bancontact and cards have these limits. */
export const USUAL_METHODS: HeldMethod[] = [
  { id: 'ideal', description: 'iDEAL', minCents: 1, maxCents: 5_000_000 },
  { id: 'bancontact', description: 'Bancontact', minCents: 2, maxCents: null },
  { id: 'creditcard', description: 'Kaart', minCents: 1, maxCents: 1_000_000 },
]

/** From memory: a refund that failed or was withdrawn gives its sum free again. */
export function refundedCents({ refunds }: HeldPayment): number {
  const made = refunds.filter(({ status }) => status !== 'failed' && status !== 'canceled')
  return made.reduce((sum, { cents }) => sum + cents, 0)
}

/** From memory: a chargeback that the bank undid counts no more. */
export function chargedBackCents({ chargebacks }: HeldPayment): number {
  const standing = chargebacks.filter(({ reversedAt }) => reversedAt === null)
  return standing.reduce((sum, { cents }) => sum + cents, 0)
}

/** What can still be refunded; nothing of what was not paid. */
export function remainingCents(payment: HeldPayment): number {
  if (payment.status !== 'paid') return 0
  return payment.cents - refundedCents(payment) - chargedBackCents(payment)
}

/** An id as Mollie makes them, such as `tr_5B8cwPMGnU`. */
export function newId(prefix: 'tr' | 're' | 'chb'): string {
  return `${prefix}_${randomBytes(9).toString('base64').replace(/\W/g, 'x')}`
}

/** Newest first, as Mollie lists. */
export function newestFirst<T extends { createdAt: Date }>(held: readonly T[]): T[] {
  // What came at the same moment: the later one is the newer one.
  return held.toReversed().toSorted((a, b) => b.createdAt.getTime() - a.createdAt.getTime())
}
