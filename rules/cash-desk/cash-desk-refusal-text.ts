import { cashDeskTexts } from '../texts/cash-desk.ts'
import type { CashDeskRefusal } from './cash-desk.ts'

const nameOf = {
  'too-little-received': 'tooLittle',
  'invalid-amount': 'invalidAmount',
  'nothing-sold': 'nothingSold',
  'invalid-price': 'invalidAmount',
  'invalid-discount': 'invalidDiscount',
  'not-now': 'notNow',
} as const satisfies Record<CashDeskRefusal, keyof typeof cashDeskTexts>

/** What the cash desk says when it refuses. */
export function cashDeskRefusalText(reason: CashDeskRefusal): string {
  return cashDeskTexts[nameOf[reason]]
}
