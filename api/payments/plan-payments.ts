import { instantMs } from '../database/house-days.ts'
import type { PlannedStep } from '../subjects/subject-plan.ts'
import type { PaymentState } from './payment.ts'
import { type RefundStanding, refundStandingSql, undecidedCents } from './refund-standing.ts'

/** The steps of a workflow that are about the payments of its folio, each the name of its activity. */
export type PaymentStep = 'openPayment' | 'syncPayment' | 'refundLatePayment'

export interface PlannedPaymentStep extends PlannedStep {
  step: PaymentStep
}

/** What the plan of a subject with a folio depends on, as far as it is about its money. */
export interface PaidSubject {
  payments: PaymentRecord[]
  refundStanding: RefundStanding
  /** Of the refunds that are due. */
  refundWaits: RefundWait[]
}

/** Instants are ms since 1970 UTC. */
export interface PaymentRecord {
  state: PaymentState
  createdAt: number
  /** A webhook of it is stored and not yet dealt with. */
  webhookWaiting: boolean
}

/** From when on a due refund may be asked of the provider. Instants are ms since 1970 UTC. */
export interface RefundWait {
  decidedAt: number
  askedFrom: number
}

/**
 * A guest on the way to pay opens the payment: the workflow only opens what was not, so that the
 * page is there when the guest comes later.
 */
const OPENED_BY_GUEST_MS = 3_000

/**
 * What is still to be done about the payments of a folio. Nothing about one that is open and of which
 * no news came: `PaymentWatch` looks for that beside the workflows, whatever became of the order.
 *
 * @param isKept what is paid for is still kept for its payer: payments that nobody opened are opened
 */
export function planPayments(
  { payments, refundStanding, refundWaits }: PaidSubject,
  isKept: boolean,
  now: number,
): PlannedPaymentStep[] {
  const undecided = undecidedCents(refundStanding) > 0 ? [now] : []
  const goesBackAt = [...undecided, ...refundWaits.map((wait) => askedAt(wait, now))]
  const refund: PlannedPaymentStep[] =
    goesBackAt.length === 0
      ? []
      : [{ step: 'refundLatePayment', becomes: 'refunded', dueAt: Math.min(...goesBackAt) }]
  const others = payments.flatMap(({ webhookWaiting, state, createdAt }): PlannedPaymentStep[] => {
    if (webhookWaiting) return [{ step: 'syncPayment', dueAt: now }]
    if (state !== 'created' || !isKept) return []
    const dueAt = Math.min(createdAt, now) + OPENED_BY_GUEST_MS
    return [{ step: 'openPayment', becomes: 'payment-opened', dueAt }]
  })
  return [...refund, ...others]
}

/** When to ask the provider for a refund, `now` at the earliest. */
export function askedAt({ decidedAt, askedFrom }: RefundWait, now: number): number {
  // A clock that was moved back must not put it off.
  return decidedAt > now ? now : Math.max(askedFrom, now)
}

/** The `RefundWait` of a refund `r`, as SQL. */
export const REFUND_WAIT = `json_build_object('decidedAt', ${instantMs('r.created_at')}, 'askedFrom', ${instantMs('coalesce(r.asked_from, r.created_at)')})`

/**
 * The fields of a `PaidSubject`, and its refunds as `MailedRefund[]`, as SQL for the `json_build_object`
 * of the statement that reads the record of its subject.
 *
 * @param folioId the column or parameter that names the folio
 */
export const paidSubjectSql = (folioId: string) => `
  'payments', (SELECT coalesce(json_agg(json_build_object('state', p.state, 'createdAt', ${instantMs('p.created_at')},
      'webhookWaiting', EXISTS (SELECT FROM payment_webhooks w WHERE w.provider_id = p.provider_id AND w.processed_at IS NULL)) ORDER BY p.created_at, p.id), '[]')
    FROM payments p WHERE p.folio_id = ${folioId}),
  'refunds', (SELECT coalesce(json_agg(json_build_object('id', r.id, 'state', r.state, 'by', r.by, 'changedAt', ${instantMs('r.updated_at')}) ORDER BY r.created_at, r.id), '[]')
    FROM refunds r JOIN payments p ON p.id = r.payment_id WHERE p.folio_id = ${folioId}),
  'refundStanding', ${refundStandingSql(folioId)},
  'refundWaits', (SELECT coalesce(json_agg(${REFUND_WAIT}), '[]') FROM refunds r JOIN payments p ON p.id = r.payment_id
    WHERE p.folio_id = ${folioId} AND r.state = 'due')`
