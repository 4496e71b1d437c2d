import { paymentReminderAt } from '../../../rules/breakfast/breakfast-order-times.ts'
import { formatEuro } from '../../../rules/money/format-euro.ts'
import { fillText } from '../../../rules/texts/fill-text.ts'
import { mailBreakfastPaymentReminderTexts as texts } from '../../../rules/texts/mail-breakfast-payment-reminder.ts'
import { orderPayPath } from '../../../screens/guest-addresses.ts'
import type { MailTemplate } from '../mail-template.ts'
import { type BreakfastMailFacts, breakfastMailFacts } from './breakfast-mail-facts.ts'
import type { BreakfastMailRecord } from './breakfast-mail-record.ts'
import { orderFacts, orderGreeting, orderLines, payUntilWords } from './breakfast-parts.ts'

/** Nobody has paid yet: until when that can be done, and how. */
export const breakfastPaymentReminder: MailTemplate<BreakfastMailRecord, BreakfastMailFacts> = {
  kind: 'breakfast-payment-reminder',
  name: 'Herinnering ontbijt',
  subjectKind: 'breakfast-order',
  byItself: true,
  withdrawnBy: ['order-confirmed', 'cancelled'],
  due({ state, day, placedAt }) {
    return state === 'placed' ? paymentReminderAt(day, placedAt) : null
  },
  facts: breakfastMailFacts,
  content(facts) {
    return {
      subject: fillText(texts.subject, { day: facts.deliveryDay, number: facts.number }),
      title: texts.title,
      parts: [
        orderGreeting(facts),
        {
          kind: 'text',
          text: fillText(texts.payUntil, { until: payUntilWords(facts) }),
        },
        orderFacts(facts),
        orderLines(facts),
        {
          kind: 'panel',
          title: fillText(texts.stillToPay, { amount: formatEuro(facts.balanceCents) }),
          text: texts.payOnline,
          button: { label: texts.payButton, url: facts.publicUrl + orderPayPath(facts.orderId) },
        },
        { kind: 'text', text: texts.orNot },
      ],
      attachments: [],
    }
  },
}
