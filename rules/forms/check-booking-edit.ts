import { message } from '../texts/message.ts'
import { checkOptionalText, checkText } from './check-text.ts'
import type { FieldError } from './field-error.ts'
import { isEmail } from './is-email.ts'
import { isPhone } from './is-phone.ts'
import { wrongFields } from './wrong-fields.ts'

/** What staff may write anew of a booking (BO §2 "Change booking"). What is left out stays. */
export interface BookingEditForm {
  name?: string | undefined
  email?: string | undefined
  phone?: string | undefined
  notes?: string | undefined
}

/**
 * What is wrong with what staff wrote anew, field by field; as when they add a booking (BO §5): a
 * e-mail address and phone may be empty.
 */
export function checkBookingEdit({
  name,
  email,
  phone,
  notes,
}: BookingEditForm): FieldError<keyof BookingEditForm>[] {
  return wrongFields([
    [
      'name',
      name === undefined ? null : checkText(name, 'name', message('booking.clientNameMissing')),
    ],
    ['email', !email?.trim() || isEmail(email.trim()) ? null : message('formFields.email')],
    ['phone', !phone?.trim() || isPhone(phone) ? null : message('formFields.phone')],
    ['notes', checkOptionalText(notes ?? '', 'notes')],
  ])
}
