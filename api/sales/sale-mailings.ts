import { Injectable } from '@nestjs/common'
import { Pool, type PoolClient } from 'pg'
import { Notifier } from '../database/notifier.ts'
import { inTransaction } from '../database/open-database.ts'
import { Clock } from '../environment/clock.ts'
import { type Answer, plainError } from '../errors/refused.ts'
import type { StaffMember } from '../requests/staff-sessions.ts'
import { tellOutbox } from '../subjects/outbox.ts'
import { NO_RECEIPT } from './sale-shape.ts'
import { saleSubject } from './sale-subject.ts'

/** Has receipts mailed: the workflow of the sale writes and sends what is noted here. */
@Injectable()
export class SaleMailings {
  constructor(
    private readonly pool: Pool,
    private readonly clock: Clock,
    private readonly notifier: Notifier,
  ) {}

  /**
   * Notes the address that was typed at the desk, in place of the one before; null: no mail. It is
   * carried out with 'Ja'.
   */
  async note(client: PoolClient, saleId: string, email: string | null, by: string): Promise<void> {
    if (email === null) await client.query('DELETE FROM sale_mailings WHERE id = $1', [saleId])
    else
      await client.query(
        `INSERT INTO sale_mailings (id, sale_id, email, by, asked_at) VALUES ($1, $1, $2, $3, $4)
         ON CONFLICT (id) DO UPDATE SET email = excluded.email, by = excluded.by, asked_at = excluded.asked_at`,
        [saleId, email, by, new Date(this.clock.now())],
      )
    // 'Ja' is said to the address that the screen shows.
    await client.query('UPDATE sales SET version = version + 1 WHERE id = $1', [saleId])
  }

  /**
   * Has the receipt of a sale that was made mailed. One press is one mail, however often it is sent.
   *
   * @returns refused where the sale was not made
   */
  async ask(
    saleId: string,
    { requestId, email }: { requestId: string; email: string },
    { name: by }: StaffMember,
  ): Promise<Answer<null>> {
    const isAsked = await inTransaction(this.pool, async (client) => {
      const { rowCount } = await client.query(`SELECT FROM sales WHERE id = $1 AND step = 'done'`, [
        saleId,
      ])
      if (rowCount === 0) return false
      await client.query(
        `INSERT INTO sale_mailings (id, sale_id, email, by, asked_at) VALUES ($1, $2, $3, $4, $5)
         ON CONFLICT (id) DO NOTHING`,
        [requestId, saleId, email, by, new Date(this.clock.now())],
      )
      await tellOutbox(client, saleSubject(saleId), 'receipt-mailing')
      return true
    })
    if (!isAsked) return { ok: false, error: plainError('not-found', NO_RECEIPT) }
    this.notifier.say('outbox')
    this.notifier.say('changed', JSON.stringify({ noun: 'mails', id: null }))
    return { ok: true, value: null }
  }
}
