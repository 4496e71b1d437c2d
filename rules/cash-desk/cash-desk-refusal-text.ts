import { type Message, message } from '../texts/message.ts'
import type { CashDeskRefusal } from './cash-desk.ts'

const sentences = {
  'too-little-received': message('cashDesk.tooLittle'),
  'invalid-amount': message('cashDesk.invalidAmount'),
  'nothing-sold': message('cashDesk.nothingSold'),
  'invalid-price': message('cashDesk.invalidAmount'),
  'invalid-discount': message('cashDesk.invalidDiscount'),
  'not-now': message('cashDesk.notNow'),
} satisfies Record<CashDeskRefusal, Message>

/** What the cash desk says when it refuses. */
export function cashDeskRefusalText(reason: CashDeskRefusal): Message {
  return sentences[reason]
}
