import { z } from 'zod'

/** PostgreSQL's `integer` ends here. */
const MOST = 2 ** 31 - 1

/** A whole number of a size that an `integer` column holds; `text` where it is none. */
export const storedInteger = (text?: string) =>
  z
    .int({ ...(text && { error: text }) })
    .min(-MOST, text)
    .max(MOST, text)

/** A calendar day that a `date` column holds: PostgreSQL knows no year 0000. */
export const storedDay = (text?: string) =>
  z.iso.date({ ...(text && { error: text }) }).regex(/^(?!0000)/, text)

/**
 * Where in an input a text holds a NUL, which no column of PostgreSQL takes: the path of each, such
 * as `['filter', 'q']`.
 */
export function nulPaths(input: unknown, path: string[] = []): string[][] {
  if (typeof input === 'string') return input.includes('\0') ? [path] : []
  if (typeof input !== 'object' || input === null) return []
  return Object.entries(input).flatMap(([name, value]) => nulPaths(value, [...path, name]))
}
