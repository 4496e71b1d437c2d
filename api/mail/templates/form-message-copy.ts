import { fillText } from '../../../rules/texts/fill-text.ts'
import { mailFormCopyTexts as texts } from '../../../rules/texts/mail-form-copy.ts'
import type { MailTemplate } from '../mail-template.ts'
import { type FormMessageFacts, formMessageFacts } from './form-message-facts.ts'
import { answerParts } from './form-message-parts.ts'
import type { FormMessageRecord } from './form-message-record.ts'

/** The copy for who sent a form, where an address was given (reading `contact.formats`). */
export const formMessageCopy: MailTemplate<FormMessageRecord, FormMessageFacts> = {
  kind: 'form-message-copy',
  name: 'Ontvangstbevestiging',
  subjectKind: 'form-message',
  withdrawnBy: [],
  due: ({ hasEmail }, now) => (hasEmail ? now : null),
  facts: formMessageFacts,
  content(facts) {
    const { form, name, property } = facts
    return {
      subject: fillText(texts[`${form}Subject`], { property: property.name }),
      title: texts[`${form}Title`],
      parts: [
        { kind: 'text', text: fillText(texts.greeting, { name }) },
        { kind: 'text', text: texts[`${form}Text`] },
        { kind: 'heading', text: texts.youSent },
        ...answerParts(facts),
      ],
      attachments: [],
    }
  },
}
