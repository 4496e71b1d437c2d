import { Injectable } from '@nestjs/common'
import { Pool, type PoolClient } from 'pg'
import { Notifier } from '../database/notifier.ts'
import { inTransaction } from '../database/open-database.ts'
import { Clock } from '../environment/clock.ts'
import type { PaymentMethod } from '../folios/folio-entry.ts'
import { addEntry, hasEntry, lockFolio } from '../folios/folios.ts'
import { addEvent } from '../subjects/events.ts'
import { tellOutbox } from '../subjects/outbox.ts'
import { PaymentOwners } from './payment-owner.ts'
import type { RefundByHand } from './refund-by-hand.ts'
import { byHandCents, refundStanding } from './refund-standing.ts'

/** What staff note: what they paid back, how, who, and the press that says so. */
export interface NotedRefund extends RefundByHand {
  method: PaymentMethod
  by: string
  /** The name of the press: asked twice, noted once. */
  requestId: string
}

/** Money that staff have paid back themselves. */
@Injectable()
export class RefundsByHand {
  constructor(
    private readonly pool: Pool,
    private readonly owners: PaymentOwners,
    private readonly clock: Clock,
    private readonly notifier: Notifier,
  ) {}

  /**
   * Notes exactly what was shown, all of it or nothing: by its sum alone, another refund of the
   * same sum, refused since, would be noted though nobody paid it. The same press again changes
   * nothing. The outbox row has the workflow tell the guest.
   *
   * @returns false when that is not what is to be paid back by hand (any more)
   */
  async note(folioId: string, refund: NotedRefund): Promise<boolean> {
    const { rows } = await this.pool.query<{ kind: string }>(
      'SELECT kind FROM folios WHERE id = $1',
      [folioId],
    )
    if (!rows[0]) return false
    const subject = { kind: rows[0].kind, id: folioId }
    const outcome = await inTransaction(this.pool, async (client) => {
      await lockFolio(client, folioId)
      const key = `refunded-by-hand-${folioId}-${refund.requestId}`
      if (await hasEntry(client, key)) return 'noted-before'
      if (!(await isOwed(client, folioId, refund))) return 'other'
      const { cents, method, by, refundIds } = refund
      const at = new Date(this.clock.now())
      await client.query(
        `UPDATE refunds SET state = 'by-hand', updated_at = $2 WHERE id = ANY ($1::uuid[])`,
        [refundIds, at],
      )
      await addEntry(client, {
        folioId,
        kind: 'refunded',
        method,
        cents,
        at,
        by,
        key,
      })
      await addEvent(client, subject, {
        kind: 'refunded',
        at,
        by,
        data: { cents, method, reason: 'by-hand' },
      })
      await tellOutbox(client, subject, 'payment-changed')
      return 'noted'
    })
    if (outcome === 'noted') {
      const { noun } = this.owners.of(subject.kind)
      this.notifier.say('outbox')
      this.notifier.say('changed', JSON.stringify({ noun, id: folioId }))
    }
    return outcome !== 'other'
  }
}

/** Refunds that the provider refused, and no more beside them than came another way. */
async function isOwed(
  client: PoolClient,
  folioId: string,
  { cents, refundIds }: NotedRefund,
): Promise<boolean> {
  const standing = await refundStanding(client, folioId)
  if (refundIds.some((id) => !standing.refusedIds.includes(id))) return false
  const { rows } = await client.query<{ cents: number }>(
    'SELECT coalesce(sum(cents), 0)::int AS cents FROM refunds WHERE id = ANY ($1::uuid[])',
    [refundIds],
  )
  const beside = cents - rows[0]!.cents
  return beside >= 0 && beside <= byHandCents(standing) - standing.refusedCents
}
