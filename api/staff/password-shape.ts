import { z } from 'zod'
import { checkPassword } from '../../rules/forms/check-password.ts'
import { loginTexts } from '../../rules/texts/login.ts'

/** A password that somebody chooses. */
export const newPasswordShape = z
  .string({ error: () => loginTexts.passwordTooShort })
  .superRefine((password, context) => {
    const wrong = checkPassword(password)
    if (wrong !== null) context.addIssue({ code: 'custom', message: wrong })
  })

/** The password of now, of who is signed in. A bound for the hash's sake only. */
export const ownPasswordShape = z
  .string({ error: () => loginTexts.ownPasswordWrong })
  .max(1000, { error: () => loginTexts.ownPasswordWrong })
