import type { PoolClient } from 'pg'
import type { FieldChange } from '../errors/api-error.ts'
import { errorTable } from '../errors/error-table.ts'
import type { Asked } from '../orders/acts.ts'
import type { Refusal } from '../orders/orders.ts'

/**
 * Refuses an act that writes fields where somebody else wrote any since the version on the screen,
 * with a line for each: from what it was then to what it is now. What came back to what it was is
 * left out, and so is what who asks changed themselves.
 *
 * @returns null where nothing was changed
 */
export async function refuseChanged(
  client: PoolClient,
  { order: { id }, version, staffId }: Asked<{ id: string }>,
): Promise<Refusal | null> {
  if (version === undefined) return null
  const { rows } = await client.query<Omit<FieldChange, 'at'> & { at: Date }>(
    `SELECT * FROM (
       SELECT field, (array_agg(was ORDER BY version))[1] AS "from", (array_agg(became ORDER BY version DESC))[1] AS "to",
         (array_agg(c.by ORDER BY version DESC))[1] AS by, max(at) AS at
       FROM booking_field_changes c WHERE booking_id = $1 AND version > $2 AND (c.staff_id IS NULL OR c.staff_id IS DISTINCT FROM $3) GROUP BY field) changes
     WHERE "from" <> "to" ORDER BY field`,
    [id, version, staffId],
  )
  if (rows.length === 0) return null
  const changes = rows.map((row) => ({ ...row, at: row.at.toISOString() }))
  return { reason: 'changed-meanwhile', text: errorTable['changed-meanwhile'].text, changes }
}
