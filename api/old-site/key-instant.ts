/** The letters of a key that the realtime database made itself, in their order. */
const LETTERS = '-0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ_abcdefghijklmnopqrstuvwxyz'
/** Before this nobody had such a key, ms since 1970 UTC. */
const FIRST = Date.parse('2012-01-01T00:00:00Z')

/**
 * When a record was made, ms since 1970 UTC, which the first eight letters of its key tell; null for
 * a key that somebody else made. The old site stored no time beside it.
 */
export function keyInstant(key: string, now: number): number | null {
  if (!/^-[-\w]{19}$/.test(key)) return null
  let instant = 0
  for (const letter of key.slice(0, 8)) instant = instant * 64 + LETTERS.indexOf(letter)
  return instant >= FIRST && instant <= now ? instant : null
}
