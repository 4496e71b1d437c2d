import type { TouristTaxTariff } from '../quotes/price-list.ts'

/** What the municipal tariff asks of a guest. */
export interface TaxableGuest {
  /** Whole years on arrival; null when not asked. */
  age: number | null
  /** Lives in the municipality. */
  resident: boolean
}

/**
 * How many of the persons pay: all but the known guests that the row exempts (younger than its
 * child age limit, or a resident where those are exempt). Persons of whom nothing is known pay.
 */
export function payingPersons(
  persons: number,
  guests: readonly TaxableGuest[] | undefined,
  tariff: TouristTaxTariff,
): number {
  if (!guests) return persons
  const { childAgeLimit, residentsExempt } = tariff
  let exempt = 0
  for (const { age, resident } of guests) {
    const child = age !== null && age < (childAgeLimit ?? 0)
    if (child || (residentsExempt && resident)) exempt++
  }
  return Math.max(0, persons - exempt)
}
