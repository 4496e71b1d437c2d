import { bookingTexts } from '../texts/bookings.ts'
import type { useText } from '../texts/use-text.ts'

const { kinds } = bookingTexts.actions

/** What staff call a kind of action, such as `annuleren`; one without a word shows its own name. */
export function actionName(kind: string, text: ReturnType<typeof useText>): string {
  return Object.hasOwn(kinds, kind)
    ? text(`bookings.actions.kinds.${kind as keyof typeof kinds}`)
    : kind
}
