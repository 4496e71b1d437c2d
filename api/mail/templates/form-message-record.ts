import type { MailedSubject } from '../mail-template.ts'

/** What the mails about a message by a form depend on. */
export interface FormMessageRecord extends MailedSubject {
  /** The sender gave an address. */
  hasEmail: boolean
  /** The property has one. */
  propertyHasEmail: boolean
}
