/**
 * A minute of the day as a guest reads it: `9.05 uur`, `14.30 uur`, and `00.08 uur` in the first
 * hour, which a single 0 would hide.
 */
export function clockWords(minuteOfDay: number): string {
  const hour = Math.floor(minuteOfDay / 60)
  const minute = String(minuteOfDay % 60).padStart(2, '0')
  return `${hour === 0 ? '00' : hour}.${minute}\u00a0uur`
}
