/**
 * Check-in hours as staff type them, as they are kept: `15.00 - 18.00` is `15:00–18:00`. Null where
 * it is not two times of one day, the earlier one first.
 */
export function parseCheckInHours(typed: string): string | null {
  const found = /^(\d{1,2})[:.](\d{2})\s*(?:[–-]|tot)\s*(\d{1,2})[:.](\d{2})$/.exec(typed.trim())
  if (!found) return null
  const [from, until] = [timeOf(found[1]!, found[2]!), timeOf(found[3]!, found[4]!)]
  return from !== null && until !== null && from < until ? `${from}–${until}` : null
}

/** `09:05`; null where a day has no such time. */
function timeOf(hour: string, minute: string): string | null {
  return Number(hour) < 24 && Number(minute) < 60 ? `${hour.padStart(2, '0')}:${minute}` : null
}
