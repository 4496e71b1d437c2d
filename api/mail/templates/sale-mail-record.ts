import type { MailedSubject } from '../mail-template.ts'

/** What the mails about a sale depend on. */
export interface SaleMailRecord extends MailedSubject {
  /** The ids of all that was asked to be mailed, the oldest first; none before the sale is made. */
  mailings: string[]
}
