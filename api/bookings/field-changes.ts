import type { ClientBase, PoolClient } from 'pg'
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

/** What screens show of a booking `b`, each field as its text. */
const FIELDS = `jsonb_build_object('name', b.name, 'email', b.email, 'phone', b.phone, 'notes', b.notes,
  'room', coalesce((SELECT number::text FROM rooms WHERE id = b.room_id), ''), 'roomType', (SELECT name FROM room_types WHERE id = b.room_type_id),
  'arrival', lower(b.stay)::text, 'departure', upper(b.stay)::text, 'persons', b.persons::text)`

/** Texts of fields, by the ids of bookings. */
type Fields = Record<string, Record<string, string>>

/** The fields of a booking as they are before an act writes some of them. */
export async function fieldsOf(client: ClientBase, id: string): Promise<Fields> {
  const { rows } = await client.query<{ fields: Fields[string] }>(
    `SELECT ${FIELDS} AS fields FROM bookings b WHERE id = $1`,
    [id],
  )
  return { [id]: rows[0]!.fields }
}

/** Who writes fields, and when; null: nobody of staff. */
export interface FieldWriter {
  by: string | null
  staffId: string | null
  at: Date
}

/**
 * Notes which fields of bookings are others than before, in the transaction that wrote them: who has
 * an older version on the screen is told, field by field. Whatever writes such a field calls this.
 *
 * @param before the fields that may have been written
 */
export async function noteFieldChanges(
  client: ClientBase,
  before: Fields,
  { by, staffId, at }: FieldWriter,
): Promise<void> {
  await client.query(
    `INSERT INTO booking_field_changes (booking_id, version, field, was, became, by, staff_id, at)
     SELECT b.id, b.version, was.field, was.text, became.fields ->> was.field, $2, $3, $4
     FROM jsonb_each($1) AS known (id, fields) JOIN bookings b ON b.id = known.id::uuid
       CROSS JOIN LATERAL (SELECT ${FIELDS} AS fields) AS became CROSS JOIN LATERAL jsonb_each_text(known.fields) AS was (field, text)
     WHERE was.text <> became.fields ->> was.field`,
    [JSON.stringify(before), by, staffId, at],
  )
}
