/**
 * `Dorpsstraat 1, 6181 AA Elsloo, Nederland`; empty where the property has not said. With its
 * country: guests read it, and have it looked up, from abroad.
 */
export function propertyAddress({
  address,
  postcode,
  city,
}: {
  address: string
  postcode: string
  city: string
}): string {
  const parts = [address, `${postcode} ${city}`.trim()].filter((part) => part !== '')
  return parts.length === 0 ? '' : [...parts, propertyCountry()].join(', ')
}

/** Where the property stands: its taxes are those of the Netherlands. */
export const propertyCountry = () => 'Nederland'
