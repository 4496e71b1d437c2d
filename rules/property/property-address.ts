import { type Text, message } from '../texts/message.ts'

/** Where the property stands: its taxes are those of the Netherlands. */
export const propertyCountry = message('house.country')

/**
 * `Dorpsstraat 1, 6181 AA Elsloo, Nederland`; empty where the property has not said. With its
 * country: guests read it, and have it looked up, from abroad.
 */
export function propertyAddress(property: {
  address: string
  postcode: string
  city: string
}): Text {
  const { address, postcode, city } = property
  const parts = [address, `${postcode} ${city}`.trim()].filter((part) => part !== '')
  if (parts.length === 0) return ''
  return message('house.address', { address: parts.join(', '), country: propertyCountry })
}
