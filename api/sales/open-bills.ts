import { Injectable } from '@nestjs/common'
import { Pool } from 'pg'
import { statesThatAllow } from '../../rules/bookings/booking-life.ts'
import { orderStatesThatAllow } from '../../rules/breakfast/breakfast-order-life.ts'
import { wordsAnywhere } from '../lists/search-words.ts'
import type { OpenBillView } from './sale-shape.ts'

/** More than these nobody reads through while a guest waits. */
const MOST_BILLS = 12

/** Bills with something to pay that staff may receive money for. */
const OPEN = `SELECT b.folio_id AS "folioId", 'booking' AS kind, b.number, b.name AS guest, lower(b.stay) AS day, s.balance_cents AS "balanceCents"
  FROM folio_balances s JOIN bookings b USING (folio_id) WHERE s.balance_cents > 0 AND b.state = ANY ($1) AND (IT)
  UNION ALL
  SELECT b.folio_id, 'breakfast-order', b.number, b.name, b.delivery_day, s.balance_cents
  FROM folio_balances s JOIN breakfast_orders b USING (folio_id) WHERE s.balance_cents > 0 AND b.state = ANY ($2) AND (IT)`

/** What guests have still to pay, for who has them at the desk. */
@Injectable()
export class OpenBills {
  constructor(private readonly pool: Pool) {}

  /** By number or name; those whose day is nearest to `today` first. */
  async find(words: string, today: string): Promise<OpenBillView[]> {
    return this.read(
      `b.number ILIKE $3 OR b.name ILIKE $3`,
      [wordsAnywhere(words.trim()), today],
      `ORDER BY abs(day - $4::date), number LIMIT ${MOST_BILLS}`,
    )
  }

  async of(folioIds: readonly string[]): Promise<OpenBillView[]> {
    return folioIds.length === 0 ? [] : this.read('b.folio_id = ANY ($3::uuid[])', [folioIds], '')
  }

  private async read(which: string, values: unknown[], order: string): Promise<OpenBillView[]> {
    const { rows } = await this.pool.query<OpenBillView>(
      `SELECT "folioId", kind, number, guest, day::text, "balanceCents" FROM (${OPEN.replaceAll('IT', which)}) bill ${order}`,
      [statesThatAllow('mark-paid'), orderStatesThatAllow('mark-paid'), ...values],
    )
    return rows
  }
}
