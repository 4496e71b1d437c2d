import { fillText } from '../../../rules/texts/fill-text.ts'
import { mailBreakfastPaymentReturnedTexts as texts } from '../../../rules/texts/mail-breakfast-payment-returned.ts'
import type { MailTemplate } from '../mail-template.ts'
import { type MailedRefund, isBack } from './booking-mail-record.ts'
import { type BreakfastMailFacts, breakfastMailFacts } from './breakfast-mail-facts.ts'
import type { BreakfastMailRecord } from './breakfast-mail-record.ts'
import { orderGreeting } from './breakfast-parts.ts'
import { wentBack, whereItIsBack } from './stay-parts.ts'

/** Money came for an order that was cancelled, or twice: it went back. One mail for each refund. */
export const breakfastPaymentReturned: MailTemplate<BreakfastMailRecord, BreakfastMailFacts> = {
  kind: 'breakfast-payment-returned',
  name: 'Mail over terugbetaling ontbijt',
  subjectKind: 'breakfast-order',
  withdrawnBy: [],
  due(order, now) {
    return untold(order).length > 0 ? now : null
  },
  tellsOf: (order) => untold(order).map(({ id }) => id),
  facts: async (...asked) => whereItIsBack(await breakfastMailFacts(...asked)),
  content(facts) {
    return {
      subject: fillText(texts.subject, { number: facts.number }),
      title: texts.title,
      parts: [
        orderGreeting(facts),
        {
          kind: 'text',
          text:
            facts.state === 'cancelled'
              ? fillText(texts.afterCancellation, { day: facts.deliveryDay })
              : fillText(texts.tooMuch, { day: facts.deliveryDay }),
        },
        wentBack(facts),
      ],
      attachments: [],
    }
  },
}

/** What somebody decided to pay back is told with the cancellation. */
function untold({ refunds, mails }: BreakfastMailRecord): MailedRefund[] {
  const isTold = ({ id }: MailedRefund) => mails.some(({ about }) => about === id)
  return refunds.filter((refund) => isBack(refund) && refund.by === null && !isTold(refund))
}
