import { message } from '../texts/message.ts'
import { checkOptionalText, checkText } from './check-text.ts'
import type { FieldError } from './field-error.ts'
import { isEmail } from './is-email.ts'
import { isPhone } from './is-phone.ts'
import { wrongFields } from './wrong-fields.ts'

/** A customer as staff write them (BO §2, Klanten). */
export interface CustomerForm {
  name: string
  /** Empty where none is known, as of a booking by telephone. */
  email: string
  phone: string
  city: string
  notes: string
}

/** What is wrong at which field, in the order of the form; only the name has to be there. */
export function checkCustomer({
  name,
  email,
  phone,
  city,
  notes,
}: CustomerForm): FieldError<keyof CustomerForm>[] {
  return wrongFields([
    ['name', checkText(name, 'name', message('customer.name'))],
    ['email', email.trim() === '' || isEmail(email.trim()) ? null : message('formFields.email')],
    ['phone', phone.trim() === '' || isPhone(phone) ? null : message('formFields.phone')],
    ['city', checkOptionalText(city, 'city')],
    ['notes', checkOptionalText(notes, 'notes')],
  ])
}
