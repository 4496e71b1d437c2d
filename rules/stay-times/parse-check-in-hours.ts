/**
 * Check-in hours as staff type them, as they are kept: `15.00 - 18.00` is `15:00–18:00`. Null where
 * it is not two times of one day, the earlier one first.
 */
export function parseCheckInHours(typed: string): string | null {
  const found =
    /^([01]?\d|2[0-3])[:.]([0-5]\d)\s*(?:[–-]|tot)\s*([01]?\d|2[0-3])[:.]([0-5]\d)$/.exec(
      typed.trim(),
    )
  if (!found) return null
  const from = `${found[1]!.padStart(2, '0')}:${found[2]}`
  const until = `${found[3]!.padStart(2, '0')}:${found[4]}`
  return from < until ? `${from}–${until}` : null
}
