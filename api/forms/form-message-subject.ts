import type { Subject } from '../subjects/events.ts'

/** A message by a form, as outbox, mails and workflow name it. */
export const FORM_MESSAGE = 'form-message'

export function formMessageSubject(id: string): Subject {
  return { kind: FORM_MESSAGE, id }
}
