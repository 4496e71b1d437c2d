import type { ChangeView } from '../../api/edits/change-view.ts'
import { changedNouns } from './changed-nouns.ts'
import { type Names, valueWords } from './value-words.ts'

/** A field that changed, in words. */
export interface ChangeLine {
  field: string
  from: string
  to: string
}

/**
 * What a change comes to, a line a field. A stored object (a setting, conditions) is told by its own
 * parts, of which those that stayed are left out.
 */
export function changeLines({ noun, fields }: ChangeView, names: Names): ChangeLine[] {
  const { fields: called = {}, parts: calledParts = {} } = changedNouns[noun] ?? {}
  return fields
    .filter(({ field }) => field !== 'id')
    .flatMap(({ field, from, to }) => {
      const parts = partsOf(from, to)
      if (!parts)
        return [
          {
            field: called[field] ?? field,
            from: valueWords(field, from, names),
            to: valueWords(field, to, names),
          },
        ]
      return parts.map(([part, was, became]) => ({
        field: calledParts[part] ?? part,
        from: valueWords(part, was),
        to: valueWords(part, became),
      }))
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
