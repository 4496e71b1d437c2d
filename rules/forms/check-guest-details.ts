import type { Readings } from '../readings/readings.ts'
import { formFieldTexts } from '../texts/form-fields.ts'
import { checkName } from './check-name.ts'
import { type FieldTexts, checkOptionalText, checkText } from './check-text.ts'
import type { FieldError } from './field-error.ts'
import { isEmail } from './is-email.ts'
import { isPhone } from './is-phone.ts'

/**
 * What a guest fills in at the checkout (G §5). Address and postcode only under the reading
 * `checkout.fields` = `full-address`.
 */
export interface GuestDetails {
  firstName: string
  lastName: string
  email: string
  phone: string
  city: string
  address?: string
  postcode?: string
  /**
   * What the guest wants to tell the house, at most 1,000 characters: when they arrive, a diet.
   * Stored as the booking's notes (BO §3).
   */
  notes?: string
}

export type GuestField = keyof GuestDetails

/** Without the blanks around each answer: what is checked, and what should be stored. */
export function tidyGuestDetails(details: GuestDetails): GuestDetails {
  return Object.fromEntries(
    Object.entries(details).map(([field, text]) => [field, text.trim()]),
  ) as unknown as GuestDetails
}

/**
 * Every field of the checkout that cannot be accepted, in the order of the form, each with its
 * Dutch message; empty when all is well. A guest may come from anywhere, so a postcode is only
 * asked for, its Dutch pattern is not.
 */
export function checkGuestDetails(
  details: GuestDetails,
  readings: Pick<Readings, 'forms.names' | 'checkout.fields'>,
  texts: FieldTexts = formFieldTexts,
): FieldError<GuestField>[] {
  const {
    firstName,
    lastName,
    email,
    phone,
    city,
    address = '',
    postcode = '',
    notes = '',
  } = tidyGuestDetails(details)
  const names = readings['forms.names']
  const found: [GuestField, string | null][] = [
    ['firstName', checkName(firstName, names, texts.firstName, texts)],
    ['lastName', checkName(lastName, names, texts.lastName, texts)],
    ['email', isEmail(email) ? null : texts.email],
    ['phone', isPhone(phone) ? null : texts.phone],
  ]
  if (readings['checkout.fields'] === 'full-address') {
    found.push(['address', checkText(address, 'address', texts.address, texts)])
    found.push(['postcode', checkText(postcode, 'postcode', texts.postcode, texts)])
  }
  found.push(['city', checkText(city, 'city', texts.city, texts)])
  found.push(['notes', checkOptionalText(notes, 'notes', texts)])
  return found.flatMap(([field, text]) => (text === null ? [] : [{ field, text }]))
}
