import { recordAddress } from '../../../screens/screen-routes.ts'
import type { MailTemplate } from '../mail-template.ts'
import { endOf } from './booking-mail-record.ts'
import { type BreakfastMailFacts, breakfastFactsForProperty } from './breakfast-mail-facts.ts'
import type { BreakfastMailRecord } from './breakfast-mail-record.ts'
import { orderFacts, orderLines } from './breakfast-parts.ts'

/** To the property: a paid order, to be made and brought (G §3 mail payload). */
export const breakfastToBring: MailTemplate<BreakfastMailRecord, BreakfastMailFacts> = {
  kind: 'breakfast-to-bring',
  name: 'Ontbijt te bezorgen (aan u)',
  subjectKind: 'breakfast-order',
  withdrawnBy: ['cancelled'],
  due({ state, day, propertyHasEmail }, now) {
    return state === 'confirmed' && propertyHasEmail && now < endOf(day) ? now : null
  },
  facts: breakfastFactsForProperty,
  content(facts) {
    const { number, deliveryDay, slotLabel } = facts
    return {
      subject: `Ontbijt ${number}: ${deliveryDay}, ${slotLabel} uur`,
      title: `Ontbijt te bezorgen: ${boxesOf(facts)}`,
      parts: [
        orderFacts(facts),
        {
          kind: 'facts',
          rows: [
            { label: 'Besteld door', value: facts.name },
            { label: 'Telefoon', value: facts.phone },
            { label: 'E-mail', value: facts.email },
          ],
        },
        orderLines(facts),
        {
          kind: 'button',
          label: 'Bekijk de bestelling',
          url: facts.publicUrl + recordAddress('breakfastOrder', facts.orderId),
        },
      ],
      attachments: [],
    }
  },
}

/** `2 boxen`, `1 box en 2 kinderboxen` */
export function boxesOf({ adults, kids }: BreakfastMailFacts): string {
  const parts = [
    adults > 0 ? `${adults} ${adults === 1 ? 'box' : 'boxen'}` : '',
    kids > 0 ? `${kids} ${kids === 1 ? 'kinderbox' : 'kinderboxen'}` : '',
  ]
  return parts.filter((part) => part !== '').join(' en ')
}
