import { bookingTexts } from '../texts/booking.ts'
import { formFieldTexts } from '../texts/form-fields.ts'
import { checkOptionalText, checkText } from './check-text.ts'
import type { FieldError } from './field-error.ts'
import { isEmail } from './is-email.ts'
import { isPhone } from './is-phone.ts'

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
  const found: [keyof BookingEditForm, string | null][] = [
    ['name', name === undefined ? null : checkText(name, 'name', bookingTexts.clientNameMissing)],
    ['email', !email?.trim() || isEmail(email.trim()) ? null : formFieldTexts.email],
    ['phone', !phone?.trim() || isPhone(phone) ? null : formFieldTexts.phone],
    ['notes', checkOptionalText(notes ?? '', 'notes')],
  ]
  return found.flatMap(([field, text]) => (text === null ? [] : [{ field, text }]))
}
