import type { FormTexts, GuestForm } from '../../../rules/forms/guest-forms.ts'
import type { MailFacts, MailSource } from '../mail-template.ts'

/** What a mail about a message by a form can tell. */
export interface FormMessageFacts extends MailFacts {
  messageId: string
  form: GuestForm
  /** Who sent it. */
  name: string
  email: string
  answers: FormTexts
  publicUrl: string
}

/** Reads what a mail about a message tells, addressed to who sent it. */
export async function formMessageFacts(
  { pool, known, publicUrl }: MailSource,
  messageId: string,
): Promise<FormMessageFacts | null> {
  const { rows } = await pool.query<Pick<FormMessageFacts, 'form' | 'name' | 'email' | 'answers'>>(
    'SELECT form, name, email, answers FROM form_messages WHERE id = $1',
    [messageId],
  )
  const message = rows[0]
  if (!message) return null
  return {
    ...message,
    messageId,
    recipient: { name: message.name, email: message.email },
    number: message.name,
    property: known.property,
    publicUrl,
  }
}
