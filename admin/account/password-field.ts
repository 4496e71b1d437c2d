import type { AskedField } from '../people/AskForm.tsx'
import type { useText } from '../texts/use-text.ts'

/** A code of now, of the app or a recovery code: asked for where the second step changes. */
export function codeField(text: ReturnType<typeof useText>): AskedField {
  return {
    name: 'code',
    label: text('account.twoSteps.offCode'),
    autoComplete: 'one-time-code',
  }
}

/** The password of now: asked for wherever the way of signing in changes. */
export function passwordField(text: ReturnType<typeof useText>): AskedField {
  return {
    name: 'password',
    label: text('account.password'),
    type: 'password',
    autoComplete: 'current-password',
  }
}
