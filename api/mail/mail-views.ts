/**
 * `queued`: to be sent. `kept`: no SMTP_URL, readable here only. `uncertain`: the server's answer
 * was lost; at most one repeat went out. `withdrawn`: the booking was cancelled before it went, so
 * it never will.
 */
export type MailState =
  | 'queued'
  | 'sending'
  | 'sent'
  | 'uncertain'
  | 'failed'
  | 'kept'
  | 'withdrawn'

export type MailKind =
  | 'confirmation'
  | 'arrival'
  | 'thank-you'
  | 'cancellation'
  | 'late-payment-refund'
  | 'surplus-refund'

/** `GET /api/back-office/mails` (a list) and `GET /api/back-office/mails/:id`. */
export interface MailView {
  id: string
  bookingId: string | null
  bookingNumber: string | null
  kind: MailKind
  state: MailState
  recipient: string
  subject: string
  createdAt: string
  sentAt: string | null
}

export interface MailDetailView extends MailView {
  messageId: string
  /** What the server said last, when it did not simply take the mail. */
  lastError: string | null
  text: string
  html: string
  attachments: { filename: string; contentType: string; content: string }[]
}
