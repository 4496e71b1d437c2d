import { loginTexts } from '../texts/login.ts'

/** As OWASP and NIST ask: length counts, no kinds of characters are asked for. */
const shortest = 12
/** A bound for the hash's sake. */
const longest = 1000

/** A password that somebody chooses: null when it holds, else the sentence to show. */
export function checkPassword(password: string): string | null {
  if (password.length < shortest) return loginTexts.passwordTooShort
  return password.length > longest ? loginTexts.passwordTooLong : null
}
