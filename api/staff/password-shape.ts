import { z } from 'zod'
import { checkPassword } from '../../rules/forms/check-password.ts'
import { textId } from '../../rules/texts/message.ts'

/** A password that somebody chooses. */
export const newPasswordShape = z
  .string({ error: textId('login.passwordTooShort') })
  .superRefine((password, context) => {
    const text = checkPassword(password)
    if (text !== null) context.addIssue({ code: 'custom', params: { text } })
  })

/** The password of now, of who is signed in. A bound for the hash's sake only. */
export const ownPasswordShape = z
  .string({ error: textId('login.ownPasswordWrong') })
  .max(1000, { error: textId('login.ownPasswordWrong') })
