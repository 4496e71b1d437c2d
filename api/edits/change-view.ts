import { z } from 'zod'
import { fieldsOf } from './changed-since.ts'

/** A row of `GET /api/back-office/changes`: who changed what, from what to what. */
export const changeViewShape = z.object({
  id: z.int(),
  noun: z.string().meta({ description: 'The table, such as `seasons`.' }),
  key: z.string(),
  label: z
    .string()
    .meta({ description: 'What people call the row; its key where it has no name.' }),
  action: z.enum(['added', 'changed', 'removed']),
  by: z.string(),
  at: z.iso.datetime(),
  fields: z.array(z.object({ field: z.string(), from: z.string(), to: z.string() })),
})
export type ChangeView = z.output<typeof changeViewShape>

/** The columns of the table `changes` that a view needs. */
export const CHANGE_COLUMNS = 'id, noun, row_key AS key, before, after, by, at'

/** A row of them. */
export interface ChangeRow extends Pick<ChangeView, 'id' | 'noun' | 'key' | 'by'> {
  before: Record<string, unknown> | null
  after: Record<string, unknown> | null
  at: Date
}

/** A change as staff read it; of a row that came or went with every field. */
export function changeView({ id, noun, key, before, after, by, at }: ChangeRow): ChangeView {
  const action = before === null ? 'added' : after === null ? 'removed' : 'changed'
  const label = labelOf(after ?? before ?? {}) ?? key
  const fields = fieldsOf(before, after)
  return { id, noun, key, label, action, by, at: at.toISOString(), fields }
}

/** What people call a row: the first of these columns that it has. */
const LABELS = ['name', 'label', 'title', 'number', 'slug', 'key', 'source', 'reason']

function labelOf(row: Record<string, unknown>): string | null {
  const value = LABELS.map((column) => row[column]).find(
    (each) => each !== undefined && each !== '',
  )
  return typeof value === 'string' || typeof value === 'number' ? String(value) : null
}
