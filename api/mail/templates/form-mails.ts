import { describeAnswers } from '../../../rules/forms/describe-answers.ts'
import type { FormTexts, GuestForm } from '../../../rules/forms/guest-forms.ts'
import { worded } from '../../../rules/texts/words.ts'
import { formListPages } from '../../../screens/form-pages.ts'
import { recordAddress } from '../../../screens/screen-routes.ts'
import { type MailPart, factRows, heading, text } from '../mail-content.ts'
import {
  type LoadedFacts,
  type MailFacts,
  type MailSource,
  type MailedSubject,
  mailsAbout,
} from '../mail-template.ts'

/** What the mails about a message by a form depend on. */
export interface FormMessageRecord extends MailedSubject {
  /** The sender gave an address. */
  hasEmail: boolean
  /** The property has one. */
  propertyHasEmail: boolean
}

/** What a mail about a message by a form can tell. */
export interface FormMessageFacts extends MailFacts {
  messageId: string
  form: GuestForm
  answers: FormTexts
}

const formMail = mailsAbout<FormMessageRecord, FormMessageFacts>(
  'form-message',
  loadFormFacts,
  ({ recipient, property }) => ({ name: recipient.name, property: property.name }),
)

export const formMails = {
  /** Somebody sent a form: told to the property, which answers the sender from its own mail. */
  'form-message-to-property': formMail({
    name: 'Formulier voor het huis',
    toProperty: true,
    answeredToRecipient: true,
    due: ({ propertyHasEmail }, now) => (propertyHasEmail ? now : null),
    area: 'mailFormToProperty',
    subject: ({ form }) => form,
    title: ({ form }) => form,
    parts: [
      answerParts,
      {
        button: 'see',
        url: ({ publicUrl, form, messageId }) =>
          publicUrl + recordAddress(formListPages[form].one, messageId),
      },
    ],
  }),

  /** The copy for who sent a form, where an address was given (reading `contact.formats`). */
  'form-message-copy': formMail({
    name: 'Ontvangstbevestiging',
    due: ({ hasEmail }, now) => (hasEmail ? now : null),
    area: 'mailFormCopy',
    subject: ({ form }) => `${form}Subject`,
    title: ({ form }) => `${form}Title`,
    parts: [
      'greeting',
      ({ form }) => `${form}Text`,
      ({ words }) => heading(words.mailFormCopy.youSent),
      answerParts,
    ],
  }),
}

/** Reads what a mail about a message tells, addressed to who sent it. */
async function loadFormFacts(
  { pool }: MailSource,
  messageId: string,
): Promise<LoadedFacts<FormMessageFacts> | null> {
  const { rows } = await pool.query<LoadedFacts<FormMessageFacts>>(
    `SELECT id AS "messageId", form, name AS number, language, answers, json_build_object('name', name, 'email', email) AS recipient
     FROM form_messages WHERE id = $1`,
    [messageId],
  )
  return rows[0] ?? null
}

/** Longer answers stand below their label, not beside it. */
const BESIDE = 60

/** All that was filled in: short answers in rows, then the stories. */
function answerParts({ form, answers, words }: FormMessageFacts): MailPart[] {
  const given = worded(words, describeAnswers(form, answers)).filter(({ value }) => value !== '')
  const rows = given.filter((answer) => !isStory(answer))
  const stories = given.filter(isStory).flatMap(({ label, value }) => [heading(label), text(value)])
  return rows.length > 0 ? [factRows(rows), ...stories] : stories
}

function isStory({ value }: { value: string }): boolean {
  return value.length > BESIDE || value.includes('\n')
}
