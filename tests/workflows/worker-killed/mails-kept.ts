import type { Subject } from '../../../api/subjects/events.ts'
import type { Setup } from '../setup/setup.ts'

/** Has mails about a subject stand as written before: of each kind one. */
export async function mailsKept(
  setup: Setup,
  { kind, id }: Subject,
  ...mails: string[]
): Promise<void> {
  await setup.pool.query(
    `INSERT INTO mails (id, subject_kind, subject_id, kind, message_id, recipient, subject, text, html, state, created_at)
     SELECT gen_random_uuid(), $1, $2, mail, mail, 'x', 'x', 'x', 'x', 'kept', now() FROM unnest($3::text[]) AS mail`,
    [kind, id, mails],
  )
}
