import { randomUUID } from 'node:crypto'
import type { PoolClient } from 'pg'
import type { PaymentMethod } from '../folios/folio-entry.ts'
import { addEntry } from '../folios/folios.ts'
import { addEvent } from '../subjects/events.ts'
import type { ProviderChargeback, ProviderRefund } from './provider-answers.ts'
import { refundStanding } from './refund-standing.ts'

/** A payment of which money goes back, and the instant at which the house learns of it. */
export interface PaidBack {
  paymentId: string
  folioId: string
  kind: string
  method: PaymentMethod
  at: Date
}

interface KnownRefund {
  id: string
  providerId: string | null
  cents: number
  state: 'due' | 'made' | 'refused' | 'by-hand' | 'failed'
  /** The member of staff who decided it, or 'provider'; null: it was due by itself. */
  by: string | null
}

/**
 * Enters the refunds of a payment that the provider names: ours are known by the id that they were
 * sent with, whatever became of the answer; those made at the provider by the provider's id. Each is
 * entered once as made, and once as failed where its money did not get there. Both are final, so
 * answers may come in any order, and any number of times. In a transaction that has locked the folio.
 *
 * @returns whether any of it was news
 */
export async function enterRefunds(
  client: PoolClient,
  payment: PaidBack,
  refunds: readonly ProviderRefund[],
): Promise<boolean> {
  if (refunds.length === 0) return false
  const { rows: known } = await client.query<KnownRefund>(
    'SELECT id, provider_id AS "providerId", cents, state, by FROM refunds WHERE payment_id = $1',
    [payment.paymentId],
  )
  const isNamed = ({ providerId, state }: KnownRefund) => providerId !== null && state === 'made'
  let unnamedCents = (await enteredCents(client, payment)).refunded - sum(known.filter(isNamed))
  let isNews = false
  // Those that stand are first: what failed is counted only where it was entered as one of them.
  for (const refund of refunds.toSorted((a, b) => Number(a.isLost) - Number(b.isLost))) {
    let ours =
      known.find(({ providerId }) => providerId === refund.id) ??
      known.find(({ id, providerId }) => providerId === null && id === refund.refundId)
    if (!ours) {
      const isEntered = refund.cents <= unnamedCents
      if (isEntered) unnamedCents -= refund.cents
      ours = await addUnknown(client, payment, refund, isEntered)
    }
    if (ours.state === 'failed' || (ours.state === 'made' && !refund.isLost)) continue
    isNews = true
    if (ours.state !== 'made') await enterMade(client, payment, ours, refund)
    if (refund.isLost) await enterFailed(client, payment, ours, refund)
  }
  return isNews
}

/**
 * Enters the chargebacks of a payment that the provider names, each once, and once that the bank gave
 * the money back. In a transaction that has locked the folio.
 *
 * @returns whether any of it was news, and what came in again, integer cents
 */
export async function enterChargebacks(
  client: PoolClient,
  payment: PaidBack,
  chargebacks: readonly ProviderChargeback[],
): Promise<{ isNews: boolean; cameCents: number }> {
  if (chargebacks.length === 0) return { isNews: false, cameCents: 0 }
  const { paymentId, folioId, kind, method, at } = payment
  const { rows: known } = await client.query<{ id: string; cents: number; isReversed: boolean }>(
    'SELECT provider_id AS id, cents, reversed_at IS NOT NULL AS "isReversed" FROM chargebacks WHERE payment_id = $1',
    [paymentId],
  )
  const standing = known.filter(({ isReversed }) => !isReversed)
  let unnamedCents = (await enteredCents(client, payment)).chargedBack - sum(standing)
  let cameCents = 0
  let isNews = false
  for (const { id, cents, isReversed } of chargebacks) {
    const ours = known.find((one) => one.id === id)
    if (ours && (ours.isReversed || !isReversed)) continue
    const isEntered = ours !== undefined || cents <= unnamedCents
    if (!ours) {
      if (isEntered) unnamedCents -= cents
      await client.query(
        'INSERT INTO chargebacks (provider_id, payment_id, cents, entered_at) VALUES ($1, $2, $3, $4)',
        [id, paymentId, cents, at],
      )
    }
    if (!isEntered && !isReversed) {
      const entry = { folioId, kind: 'refunded', method, cents, at, by: 'provider' } as const
      await addEntry(client, { ...entry, paymentId, note: 'chargeback' })
      const data = { cents, method, reason: 'chargeback' }
      await addEvent(
        client,
        { kind, id: folioId },
        { kind: 'charged-back', at, by: 'provider', data },
      )
      isNews = true
    }
    if (!isReversed) continue
    await client.query('UPDATE chargebacks SET reversed_at = $2 WHERE provider_id = $1', [id, at])
    // One that came and went between two looks moved nothing here.
    if (!isEntered) continue
    const entry = { folioId, kind: 'received', method, cents: -cents, at, by: 'provider' } as const
    await addEntry(client, { ...entry, paymentId, note: 'chargeback-reversed' })
    cameCents += cents
    isNews = true
  }
  return { isNews, cameCents }
}

const sum = (rows: readonly { cents: number }[]) => rows.reduce((all, { cents }) => all + cents, 0)

/**
 * What the entries of the folio say went back of a payment. More than the rows with the provider's ids
 * come to was entered before refunds had names (migration 0088): the provider has ids for it.
 */
async function enteredCents(
  client: PoolClient,
  { folioId, paymentId }: PaidBack,
): Promise<{ refunded: number; chargedBack: number }> {
  const { rows } = await client.query<{ refunded: number; chargedBack: number }>(
    `SELECT coalesce(sum(cents) FILTER (WHERE kind = 'refunded' AND note <> 'chargeback'), 0)::int AS refunded,
       coalesce(sum(cents) FILTER (WHERE note IN ('chargeback', 'chargeback-reversed')), 0)::int AS "chargedBack"
     FROM folio_entries WHERE folio_id = $1 AND payment_id = $2`,
    [folioId, paymentId],
  )
  return rows[0]!
}

/** A refund that the house did not ask for, or does not remember. One that failed unseen moved nothing. */
async function addUnknown(
  client: PoolClient,
  { paymentId, at }: PaidBack,
  { id: providerId, cents, isLost }: ProviderRefund,
  isEntered: boolean,
): Promise<KnownRefund> {
  const state = isEntered ? 'made' : isLost ? 'failed' : 'due'
  const row = { id: randomUUID(), providerId, cents, state, by: 'provider' } as const
  await client.query(
    `INSERT INTO refunds (id, payment_id, provider_id, cents, state, by, created_at, updated_at, asked_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $7, $7)`,
    [row.id, paymentId, providerId, cents, state, row.by, at],
  )
  return row
}

async function enterMade(
  client: PoolClient,
  { paymentId, folioId, kind, method, at }: PaidBack,
  { id, providerId, by: decidedBy }: KnownRefund,
  { id: provider, refundId, cents }: ProviderRefund,
): Promise<void> {
  await client.query(
    `UPDATE refunds SET state = 'made', provider_id = $2, cents = $3, updated_at = $4 WHERE id = $1`,
    [id, provider, cents, at],
  )
  const by = decidedBy ?? 'provider'
  // One of ours that a restored house does not remember was not made at the provider either.
  const note = providerId === null || refundId !== null ? '' : 'at-provider'
  const entry = { folioId, kind: 'refunded', method, cents, at, by, note } as const
  await addEntry(client, { ...entry, paymentId, key: `refund-${id}` })
  const data = { cents, method, ...(note ? { reason: note } : {}) }
  await addEvent(client, { kind, id: folioId }, { kind: 'refunded', at, by, data })
}

/**
 * The money of a refund did not get there, as where the payer's account is closed, or the refund was
 * canceled. What of it is owed is for staff, as what the provider refuses is: to ask again, or to pay
 * by hand.
 */
async function enterFailed(
  client: PoolClient,
  { paymentId, folioId, kind, method, at }: PaidBack,
  { id, by: decidedBy }: KnownRefund,
  { cents }: ProviderRefund,
): Promise<void> {
  await client.query(`UPDATE refunds SET state = 'failed', updated_at = $2 WHERE id = $1`, [id, at])
  const entry = { folioId, kind: 'refunded', method, cents: -cents, at, by: 'provider' } as const
  await addEntry(client, { ...entry, paymentId, note: 'refund-failed', key: `refund-failed-${id}` })
  const { owedCents, dueCents, refusedCents } = await refundStanding(client, folioId)
  const owed = Math.max(0, Math.min(cents, owedCents - dueCents - refusedCents))
  if (owed > 0)
    await client.query(
      `INSERT INTO refunds (id, payment_id, cents, state, by, created_at, updated_at) VALUES (gen_random_uuid(), $1, $2, 'refused', $3, $4, $4)`,
      [paymentId, owed, decidedBy, at],
    )
  const data = owed > 0 ? { cents: owed, reason: 'still-here' } : { cents, reason: 'not-owed' }
  await addEvent(
    client,
    { kind, id: folioId },
    { kind: 'refund-failed', at, by: 'provider', data: { ...data, method } },
  )
}
