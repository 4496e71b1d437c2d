import { message } from '../texts/message.ts'
import { checkText } from './check-text.ts'
import type { FieldError } from './field-error.ts'
import { isEmail } from './is-email.ts'
import { wrongFields } from './wrong-fields.ts'

/** A member of staff as a colleague invites them (BO §6: one kind of user). */
export interface StaffForm {
  name: string
  email: string
}

/** What is wrong at which field, in the order of the form; empty when somebody can be invited. */
export function checkStaff({ name, email }: StaffForm): FieldError<keyof StaffForm>[] {
  return wrongFields([
    ['name', checkText(name, 'name', message('login.nameMissing'))],
    ['email', isEmail(email.trim()) ? null : message('login.invalidEmail')],
  ])
}
