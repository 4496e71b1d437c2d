import type { QueryResultRow } from 'pg'
import type { SandboxPayment } from './sandbox-payment.ts'

/** What the shop paid back of a payment `p`, cents; and what its payer's bank took. */
export const REFUNDED = `(SELECT coalesce(sum(r.amount_cents), 0)::int FROM sandbox.refunds r WHERE r.payment_id = p.id)`
export const CHARGED_BACK = `(SELECT coalesce(sum(c.amount_cents), 0)::int FROM sandbox.chargebacks c WHERE c.payment_id = p.id)`

/** What is read of a payment `p`. */
export const COLUMNS = `p.id, p.status, p.amount_cents, p.description, p.redirect_url, p.webhook_url, p.method, p.metadata, p.created_at, p.expires_at, p.ended_at,
  ${REFUNDED} AS refunded_cents, ${CHARGED_BACK} AS charged_back_cents`

/** @param row of the `COLUMNS` */
export function paymentOf(row: QueryResultRow): SandboxPayment {
  return {
    id: row.id,
    status: row.status,
    amountCents: row.amount_cents,
    refundedCents: row.refunded_cents,
    chargedBackCents: row.charged_back_cents,
    description: row.description,
    redirectUrl: row.redirect_url,
    webhookUrl: row.webhook_url,
    method: row.method,
    metadata: row.metadata,
    createdAt: row.created_at,
    expiresAt: row.expires_at,
    endedAt: row.ended_at,
  }
}
