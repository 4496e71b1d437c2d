import { paymentReminderAt } from '../../../rules/breakfast/breakfast-order-times.ts'
import { formatEuro } from '../../../rules/money/format-euro.ts'
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
  withdrawnBy: ['order-confirmed', 'cancelled'],
  due({ state, day, placedAt }) {
    return state === 'placed' ? paymentReminderAt(day, placedAt) : null
  },
  facts: breakfastMailFacts,
  content(facts) {
    return {
      subject: `Je ontbijt van ${facts.deliveryDay} is nog niet betaald (${facts.number})`,
      title: 'Je ontbijt is nog niet betaald',
      parts: [
        orderGreeting(facts),
        {
          kind: 'text',
          text: `We bezorgen pas als je hebt betaald. Dat kan tot ${payUntilWords(facts)}. Daarna vervalt je bestelling.`,
        },
        orderFacts(facts),
        orderLines(facts),
        {
          kind: 'panel',
          title: `Nog te betalen: ${formatEuro(facts.balanceCents)}`,
          text: 'Je betaalt online, op de beveiligde pagina van onze betaaldienst.',
          button: { label: 'Betaal online', url: facts.publicUrl + orderPayPath(facts.orderId) },
        },
        { kind: 'text', text: 'Wil je het ontbijt niet meer? Dan hoef je niets te doen.' },
      ],
      attachments: [],
    }
  },
}
