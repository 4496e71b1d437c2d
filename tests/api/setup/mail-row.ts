import type pg from 'pg'
import type { MailState } from '../../../api/mail/mail-state.ts'

/** Puts a mail about a booking into the property, past everything that writes mails. */
export async function mailRow(
  pool: pg.Pool,
  bookingId: string,
  kind: string,
  state: MailState,
  about = '',
): Promise<void> {
  await pool.query(
    `INSERT INTO mails (id, subject_kind, subject_id, kind, about, message_id, recipient, subject, text, html, state, created_at)
     VALUES (gen_random_uuid(), 'booking', $1, $2, $4, gen_random_uuid(), 'x', 'x', 'x', 'x', $3, now())`,
    [bookingId, kind, state, about],
  )
}
