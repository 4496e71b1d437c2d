import type { PoolClient } from 'pg'
import type { PaymentMethod } from '../folios/folio-entry.ts'
import { addEntry } from '../folios/folios.ts'
import { addEvent } from '../subjects/events.ts'
import type { ProviderPayment } from './provider-answers.ts'

interface Payment {
  paymentId: string
  folio_id: string
  kind: string
}

/**
 * Enters what the provider says went back of a payment and the folio does not know yet: refunds
 * that were asked for here and whose answer was lost, refunds that staff made at the provider, and
 * what the payer's bank took back. Answers may come out of order, so here what went back only grows
 * (`note-reversal.ts` and `note-failed-refunds.ts` know when it shrank). In a transaction that has
 * locked the folio.
 *
 * @returns whether there was any
 */
export async function noteWentBack(
  client: PoolClient,
  payment: Payment,
  seen: ProviderPayment,
  at: Date,
): Promise<boolean> {
  const { rows } = await client.query<{
    refunded: number
    charged_back: number
    method: PaymentMethod | null
  }>(
    `SELECT greatest(0, $2 - refunded_cents - refund_failed_cents) AS refunded, greatest(0, $3 - charged_back_cents) AS charged_back, method FROM payments WHERE id = $1`,
    [payment.paymentId, seen.refundedCents + seen.failedRefundCents, seen.chargedBackCents],
  )
  const { refunded, charged_back: chargedBack, method } = rows[0]!
  if (refunded === 0 && chargedBack === 0) return false
  await client.query(
    'UPDATE payments SET refunded_cents = refunded_cents + $2, charged_back_cents = charged_back_cents + $3, updated_at = $4 WHERE id = $1',
    [payment.paymentId, refunded, chargedBack, at],
  )
  const left = await settleRefunds(client, payment, refunded, method ?? seen.method, at)
  const others = [
    { cents: left, note: 'at-provider', event: 'refunded' },
    { cents: chargedBack, note: 'chargeback', event: 'charged-back' },
  ]
  for (const { cents, note, event } of others) {
    if (cents === 0) continue
    await wentBack(client, payment, { cents, method: method ?? seen.method, note, event, at })
  }
  return true
}

/**
 * The refunds of ours that went back with it are made: the one that the provider was asked for and
 * gave no answer to first, then the oldest. Answers what is left of the sum: that was paid back
 * without us.
 */
async function settleRefunds(
  client: PoolClient,
  payment: Payment,
  refunded: number,
  method: PaymentMethod,
  at: Date,
): Promise<number> {
  const { rows } = await client.query<{ id: string; cents: number; by: string | null }>(
    `SELECT id, cents, by FROM refunds WHERE payment_id = $1 AND state IN ('due', 'refused') ORDER BY unanswered_since, created_at, id`,
    [payment.paymentId],
  )
  let left = refunded
  for (const { id, cents, by } of rows) {
    if (cents > left) continue
    left -= cents
    await client.query(
      `UPDATE refunds SET state = 'made', unanswered_since = NULL, updated_at = $2 WHERE id = $1`,
      [id, at],
    )
    await wentBack(client, payment, {
      cents,
      method,
      by,
      event: 'refunded',
      at,
      key: `refund-${id}`,
    })
  }
  return left
}

/** Money that went back is an entry of the folio and a step of the timeline. */
export async function wentBack(
  client: PoolClient,
  payment: Payment,
  {
    event,
    by = 'provider',
    ...entry
  }: {
    cents: number
    method: PaymentMethod
    at: Date
    event: string
    by?: string | null
    note?: string
    key?: string
  },
): Promise<void> {
  const { paymentId, folio_id: folioId, kind } = payment
  const { cents, method, at, note } = entry
  await addEntry(client, { folioId, kind: 'refunded', paymentId, by, ...entry })
  await addEvent(
    client,
    { kind, id: folioId },
    {
      kind: event,
      at,
      by,
      data: { cents, method, ...(note ? { reason: note } : {}) },
    },
  )
}
