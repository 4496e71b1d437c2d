/**
 * The longest text a field takes, in UTF-16 units as a browser's `maxlength` counts them. Limits of
 * our own: G §5 says "no bounds". An e-mail address ends at 254 by RFC 5321.
 */
export const textLimits = {
  name: 80,
  email: 254,
  phone: 40,
  city: 80,
  street: 120,
  houseNumber: 12,
  postcode: 12,
  bookingNumber: 20,
  address: 160,
  companyName: 120,
  line: 160,
  notes: 1000,
  orderNotes: 300,
  description: 2000,
} as const

/** Which limit a field has. */
export type TextLimit = keyof typeof textLimits
