import type { Pool, PoolClient } from 'pg'
import { sessionHold } from '../../rules/bookings/session-hold.ts'
import type { Environment } from '../environment/environment.ts'
import type { PaymentMethod } from '../folios/folio-entry.ts'
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

/** A payment: an attempt to pay what is open on a folio, and what came of it. */
export interface Payment {
  id: string
  folioId: string
  /** The kind of its folio, and its number. */
  kind: string
  number: string
  state: PaymentState
  /** What it is to bring, integer cents. */
  amountCents: number
  /** What the payer chose to pay with, by the provider's name; null: its page asks. */
  askedMethod: string | null
  /** What it was paid with; null until then. */
  method: PaymentMethod | null
  /** Null as long as it was not opened at the provider. */
  providerId: string | null
  /** Where the guest pays. */
  checkoutUrl: string | null
  /** The request that may have reached the provider already; null where none was sent. */
  sent: string | null
  createdAt: Date
  updatedAt: Date
  /** Until when its session keeps what it pays for; null where the house's own hold outlives it. */
  keepsUntil: Date | null
}

/**
 * Until when the session of a payment keeps what it pays for.
 *
 * @param expiresAt when the provider ends it; null where it does not say
 * @returns null where the house's own hold outlives it
 */
export function keepsUntilOf(
  { createdAt }: Pick<Payment, 'createdAt'>,
  expiresAt: Date | null,
  { paymentSessionMinutes }: Pick<Environment, 'paymentSessionMinutes'>,
): Date | null {
  if (expiresAt === null) return null
  const until = sessionHold(createdAt.getTime(), expiresAt.getTime(), paymentSessionMinutes)
  return until === null ? null : new Date(until)
}

/** One that was opened at the provider. */
export interface OpenedPayment extends Payment {
  providerId: string
}

/** The columns of a `Payment`, as SQL, of a payment `p` and its folio `f`. */
export const PAYMENT = `p.id, p.folio_id AS "folioId", f.kind, f.number, p.state, p.amount_cents AS "amountCents", p.asked_method AS "askedMethod",
  p.method, p.provider_id AS "providerId", p.checkout_url AS "checkoutUrl", p.sent, p.created_at AS "createdAt", p.updated_at AS "updatedAt", p.keeps_until AS "keepsUntil"`

/** The payment with an id, one of the provider's, or the newest one of a folio; null: there is none. */
export async function loadPayment(
  on: Pool | PoolClient,
  which: 'id' | 'provider_id' | 'folio_id',
  value: string,
): Promise<Payment | null> {
  const { rows } = await on.query<Payment>(
    `SELECT ${PAYMENT} FROM payments p JOIN folios f ON f.id = p.folio_id WHERE p.${which} = $1 ORDER BY p.created_at DESC, p.id LIMIT 1`,
    [value],
  )
  return rows[0] ?? null
}
