import { Injectable } from '@nestjs/common'
import { Pool, type PoolClient } from 'pg'
import { Notifier } from '../database/notifier.ts'
import { inTransaction } from '../database/open-database.ts'
import { Outdated } from '../database/outdated.ts'
import { isDeadlock, triedAgain } from '../database/tried-again.ts'
import { Clock } from '../environment/clock.ts'
import type { PaymentMethod } from '../folios/folio-entry.ts'
import { addEntry, lockFolio } from '../folios/folios.ts'
import { addEvent } from '../subjects/events.ts'
import { decideRefunds } from './decide-refunds.ts'
import { enterChargebacks, enterRefunds } from './enter-went-back.ts'
import { PaymentOwners } from './payment-owner.ts'
import { isLost, movesForward, type PaymentState } from './payment-state.ts'
import type { ProviderPayment } from './provider-answers.ts'
import { paymentsMoved } from '../telemetry/metrics.ts'

interface Known {
  id: string
  folio_id: string
  kind: string
  state: PaymentState
  /** Null until it was paid. */
  method: PaymentMethod | null
  /** What it was to bring, integer cents. */
  amountCents: number
}

/**
 * Applies what the provider says of a payment, once, whatever the order and number of events that
 * led here: what came in and what went back become entries of the folio.
 */
@Injectable()
export class PaymentSettlement {
  constructor(
    private readonly pool: Pool,
    private readonly owners: PaymentOwners,
    private readonly clock: Clock,
    private readonly notifier: Notifier,
  ) {}

  /**
   * One transaction: the payment moves forward, and with it what is paid for. What is no news
   * changes nothing.
   */
  async settle(paymentId: string, seen: ProviderPayment): Promise<void> {
    const changed = await triedAgain(
      () => inTransaction(this.pool, (client) => this.settleIn(client, paymentId, seen)),
      isWorthAnotherTry,
    )
    if (changed?.moved) paymentsMoved.inc({ state: seen.state })
    if (changed) this.notifier.say('changed', JSON.stringify(changed.told))
  }

  /**
   * What screens read again when something changed, and whether the payment moved forward. The folio
   * is locked before all else.
   */
  private async settleIn(
    client: PoolClient,
    paymentId: string,
    seen: ProviderPayment,
  ): Promise<{ told: { noun: string; id: string }; moved: boolean } | null> {
    const { rows } = await client.query<{ folio_id: string }>(
      'SELECT folio_id FROM payments WHERE id = $1',
      [paymentId],
    )
    if (!rows[0]) return null
    const folioId = rows[0].folio_id
    await lockFolio(client, folioId)
    const known = await this.known(client, paymentId)
    const moved = await this.moveForward(client, known, seen)
    const at = new Date(this.clock.now())
    const { kind } = known
    const payment = { paymentId, folioId, kind, method: known.method ?? seen.method, at }
    const wentBack = await enterRefunds(client, payment, seen.refunds)
    const { isNews, cameCents } = await enterChargebacks(client, payment, seen.chargebacks)
    const came = { cents: cameCents, method: payment.method, at }
    if (cameCents > 0) await this.owners.of(kind).moneyCame(client, folioId, came)
    if (!moved && !wentBack && !isNews) return null
    await decideRefunds(client, folioId, { by: null, at })
    return { told: { noun: this.owners.of(known.kind).noun, id: folioId }, moved }
  }

  private async known(client: PoolClient, paymentId: string): Promise<Known> {
    const { rows } = await client.query<Known>(
      `SELECT p.id, p.folio_id, f.kind, p.state, p.method, p.amount_cents AS "amountCents" FROM payments p JOIN folios f ON f.id = p.folio_id WHERE p.id = $1`,
      [paymentId],
    )
    return rows[0]!
  }

  private async moveForward(
    client: PoolClient,
    known: Known,
    seen: ProviderPayment,
  ): Promise<boolean> {
    const { id, folio_id: folioId, kind, state } = known
    if (!movesForward(state, seen.state)) return false
    const at = new Date(this.clock.now())
    const cents = seen.state === 'paid' ? seen.amountCents : 0
    await client.query(
      `UPDATE payments SET state = $2, updated_at = $3, method = $4, received_cents = $5, paid_at = CASE WHEN $2 = 'paid' THEN $3::timestamptz END WHERE id = $1`,
      [id, seen.state, at, seen.method, cents],
    )
    if (seen.state === 'paid') {
      await addEntry(client, {
        folioId,
        kind: 'received',
        method: seen.method,
        cents: -cents,
        at,
        by: 'provider',
        paymentId: id,
        key: `received-${id}`,
      })
      await this.owners.of(kind).moneyCame(client, folioId, { cents, method: seen.method, at })
    } else if (isLost(seen.state))
      await addEvent(
        client,
        { kind, id: folioId },
        {
          kind: 'payment-failed',
          at,
          by: 'provider',
          data: { reason: seen.state, cents: known.amountCents },
        },
      )
    return true
  }
}

/**
 * Two transactions wanted the same room (23P01), waited for each other (40P01), or planned from
 * what was changed meanwhile: with fresh facts it may fit.
 */
function isWorthAnotherTry(error: unknown): boolean {
  const { code } = error as { code?: string }
  return error instanceof Outdated || code === '23P01' || isDeadlock(error)
}
