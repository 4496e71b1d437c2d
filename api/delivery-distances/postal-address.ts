import { type PostcodeArea, postcodeArea } from '../../rules/forms/postcode-area.ts'

/** An address as a guest fills it in: each part as typed. */
export interface PostalAddress {
  street: string
  houseNumber: string
  postcode: string
  city: string
  /** Two small letters, such as `be`; without it the form of the postcode tells. */
  country?: string
}

/** The postcode as `6181AB`; null where the address is abroad or has no Dutch postcode. */
export function dutchPostcode(address: PostalAddress): string | null {
  return areaOf(address)?.country === 'nl'
    ? address.postcode.trim().replace(' ', '').toUpperCase()
    : null
}

/** The area of the postcode and its country; null where it is of no country that is served. */
export function areaOf({ postcode, country }: PostalAddress): PostcodeArea | null {
  return postcodeArea(postcode, country)
}

/** In two small letters, as given or as the postcode says. */
export function countryOf(address: PostalAddress): string {
  return address.country ?? areaOf(address)?.country ?? 'nl'
}

/** All of it in one line, as a service of maps reads it. */
export function addressLine(address: PostalAddress): string {
  const { street, houseNumber, postcode, city } = address
  return `${street} ${houseNumber}, ${postcode} ${city}, ${countryOf(address).toUpperCase()}`
}
