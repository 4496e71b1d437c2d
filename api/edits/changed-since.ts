import type { EntityManager } from 'typeorm'
import type { FieldChange } from '../errors/api-error.ts'

interface Change {
  before: Record<string, unknown> | null
  after: Record<string, unknown> | null
  by: string
  at: Date
}

/** A row that is gone or new says so under this name instead of a line for each of its fields. */
export const WHOLE_ROW = 'row'

/**
 * What others of staff changed of a row since a version of it, a line for each field: from what it
 * was then to what it is now. What came back to what it was is left out.
 *
 * @param version the id of the last change that the screen knew; 0 where there was none
 * @param staffId who asks: what they changed themselves they know
 */
export async function changedSince(
  manager: EntityManager,
  { noun, key }: { noun: string; key: string },
  version: number,
  staffId: string,
): Promise<FieldChange[]> {
  const changes: Change[] = await manager.query(
    `SELECT before, after, by, at FROM changes
     WHERE noun = $1 AND row_key = $2 AND id > $3 AND staff_id IS DISTINCT FROM $4 ORDER BY id`,
    [noun, key, version, staffId],
  )
  const fields = new Map<string, FieldChange>()
  for (const change of changes)
    for (const { field, from, to } of fieldsOf(change)) {
      const known = fields.get(field)
      const { by, at } = change
      fields.set(field, { field, from: known?.from ?? from, to, by, at: at.toISOString() })
    }
  return [...fields.values()].filter(({ from, to }) => from !== to)
}

/** The fields in which a change differs from what was there. */
export function fieldsOf({
  before,
  after,
}: Pick<Change, 'before' | 'after'>): { field: string; from: string; to: string }[] {
  if (!before || !after)
    return [
      {
        field: WHOLE_ROW,
        from: before ? valueText(before) : '',
        to: after ? valueText(after) : '',
      },
    ]
  return Object.keys({ ...before, ...after }).flatMap((field) => {
    const [was, became] = [before[field], after[field]]
    // A setting's value is an object: its own fields are what staff know.
    if (isObject(was) && isObject(became)) return fieldsOf({ before: was, after: became })
    const [from, to] = [valueText(was), valueText(became)]
    return from === to ? [] : [{ field, from, to }]
  })
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** A stored value as text: what is no text as JSON. */
function valueText(value: unknown): string {
  if (value === null || value === undefined) return ''
  return typeof value === 'string' ? value : JSON.stringify(value)
}
