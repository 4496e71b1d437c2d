import type { MailAttachment } from './mail-content.ts'
import type { MailState } from './mail-state.ts'

/** `GET /api/back-office/mails` (a list) and `GET /api/back-office/mails/:id`. */
export interface MailView {
  id: string
  /** What it is about; `subjectNumber` is what staff know that by, such as a booking's number. */
  subjectKind: string
  subjectId: string
  subjectNumber: string
  kind: string
  /** What staff call the kind. */
  kindName: string
  state: MailState
  recipient: string
  recipientName: string
  subject: string
  createdAt: string
  sentAt: string | null
}

/** A mail in full. */
export interface MailDetailView extends MailView {
  messageId: string
  /** What the server said last, when it did not simply take the mail. */
  lastError: string | null
  text: string
  html: string
  attachments: MailAttachment[]
}
