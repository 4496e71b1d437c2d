import type { ClientBase, Pool } from 'pg'
import { requestHash } from '../requests/idempotency-key.ts'
import type { Subject } from '../subjects/subject.ts'

/** What staff pressed: an act on an order. */
export interface Press {
  /** The name that the screen gave it: pressed twice, it is one act. */
  requestId: string
  /** What it does, such as `mark-paid`. */
  act: string
  /** What was filled in. */
  data: object
  /** The name of who pressed, as it is shown. */
  by: string
  /** Who that is: two may have the same name. Null: nobody of staff. */
  staffId: string | null
  /** The version of the order on the screen, where others may have decided meanwhile. */
  version?: number | undefined
}

/** A press that was carried out; of what was filled in a hash is left. */
interface StoredPress {
  act: string
  /** Null: carried out before hashes were stored. */
  hash: string | null
}

/** Null where no such press was carried out. */
export async function findPress(
  on: Pool | ClientBase,
  { kind, id }: Subject,
  requestId: string,
): Promise<StoredPress | null> {
  const { rows } = await on.query<StoredPress>(
    'SELECT act, hash FROM presses WHERE order_kind = $1 AND order_id = $2 AND request_id = $3 AND waits IS NULL',
    [kind, id, requestId],
  )
  return rows[0] ?? null
}

/** Whether a press asks for what was done under its name. */
export function isSame(stored: StoredPress, { act, data }: Press): boolean {
  return stored.act === act && (stored.hash === null || stored.hash === requestHash(data))
}

/**
 * Stores a press in the transaction that carries it out. One that waited since an earlier version gets
 * no hash: the screen may have sent its fields in another order.
 */
export async function storePress(
  client: ClientBase,
  { kind, id }: Subject,
  { requestId, act, data, by, staffId }: Press,
  at: Date,
): Promise<void> {
  await client.query(
    `INSERT INTO presses (order_kind, order_id, request_id, act, hash, by, staff_id, at) VALUES ($1, $2, $3, $4, $5, $6, $7, $8)
     ON CONFLICT (order_kind, order_id, request_id) DO UPDATE SET waits = NULL, at = excluded.at`,
    [kind, id, requestId, act, requestHash(data), by, staffId, at],
  )
}
