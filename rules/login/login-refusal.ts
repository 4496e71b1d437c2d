import type { Readings } from '../readings/readings.ts'
import { type Message, message } from '../texts/message.ts'

/** Why signing in was refused (BO §5). */
export type LoginRefusal = 'invalid-email' | 'unknown-email' | 'wrong-password' | 'other'

/** Why it stays at the second step: no code was given yet, or it is not the one of now. */
export type CodeRefusal = 'code-needed' | 'wrong-code'

const sentences = {
  'invalid-email': message('login.invalidEmail'),
  'unknown-email': message('login.unknownEmail'),
  'wrong-password': message('login.wrongPassword'),
  other: message('login.otherError'),
} satisfies Record<LoginRefusal, Message>

/**
 * The sentence for a refused sign-in: the four of BO §5, or one for all of them under the reading
 * `login.errors` = `one-for-all`, because the four tell a stranger which addresses exist.
 */
export function loginRefusalText(
  reason: LoginRefusal,
  readings: Pick<Readings, 'login.errors'>,
): Message {
  return readings['login.errors'] === 'one-for-all' ? message('login.refused') : sentences[reason]
}

/** The sentence at the second step; only who has the password reads it. */
export function codeRefusalText(reason: CodeRefusal): Message {
  return message(reason === 'code-needed' ? 'login.codeNeeded' : 'login.wrongCode')
}

/** The sentence for too many attempts, with the whole minutes to wait (at least one). */
export function tooManyAttemptsText(secondsLeft: number): Message {
  return message('login.tooManyAttempts', { minutes: Math.max(1, Math.ceil(secondsLeft / 60)) })
}
