import { randomUUID } from 'node:crypto'
import type { Pool, PoolClient } from 'pg'
import { instantMs } from '../database/house-days.ts'
import type { Subject } from '../subjects/events.ts'
import type { MailState } from './mail-state.ts'
import { type MailTemplates, mailTemplates } from './mail-templates.ts'

/**
 * Every mail that was written about a subject, as SQL: a `WrittenMail[]` in JSON, for the statement
 * that reads the record of the subject.
 *
 * @param subjectKind, subjectId SQL that names the subject
 */
export function writtenMails(subjectKind: string, subjectId: string): string {
  return `(SELECT coalesce(json_agg(json_build_object('kind', m.kind, 'about', m.about, 'state', m.state, 'createdAt', ${instantMs('m.created_at')},
      'lastTry', CASE WHEN m.tried_at IS NOT NULL THEN json_build_object('at', ${instantMs('m.tried_at')}, 'attempts', m.attempts) END) ORDER BY m.created_at), '[]')
    FROM mails m WHERE m.subject_kind = ${subjectKind} AND m.subject_id = ${subjectId})`
}

/**
 * The end of a mail `m` that waits and makes no sense any more, as SQL. One whose outcome nobody
 * knows may have reached its reader, so it is called uncertain.
 */
export const WITHDRAWN = `CASE WHEN m.unknown_outcomes > 0 THEN 'uncertain' ELSE 'withdrawn' END`

/**
 * Ends the mails about a subject that wait and make no sense after an event; what each kind is
 * withdrawn by, its template says.
 *
 * @param on the transaction that notes the event
 * @param event the kind of event, such as `cancelled`
 * @returns the ids of what was ended, to be told as changed once the transaction is committed
 */
export async function withdrawMails(
  on: Pool | PoolClient,
  subject: Subject,
  event: string,
): Promise<string[]> {
  const kinds = Object.entries<MailTemplates[string]>(mailTemplates)
    .filter(([, { withdrawnBy = [], outdatedBy = [] }]) =>
      [...withdrawnBy, ...outdatedBy].includes(event),
    )
    .map(([kind]) => kind)
  const { rows } = await on.query<{ id: string }>(
    `UPDATE mails m SET state = ${WITHDRAWN}
     WHERE m.subject_kind = $1 AND m.subject_id = $2 AND m.state = 'queued' AND m.kind = ANY ($3) RETURNING m.id`,
    [subject.kind, subject.id, kinds],
  )
  return rows.map(({ id }) => id)
}

/** Mails that ended without surely reaching anybody, where a server is there to send them by. */
export const REPEATABLE_MAILS: readonly MailState[] = ['failed', 'uncertain', 'kept']

/** `repeated`: it waits to be sent again; `already`: it does, or went since; `not`: it cannot. */
export type Repeated = 'repeated' | 'already' | 'not'

/**
 * Has a mail that was not sent wait to be sent once more, as it was written and with the same
 * Message-ID. Its tries count from none again. Pressed twice, it waits once.
 */
export async function repeatMail(
  client: PoolClient,
  subject: Subject,
  mailId: string,
): Promise<{ outcome: Repeated; recipient: string }> {
  const { rows } = await client.query<{ state: MailState; recipient: string }>(
    'SELECT state, recipient FROM mails WHERE id = $1 AND subject_kind = $2 AND subject_id = $3 FOR UPDATE',
    [mailId, subject.kind, subject.id],
  )
  const found = rows[0]
  if (!found || found.state === 'withdrawn') return { outcome: 'not', recipient: '' }
  const { recipient, state } = found
  if (!REPEATABLE_MAILS.includes(state)) return { outcome: 'already', recipient }
  await client.query(
    `UPDATE mails SET state = 'queued', attempts = 0, unknown_outcomes = 0, tried_at = NULL WHERE id = $1`,
    [mailId],
  )
  return { outcome: 'repeated', recipient }
}

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
