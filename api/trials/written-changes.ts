import type { EntityManager } from 'typeorm'

/** What an edit writes to a row, told leaf by leaf; `value.gift-card` is a field within a setting. */
export interface WrittenChange {
  noun: string
  key: string
  action: 'added' | 'changed' | 'removed'
  fields: { field: string; from: string; to: string }[]
}

/** The newest change there is; the lock of edits has no other be written meanwhile. */
export async function lastChange(manager: EntityManager): Promise<number> {
  const rows: { id: number }[] = await manager.query(
    `SELECT coalesce(max(id), 0)::int AS id FROM changes`,
  )
  return rows[0]!.id
}

/** What was written after a change, row by row. */
export async function changesSince(manager: EntityManager, id: number): Promise<WrittenChange[]> {
  type Row = Pick<WrittenChange, 'noun' | 'key'> & Record<'before' | 'after', unknown>
  const rows: Row[] = await manager.query(
    `SELECT noun, row_key AS key, before, after FROM changes WHERE id > $1 ORDER BY id`,
    [id],
  )
  return rows.map(({ noun, key, before, after }) => ({
    noun,
    key,
    action: before === null ? 'added' : after === null ? 'removed' : 'changed',
    fields: leaves(before, after, ''),
  }))
}

/**
 * Whether two edits write the same: to the same rows, from the same to the same. A row that is added
 * has another id each time; a setting may have its row already.
 */
export function writeTheSame(
  first: readonly WrittenChange[],
  second: readonly WrittenChange[],
): boolean {
  const [one, other] = [first, second].map((changes) => JSON.stringify(changes.map(essence)))
  return one === other
}

function essence({ noun, key, action, fields }: WrittenChange): unknown {
  const ofRow = noun !== 'settings' && action === 'added' ? '' : key
  const told = fields
    .filter(({ field }) => field !== 'id' && field !== 'key')
    .map(({ field, from, to }) => `${field}: ${from} → ${to}`)
  return [noun, ofRow, told.toSorted()]
}

function leaves(
  before: unknown,
  after: unknown,
  field: string,
): { field: string; from: string; to: string }[] {
  if (isObject(before) || isObject(after)) {
    const [was, is] = [before, after].map((side) => (isObject(side) ? side : {}))
    return Object.keys({ ...was, ...is }).flatMap((name) =>
      leaves(was![name], is![name], field === '' ? name : `${field}.${name}`),
    )
  }
  const [from, to] = [inWords(before), inWords(after)]
  return from === to ? [] : [{ field, from, to }]
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function inWords(value: unknown): string {
  if (value === null || value === undefined) return ''
  return typeof value === 'string' ? value : JSON.stringify(value)
}
