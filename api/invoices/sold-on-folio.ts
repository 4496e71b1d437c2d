import type { Pool, PoolClient } from 'pg'
import { formatDay, parseDay } from '../../rules/calendar/day.ts'
import type { Supply } from '../../rules/invoices/invoice-lines.ts'
import { orNotFound } from '../errors/refused.ts'
import { netLinesOf } from '../folios/folio-lines.ts'

export const UNKNOWN_FOLIO = 'Deze rekening bestaat niet.'

/** What a folio tells its invoice. */
export interface SoldOnFolio {
  /** What guest and staff know the order by. */
  orderNumber: string
  supply: Supply
  /** What came in less what went back, cents. */
  paidCents: number
}

/** What was sold on a folio as it stands now. Refused: there is no such folio. */
export async function soldOnFolio(
  on: Pool | PoolClient,
  folioId: string,
  unknown = UNKNOWN_FOLIO,
): Promise<SoldOnFolio> {
  const { rows } = await on.query<{ number: string; paid: number }>(
    `SELECT f.number, (SELECT coalesce(-sum(e.cents), 0)::int FROM folio_entries e
       WHERE e.folio_id = f.id AND e.kind IN ('received', 'refunded')) AS paid
     FROM folios f WHERE f.id = $1 AND f.kind <> 'test-payment'`,
    [folioId],
  )
  const folio = orNotFound(rows[0], unknown)
  const lines = await netLinesOf(on, folioId)
  const days = lines.map(({ suppliedOn }) => suppliedOn).toSorted()
  const supply: Supply = {
    lines,
    suppliedFrom: days[0] ?? '',
    suppliedUntil: days.length === 0 ? '' : formatDay((parseDay(days.at(-1)!) ?? 0) + 1),
  }
  return { orderNumber: folio.number, supply, paidCents: folio.paid }
}
