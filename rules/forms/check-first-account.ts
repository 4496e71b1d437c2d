import { readFirstAccountCode } from '../login/first-account-code.ts'
import { message } from '../texts/message.ts'
import { checkPassword } from './check-password.ts'
import { checkText } from './check-text.ts'
import type { FieldError } from './field-error.ts'
import { isEmail } from './is-email.ts'
import { wrongFields } from './wrong-fields.ts'

/** The first account of a house as its owner types it. */
export interface FirstAccountForm {
  /** What `npm start` shows. */
  code: string
  name: string
  email: string
  password: string
}

/** What is wrong at which field, in the order of the form; empty when it can be sent. */
export function checkFirstAccount({
  code,
  name,
  email,
  password,
}: FirstAccountForm): FieldError<keyof FirstAccountForm>[] {
  return wrongFields([
    ['code', readFirstAccountCode(code) === null ? message('firstAccount.code') : null],
    ['name', checkText(name, 'name', message('firstAccount.name'))],
    ['email', isEmail(email.trim()) ? null : message('firstAccount.email')],
    ['password', checkPassword(password)],
  ])
}
