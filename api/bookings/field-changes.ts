import type { PoolClient } from 'pg'
import type { FieldChange } from '../errors/api-error.ts'

/**
 * What somebody else changed of a booking since a version of it, a line for each field: from what it
 * was then to what it is now. What came back to what it was is left out.
 *
 * @param version the one that was on the screen
 * @param staffId who asks: what they changed themselves they know; null where that is not known
 */
export async function changedSince(
  client: PoolClient,
  bookingId: string,
  version: number,
  staffId: string | null,
): Promise<FieldChange[]> {
  const { rows } = await client.query<Omit<FieldChange, 'at'> & { at: Date }>(
    `SELECT * FROM (
       SELECT field, (array_agg(was ORDER BY version))[1] AS "from", (array_agg(became ORDER BY version DESC))[1] AS "to",
         (array_agg(c.by ORDER BY version DESC))[1] AS by, max(at) AS at
       FROM booking_field_changes c WHERE booking_id = $1 AND version > $2 AND (c.staff_id IS NULL OR c.staff_id IS DISTINCT FROM $3) GROUP BY field) changes
     WHERE "from" <> "to" ORDER BY field`,
    [bookingId, version, staffId],
  )
  return rows.map((row) => ({ ...row, at: row.at.toISOString() }))
}
