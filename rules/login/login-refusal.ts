import type { Readings } from '../readings/readings.ts'
import type { CorrectedTexts } from '../texts/correct-texts.ts'
import { fillText } from '../texts/fill-text.ts'
import { loginTexts } from '../texts/login.ts'

/** Why signing in was refused (BO §5). */
export type LoginRefusal = 'invalid-email' | 'unknown-email' | 'wrong-password' | 'other'

/** Why it stays at the second step: no code was given yet, or it is not the one of now. */
export type CodeRefusal = 'code-needed' | 'wrong-code'

const literal = {
  'invalid-email': 'invalidEmail',
  'unknown-email': 'unknownEmail',
  'wrong-password': 'wrongPassword',
  other: 'otherError',
} as const satisfies Record<LoginRefusal, keyof typeof loginTexts>

/**
 * The sentence for a refused sign-in: the four of BO §5, or one for all of them under the reading
 * `login.errors` = `one-for-all`, because the four tell a stranger which addresses exist.
 */
export function loginRefusalText(
  reason: LoginRefusal,
  readings: Pick<Readings, 'login.errors'>,
  texts: CorrectedTexts<typeof loginTexts> = loginTexts,
): string {
  return readings['login.errors'] === 'one-for-all' ? texts.refused : texts[literal[reason]]
}

/** The sentence at the second step; only who has the password reads it. */
export function codeRefusalText(
  reason: CodeRefusal,
  texts: CorrectedTexts<typeof loginTexts> = loginTexts,
): string {
  return reason === 'code-needed' ? texts.codeNeeded : texts.wrongCode
}

/** The sentence for too many attempts, with the whole minutes to wait (at least one). */
export function tooManyAttemptsText(
  secondsLeft: number,
  texts: CorrectedTexts<typeof loginTexts> = loginTexts,
): string {
  return fillText(texts.tooManyAttempts, { minutes: Math.max(1, Math.ceil(secondsLeft / 60)) })
}
