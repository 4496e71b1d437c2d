/** An address as a guest fills it in: each part as typed. */
export interface PostalAddress {
  street: string
  houseNumber: string
  postcode: string
  city: string
  /** Two small letters, such as `be`; without it `nl`. */
  country?: string
}
