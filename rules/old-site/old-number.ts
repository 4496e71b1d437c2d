import { parseEuro } from '../money/parse-euro.ts'

/** A value read as a number; `asTyped`: it stood as a number, with no more decimals than it may have. */
export interface NumberRead {
  number: number
  asTyped: boolean
}

/** The most cents that are an amount: a million euro. */
const mostCents = 100_000_000
/** The most that a night or a box can cost, cents: a thousand of them are still an integer. */
export const mostPriceCents = 1_000_000

/** A number, or a text that is one, with a decimal comma or point. Null where it is none. */
export function readNumber(value: unknown): NumberRead | null {
  if (typeof value === 'number')
    return Number.isFinite(value) ? { number: value, asTyped: true } : null
  if (typeof value !== 'string' || !/^\s*[+-]?\d{1,20}([.,]\d{1,30})?\s*$/.test(value)) return null
  return { number: Number(value.replace(',', '.')), asTyped: false }
}

/**
 * An amount in euro as cents: a number, or a text as people type it (`parseEuro`). `rounded`: it had
 * more than two decimals. Null where it is none, is below nothing or beyond `most` cents.
 */
export function readCents(
  value: unknown,
  most = mostCents,
): (NumberRead & { rounded: boolean }) | null {
  const typed = typeof value === 'string' ? parseEuro(value) : null
  if (typed !== null) return typed > most ? null : { number: typed, asTyped: false, rounded: false }
  const read = readNumber(value)
  if (read === null) return null
  const cents = Math.round(read.number * 100)
  if (cents < 0 || cents > most) return null
  // 92.35 × 100 is 9234.999999999998: what a computer cannot write is no decimal too many.
  return {
    number: cents + 0,
    asTyped: read.asTyped,
    rounded: Math.abs(read.number * 100 - cents) > 1e-4,
  }
}

/** Yes or no: a boolean, 1 or 0, or a word. Null where it is neither. */
export function readFlag(value: unknown): { flag: boolean; asTyped: boolean } | null {
  if (typeof value === 'boolean') return { flag: value, asTyped: true }
  if (typeof value !== 'string' && typeof value !== 'number') return null
  const word = String(value).trim().toLowerCase()
  if (['true', '1', 'ja', 'yes'].includes(word)) return { flag: true, asTyped: false }
  if (['false', '0', 'nee', 'no'].includes(word)) return { flag: false, asTyped: false }
  return null
}
