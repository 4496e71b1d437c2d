import { houseFoot } from './house-foot.ts'
import { letterHtml } from './letter-html.ts'
import { letterText } from './letter-text.ts'
import type { Letter, LetterAttachment } from './letter.ts'
import { arrival } from './letters/arrival.ts'
import { cancellation } from './letters/cancellation.ts'
import { confirmation } from './letters/confirmation.ts'
import { latePaymentRefund } from './letters/late-payment-refund.ts'
import { surplusRefund } from './letters/surplus-refund.ts'
import { thankYou } from './letters/thank-you.ts'
import type { MailFacts } from './mail-facts.ts'
import type { MailKind } from './mail-views.ts'

/** Every letter there is. */
const LETTERS: Record<MailKind, (facts: MailFacts) => Letter> = {
  confirmation,
  arrival,
  'thank-you': thankYou,
  cancellation,
  'late-payment-refund': latePaymentRefund,
  'surplus-refund': surplusRefund,
}

/** A letter as it is kept and sent. */
export interface WrittenLetter {
  subject: string
  text: string
  html: string
  attachments: LetterAttachment[]
}

/**
 * Writes the letter of a kind. What was written once is what goes out, also when it has to be tried
 * again.
 */
export function writeLetter(kind: MailKind, facts: MailFacts): WrittenLetter {
  const letter = LETTERS[kind](facts)
  const foot = houseFoot(facts.house)
  return {
    subject: letter.subject,
    text: letterText(letter, foot),
    html: letterHtml(letter, facts.house.name, foot),
    attachments: letter.attachments,
  }
}
