import type { Pool } from 'pg'
import type { Notifier } from '../database/notifier.ts'
import type { Clock } from '../environment/clock.ts'
import type { LetterAttachment } from './letter.ts'
import type { MailStanding } from './mail-outcome.ts'
import type { MailKind, MailState } from './mail-views.ts'
import type { Delivery } from './smtp-delivery.ts'
import { withdrawMails } from './withdraw-mails.ts'

/** A mail as written. */
export interface NewMail {
  id: string
  bookingId: string
  kind: MailKind
  event: string
  messageId: string
  sender: string
  replyTo: string | null
  recipient: string
  subject: string
  text: string
  html: string
  attachments: LetterAttachment[]
}

/** A mail still to be seen through. */
export interface StoredMail extends Omit<NewMail, 'event'>, MailStanding {
  createdAt: Date
}

/** The rows of `mails`. Every change is guarded by the state it expects. */
export class MailStore {
  constructor(
    private readonly pool: Pool,
    private readonly clock: Clock,
    private readonly notifier: Notifier,
  ) {}

  async has(bookingId: string, kind: MailKind): Promise<boolean> {
    const { rowCount } = await this.pool.query(
      'SELECT FROM mails WHERE booking_id = $1 AND kind = $2 LIMIT 1',
      [bookingId, kind],
    )
    return rowCount === 1
  }

  /** Keeps a mail as it was written; a second one for the same event is dropped. */
  async add(mail: NewMail): Promise<void> {
    const { rowCount } = await this.pool.query(
      `INSERT INTO mails (id, booking_id, kind, event, message_id, sender, reply_to, recipient, subject, text, html, attachments, state, created_at)
       VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, 'queued', $13) ON CONFLICT (event) DO NOTHING`,
      [
        mail.id,
        mail.bookingId,
        mail.kind,
        mail.event,
        mail.messageId,
        mail.sender,
        mail.replyTo,
        mail.recipient,
        mail.subject,
        mail.text,
        mail.html,
        JSON.stringify(mail.attachments),
        this.now(),
      ],
    )
    if (rowCount) this.tell(mail)
  }

  async unfinished(bookingId: string, kind: MailKind): Promise<StoredMail[]> {
    const { rows } = await this.pool.query<StoredMail>(
      `SELECT id, booking_id AS "bookingId", kind, message_id AS "messageId", sender, reply_to AS "replyTo", recipient, subject, text, html, attachments,
         state, attempts, unknown_outcomes AS "unknownOutcomes", created_at AS "createdAt"
       FROM mails WHERE booking_id = $1 AND kind = $2 AND state IN ('queued', 'sending') ORDER BY created_at, id`,
      [bookingId, kind],
    )
    return rows
  }

  /**
   * Takes a queued mail for one try; null when another did. From here on a crash means that nobody
   * knows.
   */
  async claim(mail: StoredMail): Promise<StoredMail | null> {
    const { rowCount } = await this.pool.query(
      `UPDATE mails SET state = 'sending', attempts = attempts + 1, tried_at = $3 WHERE id = $1 AND state = 'queued' AND attempts = $2`,
      [mail.id, mail.attempts, this.now()],
    )
    return rowCount === 1 ? { ...mail, state: 'sending', attempts: mail.attempts + 1 } : null
  }

  /** Notes what a try came to. */
  async settle(
    mail: StoredMail,
    { state, unknownOutcomes }: Pick<MailStanding, 'state' | 'unknownOutcomes'>,
    delivery: Delivery,
  ): Promise<void> {
    const why = delivery.outcome === 'sent' ? null : delivery.why
    await this.pool.query(
      `UPDATE mails SET state = $3, unknown_outcomes = $4, last_error = coalesce($5, last_error), sent_at = CASE WHEN $6 THEN $7::timestamptz ELSE sent_at END
       WHERE id = $1 AND state = 'sending' AND attempts = $2`,
      [
        mail.id,
        mail.attempts,
        state,
        unknownOutcomes,
        why,
        delivery.outcome === 'sent',
        this.now(),
      ],
    )
    this.tell(mail)
  }

  /** No server to send by: the mail is kept to be read. */
  async keep(mail: StoredMail): Promise<void> {
    await this.pool.query(`UPDATE mails SET state = 'kept' WHERE id = $1 AND state = $2`, [
      mail.id,
      mail.state satisfies MailState,
    ])
    this.tell(mail)
  }

  /**
   * Ends what is no longer to be sent because the booking was cancelled; true when this mail was
   * among it.
   */
  async withdraw({ id, bookingId }: StoredMail): Promise<boolean> {
    const ended = await withdrawMails(this.pool, bookingId)
    for (const one of ended) this.tell({ id: one, bookingId })
    return ended.includes(id)
  }

  private tell({ id, bookingId }: { id: string; bookingId: string }): void {
    this.notifier.say('changed', JSON.stringify({ noun: 'mails', id }))
    this.notifier.say('changed', JSON.stringify({ noun: 'bookings', id: bookingId }))
  }

  private now(): Date {
    return new Date(this.clock.now())
  }
}
