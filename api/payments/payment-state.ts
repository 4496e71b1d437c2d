import { z } from 'zod'

/** Mollie's states, and `created`: not yet opened at the provider. */
export const paymentStateShape = z.enum([
  'created',
  'open',
  'pending',
  'authorized',
  'paid',
  'failed',
  'canceled',
  'expired',
])
export type PaymentState = z.infer<typeof paymentStateShape>

/**
 * How far a payment has come. Money received outranks every other ending, so a `paid` that comes
 * after `expired` still counts.
 */
const PROGRESS: Record<PaymentState, number> = {
  created: 0,
  open: 1,
  pending: 2,
  authorized: 3,
  failed: 4,
  canceled: 4,
  expired: 4,
  paid: 5,
}

/**
 * True when `to` is news: a stale or repeated event of the provider never takes a payment back
 * (field notes, iDEAL).
 */
export function movesForward(from: PaymentState, to: PaymentState): boolean {
  return PROGRESS[to] > PROGRESS[from]
}

/** True while the provider may still come with something new. */
export function isUnderWay(state: PaymentState): boolean {
  return PROGRESS[state] > PROGRESS.created && PROGRESS[state] < PROGRESS.failed
}

/** The states in which the guest cannot pay this attempt any more and may start another. */
export function isLost(state: PaymentState): boolean {
  return PROGRESS[state] === PROGRESS.failed
}
