import type { Readings } from '../readings/readings.ts'

/**
 * A person's name (G §5 checks 15 and 16) under the reading `forms.names`: letters of any alphabet
 * with spaces, hyphens and apostrophes ("van den Berg", "O'Neill", "'t Hooft", "Anne-José"), or the
 * literal letters a to z only.
 */
export function isName(text: string, reading: Readings['forms.names']): boolean {
  return reading === 'letters-only'
    ? /^[a-z]+$/i.test(text)
    : /^['’]?\p{L}[\p{L}\p{M} '’-]*$/u.test(text)
}
