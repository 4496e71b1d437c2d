import type { Readings } from '../readings/readings.ts'
import { type Message, message } from '../texts/message.ts'
import { checkOptionalText, checkText } from './check-text.ts'
import type { FieldError } from './field-error.ts'
import { isEmail } from './is-email.ts'
import { isPhone } from './is-phone.ts'
import { wrongFields } from './wrong-fields.ts'

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
   * What the guest wants to tell the property, at most 1,000 characters: when they arrive, a diet.
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
 * Dutch message; empty when all is well. A guest may be called anything and come from anywhere, so
 * of a name and a postcode no pattern is asked; an e-mail address and a phone number must be usable,
 * or a typo would lose the guest (reading `checkout.formats`).
 */
export function checkGuestDetails(
  details: GuestDetails,
  readings: Pick<Readings, 'checkout.fields'>,
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
  const found: [GuestField, Message | null][] = [
    ['firstName', checkText(firstName, 'name', message('formFields.firstName'))],
    ['lastName', checkText(lastName, 'name', message('formFields.lastName'))],
    ['email', isEmail(email) ? null : message('formFields.email')],
    ['phone', isPhone(phone) ? null : message('formFields.phone')],
  ]
  if (readings['checkout.fields'] === 'full-address') {
    found.push(['address', checkText(address, 'address', message('formFields.address'))])
    found.push(['postcode', checkText(postcode, 'postcode', message('formFields.postcode'))])
  }
  found.push(['city', checkText(city, 'city', message('formFields.city'))])
  found.push(['notes', checkOptionalText(notes, 'notes')])
  return wrongFields(found)
}

/**
 * The same of a checkout of the old site, whose forms have no field for the town (G §7): it may be
 * empty, and is checked where it came.
 */
export function checkOldGuestDetails(
  details: GuestDetails,
  readings: Pick<Readings, 'checkout.fields'>,
): FieldError<GuestField>[] {
  const found = checkGuestDetails(details, readings)
  return details.city.trim() === '' ? found.filter(({ field }) => field !== 'city') : found
}
