import { ownWebsite } from '../sources/source.ts'
import { message } from '../texts/message.ts'
import { checkOptionalText, checkText } from './check-text.ts'
import type { FieldError } from './field-error.ts'
import { isEmail } from './is-email.ts'
import { isPhone } from './is-phone.ts'
import { wrongFields } from './wrong-fields.ts'

/** What staff fill in to add a booking (BO §2); what is not yet chosen is null. */
export interface StaffBookingForm {
  roomTypeId: number | null
  roomNumber: number | null
  /** Null: not chosen. 'none' is a source too: the empty one of BO §3. */
  source: string | null
  /** The answer to 'Heeft de klant al betaald', asked for the own website only. */
  paid: boolean | null
  name: string
  email: string
  phone: string
  city?: string
  notes?: string
  persons: number | null
}

/**
 * BO §5 marks all but the phone as required and checks nothing before saving. Here each missing field
 * is named, and an e-mail address or phone that is given must be one. Neither has to be: who rings
 * may have no address, and a channel keeps its guests' own. To them no mail goes.
 */
export function checkStaffBooking(form: StaffBookingForm): FieldError<keyof StaffBookingForm>[] {
  return wrongFields([
    ['roomTypeId', form.roomTypeId === null ? message('booking.roomMissing') : null],
    ['roomNumber', form.roomNumber === null ? message('booking.roomNumberMissing') : null],
    ['source', form.source === null ? message('booking.sourceMissing') : null],
    [
      'paid',
      form.source === ownWebsite && form.paid === null ? message('booking.paidMissing') : null,
    ],
    ['name', checkText(form.name, 'name', message('booking.clientNameMissing'))],
    [
      'email',
      form.email.trim() === '' || isEmail(form.email.trim()) ? null : message('formFields.email'),
    ],
    ['phone', form.phone.trim() === '' || isPhone(form.phone) ? null : message('formFields.phone')],
    ['city', checkOptionalText(form.city ?? '', 'city')],
    ['notes', checkOptionalText(form.notes ?? '', 'notes')],
    ['persons', form.persons === null ? message('booking.personsMissing') : null],
  ])
}
