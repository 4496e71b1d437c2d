import type { TaxableGuest } from '../tourist-tax/taxable-guest.ts'

/** Who comes. */
export interface Party {
  adults: number
  /** Whole years on arrival, one each. */
  childAges: readonly number[]
  /** How many of all of them live in the municipality. */
  residents: number
}

/** How many sleep in the room. */
export function personsOf({ adults, childAges }: Party): number {
  return adults + childAges.length
}

/** True when more is known of the party than how many come. */
export function isKnownMore({ childAges, residents }: Party): boolean {
  return childAges.length > 0 || residents > 0
}

/**
 * The party as the tourist tax asks about it, guest by guest. Residents are counted among the adults
 * first: a child that the tariff lets go free is not counted free twice.
 */
export function guestsOf({ adults, childAges, residents }: Party): TaxableGuest[] {
  const ages: (number | null)[] = [...Array<null>(adults).fill(null), ...childAges]
  return ages.map((age, index) => ({ age, resident: index < residents }))
}

/**
 * The party when another number of persons comes. Adults come and go first; one always stays, then
 * children go, the last named first. Residents are at most all of them.
 */
export function partyOfPersons({ childAges, residents }: Party, persons: number): Party {
  const children = childAges.slice(0, Math.max(0, persons - 1))
  return {
    adults: persons - children.length,
    childAges: children,
    residents: Math.min(residents, persons),
  }
}
