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
  const { rows } = await client.query<KnownRefund>(
    'SELECT id, provider_id AS "providerId", cents, state, by FROM refunds WHERE payment_id = $1',
    [payment.paymentId],
  )
  const isNamed = ({ providerId, state }: KnownRefund) => providerId !== null && state === 'made'
  const isOld = ({ providerId, state }: KnownRefund) => providerId === null && state === 'made'
  const cover = coverOf(
    (await enteredBack(client, payment)).refundedCents - sum(rows.filter(isNamed)),
  )
  let isNews = false
  for (const refund of standingFirst(refunds, ({ isLost }) => isLost)) {
    const { id: providerId, isLost, refundId, cents } = refund
    const known =
      rows.find((row) => row.providerId === providerId) ??
      rows.find((row) => row.providerId === null && row.id === refundId)
    if (known?.state === 'failed') continue
    const knownCents = known?.state === 'made' ? known.cents : 0
    const entered = known ? knownCents : cover(cents)
    // Only a row whose money was entered whole may be that of an old refund: its entry has its key.
    const isWhole = !known && entered === cents
    const old = isWhole ? rows.find((row) => isOld(row) && row.cents === cents) : undefined
    // A refund made at the provider that failed before the house saw it moved no money here.
    const made = known || !isLost ? Math.max(0, cents - entered) : 0
    const lost = isLost ? entered + made : 0
    if (known?.state === 'made' && known.providerId === providerId && made + lost === 0) continue
    const row: KnownRefund = known ??
      old ?? { id: randomUUID(), providerId, cents, state: 'made', by: 'provider' }
    if (!known && !old) rows.push(row)
    await saveRefund(client, payment, row, refund)
    if (made > 0) {
      const note = known || refundId !== null ? '' : 'at-provider'
      await enterMade(client, payment, { ...row, note, cents: made })
    }
    if (lost > 0) await enterFailed(client, payment, row, lost)
    isNews ||= made + lost > 0
    Object.assign(row, { providerId, cents, state: isLost ? 'failed' : 'made' })
  }
  return isNews
}

/**
 * A refund has the provider's id from now on. New is one that the house did not ask for or does not
 * remember. It changed with its state: that is when its payer is written to.
 */
async function saveRefund(
  client: PoolClient,
  { paymentId, at }: PaidBack,
  { id, by }: Pick<KnownRefund, 'id' | 'by'>,
  { id: providerId, cents, isLost }: ProviderRefund,
): Promise<void> {
  await client.query(
    `INSERT INTO refunds AS known (id, payment_id, provider_id, cents, state, by, created_at, updated_at, asked_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $7, $7)
     ON CONFLICT (id) DO UPDATE SET provider_id = $3, cents = $4, state = $5,
       updated_at = CASE WHEN known.state = $5 THEN known.updated_at ELSE $7 END`,
    [id, paymentId, providerId, cents, isLost ? 'failed' : 'made', by, at],
  )
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
  const { rows } = await client.query<{ id: string; cents: number; isReversed: boolean }>(
    'SELECT provider_id AS id, cents, reversed_at IS NOT NULL AS "isReversed" FROM chargebacks WHERE payment_id = $1',
    [paymentId],
  )
  const standing = rows.filter(({ isReversed }) => !isReversed)
  const cover = coverOf((await enteredBack(client, payment)).chargedBackCents - sum(standing))
  const by = 'provider'
  let takenCents = 0
  let cameCents = 0
  for (const back of standingFirst(chargebacks, ({ isReversed }) => isReversed)) {
    const { id, cents, isReversed } = back
    const known = rows.find((one) => one.id === id)
    if (known?.isReversed) continue
    const entered = known ? cents : cover(cents)
    await client.query(
      `INSERT INTO chargebacks (provider_id, payment_id, cents, entered_at, reversed_at) VALUES ($1, $2, $3, $4, $5)
       ON CONFLICT (provider_id) DO UPDATE SET reversed_at = $5`,
      [id, paymentId, cents, at, isReversed ? at : null],
    )
    // One that came and went between two looks moved nothing here.
    if (isReversed) cameCents += entered
    else takenCents += cents - entered
  }
  if (takenCents > 0) {
    const entry = { folioId, kind: 'refunded', method, cents: takenCents, at, by } as const
    await addEntry(client, { ...entry, paymentId, note: 'chargeback' })
    const data = { cents: takenCents, method, reason: 'chargeback' }
    await addEvent(client, { kind, id: folioId }, { kind: 'charged-back', at, by, data })
  }
  if (cameCents > 0) {
    const entry = { folioId, kind: 'received', method, cents: -cameCents, at, by } as const
    await addEntry(client, { ...entry, paymentId, note: 'chargeback-reversed' })
  }
  return { isNews: takenCents > 0 || cameCents > 0, cameCents }
}

/**
 * Money that was entered before the provider's ids were stored (migration 0088) has no id here. It
 * covers what the provider names now: first what stands, then what failed or was given back since.
 */
function coverOf(unnamedCents: number): (cents: number) => number {
  let left = unnamedCents
  return (cents) => {
    const covered = Math.max(0, Math.min(cents, left))
    left -= covered
    return covered
  }
}

const standingFirst = <Back>(backs: readonly Back[], isGone: (back: Back) => boolean) =>
  backs.toSorted((one, other) => Number(isGone(one)) - Number(isGone(other)))

const sum = (rows: readonly { cents: number }[]) => rows.reduce((all, { cents }) => all + cents, 0)

/**
 * What the entries `e` of a payment say went back of it, as SQL: by refunds that did not fail, and to
 * the payer's bank, which has not given it back.
 */
export const ENTERED_BACK = `coalesce(sum(e.cents) FILTER (WHERE e.kind = 'refunded' AND e.note <> 'chargeback'), 0)::int AS "refundedCents",
    coalesce(sum(e.cents) FILTER (WHERE e.note IN ('chargeback', 'chargeback-reversed')), 0)::int AS "chargedBackCents"`

/** More than the rows with the provider's ids come to was entered before those were stored. */
async function enteredBack(client: PoolClient, { folioId, paymentId }: PaidBack) {
  const { rows } = await client.query<{ refundedCents: number; chargedBackCents: number }>(
    `SELECT ${ENTERED_BACK} FROM folio_entries e WHERE e.folio_id = $1 AND e.payment_id = $2`,
    [folioId, paymentId],
  )
  return rows[0]!
}

async function enterMade(
  client: PoolClient,
  { paymentId, folioId, kind, method, at }: PaidBack,
  { id, by: decidedBy, note, cents }: Pick<KnownRefund, 'id' | 'by' | 'cents'> & { note: string },
): Promise<void> {
  const by = decidedBy ?? 'provider'
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
  { id, by: decidedBy }: Pick<KnownRefund, 'id' | 'by'>,
  cents: number,
): Promise<void> {
  const by = 'provider'
  const entry = { folioId, kind: 'refunded', method, cents: -cents, at, by } as const
  await addEntry(client, { ...entry, paymentId, note: 'refund-failed', key: `refund-failed-${id}` })
  const { owedCents, dueCents, refusedCents } = await refundStanding(client, folioId)
  const owed = Math.max(0, Math.min(cents, owedCents - dueCents - refusedCents))
  if (owed > 0)
    await client.query(
      `INSERT INTO refunds (id, payment_id, cents, state, by, created_at, updated_at) VALUES (gen_random_uuid(), $1, $2, 'refused', $3, $4, $4)`,
      [paymentId, owed, decidedBy, at],
    )
  const data = owed > 0 ? { cents: owed, reason: 'still-here' } : { cents, reason: 'not-owed' }
  const event = { kind: 'refund-failed', at, by, data: { ...data, method } }
  await addEvent(client, { kind, id: folioId }, event)
}
