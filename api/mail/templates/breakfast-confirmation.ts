import { formatEuro } from '../../../rules/money/format-euro.ts'
import { fillText } from '../../../rules/texts/fill-text.ts'
import { mailBreakfastConfirmationTexts as texts } from '../../../rules/texts/mail-breakfast-confirmation.ts'
import { orderThanksAddress } from '../../../screens/guest-addresses.ts'
import type { MailTemplate } from '../mail-template.ts'
import { endOf } from './booking-mail-record.ts'
import { type BreakfastMailFacts, breakfastMailFacts } from './breakfast-mail-facts.ts'
import type { BreakfastMailRecord } from './breakfast-mail-record.ts'
import { orderCancellationParts, orderFacts, orderGreeting, orderLines } from './breakfast-parts.ts'

/** The breakfast is paid: when and where it is, what it cost, and how to cancel it (G §3). */
export const breakfastConfirmation: MailTemplate<BreakfastMailRecord, BreakfastMailFacts> = {
  kind: 'breakfast-confirmation',
  name: 'Bevestiging ontbijt',
  subjectKind: 'breakfast-order',
  byItself: true,
  withdrawnBy: ['cancelled'],
  due({ state, day }, now) {
    return state === 'confirmed' && now < endOf(day) ? now : null
  },
  facts: breakfastMailFacts,
  content(facts) {
    const amount = formatEuro(facts.receivedCents - facts.refundedCents)
    return {
      subject: fillText(texts.subject, { day: facts.deliveryDay, number: facts.number }),
      title: texts.title,
      parts: [
        orderGreeting(facts),
        {
          kind: 'text',
          text: fillText(facts.here ? texts.thanksHere : texts.thanks, {
            amount,
            day: facts.deliveryDay,
            hours: spokenSlot(facts),
          }),
        },
        orderFacts(facts),
        orderLines(facts),
        {
          kind: 'button',
          label: texts.see,
          url: orderThanksAddress(facts.publicUrl, facts.orderId),
        },
        ...orderCancellationParts(facts),
      ],
      attachments: [],
    }
  },
}

/** `9.00-9.30` as one says it: `9.00 en 9.30 uur`. */
function spokenSlot({ slotLabel }: BreakfastMailFacts): string {
  return `${slotLabel.replace('-', ' en ')} uur`
}
