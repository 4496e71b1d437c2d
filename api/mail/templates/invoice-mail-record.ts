import type { MailedSubject } from '../mail-template.ts'

/** What the mails about an order's invoices depend on. */
export interface InvoiceMailRecord extends MailedSubject {
  /** The ids of all that was asked to be mailed, the oldest first. */
  mailings: string[]
}
