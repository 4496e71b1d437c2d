import { fillText } from '../../../rules/texts/fill-text.ts'
import { mailBreakfastTexts } from '../../../rules/texts/mail-breakfast.ts'
import { mailBreakfastToBringTexts as texts } from '../../../rules/texts/mail-breakfast-to-bring.ts'
import { recordAddress } from '../../../screens/screen-routes.ts'
import type { MailTemplate } from '../mail-template.ts'
import { endOf } from './booking-mail-record.ts'
import { type BreakfastMailFacts, breakfastFactsForProperty } from './breakfast-mail-facts.ts'
import type { BreakfastMailRecord } from './breakfast-mail-record.ts'
import { orderFacts, orderLines } from './breakfast-parts.ts'

/** To the property: a paid order, to be made and perhaps brought (G §3 mail payload). */
export const breakfastToBring: MailTemplate<BreakfastMailRecord, BreakfastMailFacts> = {
  kind: 'breakfast-to-bring',
  name: 'Ontbijt te maken (aan u)',
  subjectKind: 'breakfast-order',
  byItself: true,
  withdrawnBy: ['cancelled'],
  due({ state, day, propertyHasEmail }, now) {
    return state === 'confirmed' && propertyHasEmail && now < endOf(day) ? now : null
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
          kind: 'facts',
          rows: [
            { label: texts.orderedBy, value: facts.name },
            { label: texts.phone, value: facts.phone },
            { label: texts.email, value: facts.email },
          ],
        },
        orderLines(facts),
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

/** `2 boxen`, `1 box en 2 kinderboxen` */
export function boxesOf({ adults, kids }: BreakfastMailFacts): string {
  const { oneBox, boxes, oneKidsBox, kidsBoxes } = mailBreakfastTexts
  const parts = [
    adults === 1 ? oneBox : adults > 0 ? fillText(boxes, { n: adults }) : '',
    kids === 1 ? oneKidsBox : kids > 0 ? fillText(kidsBoxes, { n: kids }) : '',
  ]
  return parts.filter((part) => part !== '').join(' en ')
}
