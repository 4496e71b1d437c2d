import { randomUUID } from 'node:crypto'
import type { PoolClient } from 'pg'
import type { Subject } from '../subjects/subject.ts'

/**
 * Has the newest mail of a kind about a subject go once more as it was written, to the address that
 * the subject has now; nothing where none was written, or where the same was asked before.
 *
 * @param about the name of who asks, as of any mail that is asked for once more
 * @returns whether there is a mail to be sent now
 */
export async function mailOnceMore(
  client: PoolClient,
  { kind: subjectKind, id: subjectId }: Subject,
  kind: string,
  { about, recipient, at }: { about: string; recipient: string; at: Date },
): Promise<boolean> {
  const { rowCount } = await client.query(
    `INSERT INTO mails (id, subject_kind, subject_id, subject_number, kind, about, message_id, sender, reply_to, recipient, recipient_name,
       subject, text, html, attachments, state, created_at)
     SELECT $4::uuid, subject_kind, subject_id, subject_number, kind, $5, '<' || $4::uuid || substring(message_id FROM '@.*$'), sender, reply_to, $6, recipient_name,
       subject, text, html, attachments, 'queued', $7
     FROM mails WHERE subject_kind = $1 AND subject_id = $2 AND kind = $3 AND state <> 'withdrawn' AND $6 <> ''
     ORDER BY created_at DESC, id LIMIT 1
     ON CONFLICT (subject_id, kind, about) DO NOTHING`,
    [subjectKind, subjectId, kind, randomUUID(), about, recipient, at],
  )
  return rowCount === 1
}
