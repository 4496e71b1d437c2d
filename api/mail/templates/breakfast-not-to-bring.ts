import { fillText } from '../../../rules/texts/fill-text.ts'
import { mailBreakfastNotToBringTexts as texts } from '../../../rules/texts/mail-breakfast-not-to-bring.ts'
import { recordAddress } from '../../../screens/screen-routes.ts'
import type { MailTemplate } from '../mail-template.ts'
import { endOf } from './booking-mail-record.ts'
import { type BreakfastMailFacts, breakfastFactsForProperty } from './breakfast-mail-facts.ts'
import type { BreakfastMailRecord } from './breakfast-mail-record.ts'
import { orderFacts } from './breakfast-parts.ts'
import { boxesOf, breakfastToBring } from './breakfast-to-bring.ts'

/** To the property: an order that it was told to make is cancelled. */
export const breakfastNotToBring: MailTemplate<BreakfastMailRecord, BreakfastMailFacts> = {
  kind: 'breakfast-not-to-bring',
  name: 'Ontbijt geannuleerd (aan u)',
  subjectKind: 'breakfast-order',
  withdrawnBy: [],
  due({ state, day, propertyHasEmail, mails }, now) {
    const wasTold = mails.some(
      (mail) => mail.kind === breakfastToBring.kind && mail.state !== 'withdrawn',
    )
    return state === 'cancelled' && propertyHasEmail && wasTold && now < endOf(day) ? now : null
  },
  facts: breakfastFactsForProperty,
  content(facts) {
    const { number, deliveryDay, slotLabel } = facts
    return {
      subject: fillText(texts.subject, { number, day: deliveryDay, slot: slotLabel }),
      title: fillText(texts.title, { boxes: boxesOf(facts) }),
      parts: [
        orderFacts(facts),
        {
          kind: 'button',
          label: texts.see,
          url: facts.publicUrl + recordAddress('breakfastOrder', facts.orderId),
        },
      ],
      attachments: [],
    }
  },
}
