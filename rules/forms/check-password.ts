import { type Message, message } from '../texts/message.ts'

/** As OWASP and NIST ask: length counts, no kinds of characters are asked for. */
const shortest = 12
/** A bound for the hash's sake. */
const longest = 1000

/** A password that somebody chooses: null when it holds, else the sentence to show. */
export function checkPassword(password: string): Message | null {
  if (password.length < shortest) return message('login.passwordTooShort')
  return password.length > longest ? message('login.passwordTooLong') : null
}
