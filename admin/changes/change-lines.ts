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
 * What a change comes to, a line a field. A stored object (a setting) is told by its own parts, of
 * which those that stayed are left out; a reading by its title. Which row or setting it is stands
 * above the lines.
 */
export function changeLines({ noun, key, fields }: ChangeView, names: Names): ChangeLine[] {
  const { fields: called = {}, parts = {} } = changedNouns[noun] ?? {}
  const lineOf = (field: string, from: string, to: string, known?: Names): ChangeLine => {
    // Only there: a column of another table may have the name of a reading.
    const reading = noun === 'settings' && key === 'readings' ? readingOf(field) : undefined
    if (reading) {
      const { title, values } = reading
      return { field: title, from: values[from] ?? (from || '–'), to: values[to] ?? (to || '–') }
    }
    return {
      field: called[field] ?? parts[field] ?? field,
      from: valueWords(field, from, known),
      to: valueWords(field, to, known),
    }
  }
  return fields
    .filter(({ field }) => field !== 'id' && !(noun === 'settings' && field === 'key'))
    .flatMap(({ field, from, to }) => {
      const differing = partsOf(from, to)
      if (!differing) return [lineOf(field, from, to, names)]
      return differing.map(([part, was, became]) => lineOf(part, was, became))
    })
}

/** The parts in which two stored objects differ; null where they are none. */
function partsOf(from: string, to: string): [part: string, was: string, became: string][] | null {
  const [was, became] = [objectIn(from), objectIn(to)]
  if ((!was && from !== '') || (!became && to !== '') || (!was && !became)) return null
  return Object.keys({ ...was, ...became }).flatMap((part) => {
    const [one, other] = [asText(was?.[part]), asText(became?.[part])]
    return one === other ? [] : [[part, one, other] as [string, string, string]]
  })
}

function objectIn(text: string): Record<string, unknown> | null {
  if (!text.startsWith('{')) return null
  try {
    return JSON.parse(text) as Record<string, unknown>
  } catch {
    return null
  }
}

function asText(value: unknown): string {
  if (value === null || value === undefined) return ''
  return typeof value === 'string' ? value : JSON.stringify(value)
}
