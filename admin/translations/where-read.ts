import type { TranslationView } from '../../api/texts/translation-shape.ts'
import { changedNouns } from '../changes/changed-nouns.ts'

/** What a text is, in Dutch: `Kamertype Knusse kamer: naam`, or where a sentence is read. */
export function whereRead({
  noun,
  key,
  field,
  where,
}: Pick<TranslationView, 'noun' | 'key' | 'field' | 'where'>): string {
  const table = changedNouns[noun]
  if (!table) return where
  const named = table.rows?.[key]
  if (named !== undefined) return named
  const what = where === '' ? table.name : `${table.name} ${where}`
  return `${what}: ${(table.fields[field] ?? field).toLowerCase()}`
}
