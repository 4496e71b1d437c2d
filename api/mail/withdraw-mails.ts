import type { Pool, PoolClient } from 'pg'
import type { Subject } from '../subjects/subject.ts'
import { type MailTemplates, mailTemplates } from './mail-templates.ts'

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
  templates: MailTemplates = mailTemplates,
): Promise<string[]> {
  const kinds = Object.values(templates).filter(({ withdrawnBy, outdatedBy = [] }) =>
    [...withdrawnBy, ...outdatedBy].includes(event),
  )
  const { rows } = await on.query<{ id: string }>(
    `UPDATE mails m SET state = ${WITHDRAWN}
     WHERE m.subject_kind = $1 AND m.subject_id = $2 AND m.state = 'queued' AND m.kind = ANY ($3) RETURNING m.id`,
    [subject.kind, subject.id, kinds.map(({ kind }) => kind)],
  )
  return rows.map(({ id }) => id)
}
