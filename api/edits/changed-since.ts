import type { EntityManager } from 'typeorm'
import type { FieldChange } from '../errors/api-error.ts'

type Row = Record<string, unknown>
type Difference = Pick<FieldChange, 'field' | 'from' | 'to'>

/** A row that is gone or new says so under this name instead of a line for each of its fields. */
export const WHOLE_ROW = 'row'

/**
 * What was changed of a row since a version of it, a line for each field: from what it was then to
 * what it is now. What came back to what it was is left out. A setting that was not there yet is one
 * without values.
 *
 * @param version the id of the last change that the screen knew; 0 where there was none
 * @param staffId whose changes are left out
 */
export async function changedSince(
  manager: EntityManager,
  { noun, key }: { noun: string; key: string },
  version: number,
  staffId: string,
): Promise<FieldChange[]> {
  const changes: { before: Row | null; after: Row | null; by: string; at: Date }[] =
    await manager.query(
      `SELECT coalesce(before, unset) AS before, coalesce(after, unset) AS after, by, at
       FROM changes CROSS JOIN (SELECT CASE WHEN $1 = 'settings' THEN jsonb_build_object('key', $2::text, 'value', '{}'::jsonb) END AS unset) AS setting
       WHERE noun = $1 AND row_key = $2 AND id > $3 AND staff_id IS DISTINCT FROM $4 ORDER BY id`,
      [noun, key, version, staffId],
    )
  const fields = new Map<string, FieldChange>()
  for (const { before, after, by, at } of changes)
    for (const { field, from, to } of before && after
      ? fieldsOf(before, after)
      : [{ field: WHOLE_ROW, from: valueText(before), to: valueText(after) }]) {
      const known = fields.get(field)
      fields.set(field, { field, from: known?.from ?? from, to, by, at: at.toISOString() })
    }
  return [...fields.values()].filter(({ from, to }) => from !== to)
}

/** The fields in which a row differs, of an object such as a setting's value its own; null: no row. */
export function fieldsOf(before: Row | null, after: Row | null): Difference[] {
  return Object.keys({ ...before, ...after }).flatMap((field) => {
    const [was, became] = [before?.[field], after?.[field]]
    if (isObject(was) || isObject(became))
      return fieldsOf(isObject(was) ? was : null, isObject(became) ? became : null)
    const [from, to] = [valueText(was), valueText(became)]
    return from === to ? [] : [{ field, from, to }]
  })
}

function isObject(value: unknown): value is Row {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** A stored value as text: what is no text as JSON. */
function valueText(value: unknown): string {
  if (value === null || value === undefined) return ''
  return typeof value === 'string' ? value : JSON.stringify(value)
}
