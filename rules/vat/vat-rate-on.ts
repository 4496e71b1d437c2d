import type { EpochDay } from '../calendar/day.ts'

/** What a line is taxed as. `none` is outside VAT (tourist tax, deposits). */
export type VatCategory = 'lodging' | 'food' | 'standard' | 'none'

/** The rate of a category from a date on, in basis points (2100 = 21 %). */
export interface VatRate {
  category: VatCategory
  validFrom: EpochDay
  basisPoints: number
  source: string
}

/**
 * The rate of a category on the day of supply, in basis points: the latest row valid by then, the
 * first row for days before it. 0 for what is outside VAT, and for a category without rows (which
 * `checkPriceList` refuses).
 */
export function vatRateOn(rates: readonly VatRate[], category: VatCategory, day: EpochDay): number {
  if (category === 'none') return 0
  let found: VatRate | undefined
  let first: VatRate | undefined
  for (const rate of rates) {
    if (rate.category !== category) continue
    if (!first || rate.validFrom < first.validFrom) first = rate
    if (rate.validFrom <= day && (!found || rate.validFrom > found.validFrom)) found = rate
  }
  return (found ?? first)?.basisPoints ?? 0
}
