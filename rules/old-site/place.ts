import type { Tell } from './remark.ts'

/** A value in the export, and where it stands. */
export interface Place {
  path: string
  key: string
  value: unknown
}

/** The path of what stands under a key, as JSON Pointer writes keys (RFC 6901 §3). */
export function pathOf(parent: string, key: string): string {
  const written = key.replaceAll('~', '~0').replaceAll('/', '~1')
  return parent === '' ? written : `${parent}/${written}`
}

/**
 * What stands in a list: of an object by its keys, of an array by its numbers, because a realtime
 * database makes arrays of number keys. Holes are nothing. What is no list is noted.
 */
export function placesIn({ path, value }: Place, tell: Tell): Place[] {
  if (value === null || value === undefined) return []
  if (typeof value !== 'object') {
    tell(path, 'unreadable', 'no-record', value)
    return []
  }
  return Object.entries(value)
    .filter(([, one]) => one !== null && one !== undefined)
    .map(([key, one]) => ({ path: pathOf(path, key), key, value: one as unknown }))
}
