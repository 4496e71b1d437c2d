import type { QueryResultRow } from 'pg'
import type { SandboxBack, SandboxPayment } from './sandbox-payment.ts'

/** What the shop paid back of a payment `p`, cents; and what its payer's bank took and has. */
export const REFUNDED = `(SELECT coalesce(sum(r.amount_cents), 0)::int FROM sandbox.refunds r WHERE r.payment_id = p.id)`
export const CHARGED_BACK = `(SELECT coalesce(sum(c.amount_cents), 0)::int FROM sandbox.chargebacks c WHERE c.payment_id = p.id AND c.reversed_at IS NULL)`

const backs = (table: string, more: string) =>
  `(SELECT coalesce(json_agg(json_build_object('id', b.id, 'paymentId', b.payment_id, 'amountCents', b.amount_cents,
      'createdAt', b.created_at, ${more}) ORDER BY b.created_at, b.id), '[]') FROM sandbox.${table} b WHERE b.payment_id = p.id)`

/** What is read of a payment `p`. */
export const COLUMNS = `p.id, p.status, p.amount_cents, p.description, p.redirect_url, p.webhook_url, p.method, p.metadata, p.created_at, p.expires_at, p.ended_at,
  ${backs('refunds', `'metadata', b.metadata`)} AS refunds, ${backs('chargebacks', `'reversedAt', b.reversed_at`)} AS chargebacks`

/** @param row of the `COLUMNS` */
export function paymentOf(row: QueryResultRow): SandboxPayment {
  const sum = (some: SandboxBack[]) => some.reduce((all, back) => all + back.amountCents, 0)
  return {
    id: row.id,
    status: row.status,
    amountCents: row.amount_cents,
    refunds: row.refunds,
    chargebacks: row.chargebacks,
    refundedCents: sum(row.refunds),
    chargedBackCents: sum(row.chargebacks.filter((back: SandboxBack) => !back.reversedAt)),
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
