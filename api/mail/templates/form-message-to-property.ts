import { fillText } from '../../../rules/texts/fill-text.ts'
import { mailFormToPropertyTexts as texts } from '../../../rules/texts/mail-form-to-property.ts'
import { formListPages } from '../../../screens/form-pages.ts'
import { recordAddress } from '../../../screens/screen-routes.ts'
import type { MailTemplate } from '../mail-template.ts'
import { type FormMessageFacts, formMessageFacts } from './form-message-facts.ts'
import { answerParts } from './form-message-parts.ts'
import type { FormMessageRecord } from './form-message-record.ts'

/** Somebody sent a form: told to the property, which answers the sender from its own mail. */
export const formMessageToProperty: MailTemplate<FormMessageRecord, FormMessageFacts> = {
  kind: 'form-message-to-property',
  name: 'Formulier voor het huis',
  subjectKind: 'form-message',
  withdrawnBy: [],
  due: ({ propertyHasEmail }, now) => (propertyHasEmail ? now : null),
  async facts(source, messageId) {
    const facts = await formMessageFacts(source, messageId)
    if (!facts) return null
    const { name, email } = facts.property
    return {
      ...facts,
      recipient: { name, email },
      ...(facts.email !== '' && { replyTo: facts.email }),
    }
  },
  content(facts) {
    const title = fillText(texts[facts.form], { name: facts.name })
    return {
      subject: title,
      title,
      parts: [
        ...answerParts(facts),
        {
          kind: 'button',
          label: texts.see,
          url: facts.publicUrl + recordAddress(formListPages[facts.form].one, facts.messageId),
        },
      ],
      attachments: [],
    }
  },
}
