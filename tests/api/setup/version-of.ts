import { randomUUID } from 'node:crypto'
import type { Pool } from 'pg'
import type { Press } from '../../../api/orders/orders.ts'

/** Who of staff pressed, and by which version of the order. */
export interface OrderPress extends Pick<Press, 'by' | 'requestId' | 'staffId'> {
  version: number
}

/** The version of a booking or a breakfast order, as who looks at it now sees it. */
export async function versionOf(pool: Pool, id: string): Promise<number> {
  const { rows } = await pool.query<{ version: number }>(
    `SELECT version FROM bookings WHERE id::text = $1 UNION ALL SELECT version FROM breakfast_orders WHERE id::text = $1`,
    [id],
  )
  return rows[0]?.version ?? 1
}

/** A press of staff on a breakfast order that they see as it is now. */
export async function pressOn(
  pool: Pool,
  id: string,
  { by = 'Mieke Geurts', requestId = randomUUID() }: { by?: string; requestId?: string } = {},
): Promise<OrderPress> {
  return { by, requestId, staffId: null, version: await versionOf(pool, id) }
}
