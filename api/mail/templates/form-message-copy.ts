import type { GuestForm } from '../../../rules/forms/guest-forms.ts'
import type { MailTemplate } from '../mail-template.ts'
import { type FormMessageFacts, formMessageFacts } from './form-message-facts.ts'
import { answerParts } from './form-message-parts.ts'
import type { FormMessageRecord } from './form-message-record.ts'

/** What the sender is told, by the form. */
const words: Record<GuestForm, { subject: string; title: string; text: string }> = {
  contact: {
    subject: 'Je bericht aan',
    title: 'Bedankt voor je bericht!',
    text: 'We hebben je bericht ontvangen en antwoorden zo snel we kunnen.',
  },
  business: {
    subject: 'Je aanvraag bij',
    title: 'Bedankt voor je bericht!',
    text: 'We hebben je zakelijke aanvraag ontvangen en antwoorden zo snel we kunnen.',
  },
  vendor: {
    subject: 'Je inschrijving voor de Paasveerjaarmarkt bij',
    title: 'Bedankt voor je inschrijving',
    text: 'We hebben je inschrijving ontvangen. Je krijgt van ons bericht of er plaats voor je is.',
  },
  project: {
    subject: 'Je projectaanvraag bij',
    title: 'Bedankt voor je aanvraag',
    text: 'We hebben je aanvraag ontvangen. We bekijken je project en nemen contact met je op.',
  },
}

/** The copy for who sent a form, where an address was given (reading `contact.formats`). */
export const formMessageCopy: MailTemplate<FormMessageRecord, FormMessageFacts> = {
  kind: 'form-message-copy',
  name: 'Ontvangstbevestiging',
  subjectKind: 'form-message',
  withdrawnBy: [],
  due: ({ hasEmail }, now) => (hasEmail ? now : null),
  facts: formMessageFacts,
  content(facts) {
    const { subject, title, text } = words[facts.form]
    return {
      subject: `${subject} ${facts.property.name}`,
      title,
      parts: [
        { kind: 'text', text: `Beste ${facts.name},` },
        { kind: 'text', text },
        { kind: 'heading', text: 'Dit stuurde je ons' },
        ...answerParts(facts),
      ],
      attachments: [],
    }
  },
}
