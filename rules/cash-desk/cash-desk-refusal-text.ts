import { cashDeskTexts } from '../texts/cash-desk.ts'
import type { CashDeskRefusal } from './cash-desk.ts'

const textOf = {
  'too-little-received': cashDeskTexts.tooLittle,
  'invalid-amount': cashDeskTexts.invalidAmount,
  'nothing-sold': cashDeskTexts.nothingSold,
  'invalid-price': cashDeskTexts.invalidAmount,
  'invalid-discount': cashDeskTexts.invalidDiscount,
  'not-now': cashDeskTexts.notNow,
} satisfies Record<CashDeskRefusal, string>

/** What the cash desk says when it refuses. */
export function cashDeskRefusalText(reason: CashDeskRefusal): string {
  return textOf[reason]
}
