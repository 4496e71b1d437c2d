import { isDutchPostcode } from '../../rules/forms/is-dutch-postcode.ts'

/** An address as a guest fills it in: each part as typed. */
export interface PostalAddress {
  street: string
  houseNumber: string
  postcode: string
  city: string
  /** Two small letters, such as `be`; without it `nl`. */
  country?: string
}

/** The postcode as `6181AB`; null where the address is abroad or has no Dutch postcode. */
export function dutchPostcode({ postcode, country = 'nl' }: PostalAddress): string | null {
  const typed = postcode.trim()
  return country === 'nl' && isDutchPostcode(typed) ? typed.replace(' ', '').toUpperCase() : null
}

/** All of it in one line, as a service of maps reads it. */
export function addressLine(address: PostalAddress): string {
  const { street, houseNumber, postcode, city, country = 'nl' } = address
  return `${street} ${houseNumber}, ${postcode} ${city}, ${country.toUpperCase()}`
}
