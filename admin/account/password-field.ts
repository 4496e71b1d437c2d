import type { AskedField } from '../people/AskForm.tsx'
import type { useText } from '../texts/use-text.ts'

/** The password of now: asked for wherever the way of signing in changes. */
export function passwordField(text: ReturnType<typeof useText>): AskedField {
  return {
    name: 'password',
    label: text('account.password'),
    type: 'password',
    autoComplete: 'current-password',
  }
}
