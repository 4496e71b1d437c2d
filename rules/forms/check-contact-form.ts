import { message } from '../texts/message.ts'
import { checkOptionalText, checkText } from './check-text.ts'
import type { FieldError } from './field-error.ts'
import { isEmail } from './is-email.ts'
import { isPhone } from './is-phone.ts'
import { wrongFields } from './wrong-fields.ts'

/** A contact message (G §3); on the business page `name` is the company's. */
export interface ContactForm {
  name: string
  email: string
  phone: string
  description: string
}

/**
 * The contact form: name and phone are required (G §5); an e-mail address may be left out, but one
 * that is given must be one, because the answer goes there.
 */
export function checkContactForm({
  name,
  email,
  phone,
  description,
}: ContactForm): FieldError<keyof ContactForm>[] {
  return wrongFields([
    ['name', checkText(name, 'name', message('formFields.name'))],
    ['email', email.trim() === '' || isEmail(email.trim()) ? null : message('formFields.email')],
    ['phone', isPhone(phone) ? null : message('formFields.phone')],
    ['description', checkOptionalText(description, 'description')],
  ])
}

/** The business form: all fields (G §5). */
export function checkBusinessForm({
  name,
  email,
  phone,
  description,
}: ContactForm): FieldError<keyof ContactForm>[] {
  return wrongFields([
    ['name', checkText(name, 'companyName', message('formFields.companyName'))],
    ['email', isEmail(email.trim()) ? null : message('formFields.email')],
    ['phone', isPhone(phone) ? null : message('formFields.phone')],
    ['description', checkText(description, 'description', message('formFields.description'))],
  ])
}
