import type { ChangeView } from '../../api/edits/change-view.ts'
import { changedNouns } from './changed-nouns.ts'
import { readingOf } from './stored-words.ts'
import { type Names, valueWords } from './value-words.ts'

/** A field that changed, in words. */
export interface ChangeLine {
  field: string
  from: string
  to: string
}

/**
 * What a change comes to, a line a field; a reading by its title. Which row or setting it is stands
 * above the lines.
 */
export function changeLines({ noun, key, fields }: ChangeView, names: Names): ChangeLine[] {
  const { fields: called = {}, parts = {} } = changedNouns[noun] ?? {}
  return fields
    .filter(({ field }) => field !== 'id' && !(noun === 'settings' && field === 'key'))
    .map(({ field, from, to }) => {
      // Only there: a column of another table may have the name of a reading.
      const reading = noun === 'settings' && key === 'readings' ? readingOf(field) : undefined
      if (reading) {
        const { title, values } = reading
        return { field: title, from: values[from] ?? (from || '–'), to: values[to] ?? (to || '–') }
      }
      return {
        field: called[field] ?? parts[field] ?? field,
        from: valueWords(field, from, names),
        to: valueWords(field, to, names),
      }
    })
}
