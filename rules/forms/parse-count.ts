/**
 * A whole number as people type it, from `least` up to and with `most`; null where it is none of
 * them, has a sign or decimals.
 */
export function parseCount(text: string, least: number, most: number): number | null {
  const typed = text.trim()
  if (!/^\d{1,9}$/.test(typed)) return null
  const count = Number(typed)
  return count >= least && count <= most ? count : null
}
