import type { PoolClient } from 'pg'
import type { Subject } from '../subjects/subject.ts'
import type { MailState } from './mail-state.ts'

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
): Promise<{ outcome: Repeated; kind: string; recipient: string }> {
  const { rows } = await client.query<{ state: MailState; kind: string; recipient: string }>(
    'SELECT state, kind, recipient FROM mails WHERE id = $1 AND subject_kind = $2 AND subject_id = $3 FOR UPDATE',
    [mailId, subject.kind, subject.id],
  )
  const found = rows[0]
  if (!found || found.state === 'withdrawn') return { outcome: 'not', kind: '', recipient: '' }
  const { kind, recipient, state } = found
  if (!REPEATABLE_MAILS.includes(state)) return { outcome: 'already', kind, recipient }
  await client.query(
    `UPDATE mails SET state = 'queued', attempts = 0, unknown_outcomes = 0, tried_at = NULL WHERE id = $1`,
    [mailId],
  )
  return { outcome: 'repeated', kind, recipient }
}
