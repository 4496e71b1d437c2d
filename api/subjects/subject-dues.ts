import type { ClientBase, Pool } from 'pg'
import type { Subject } from './subject.ts'

/**
 * Notes when something is next to be done for a subject. Written wherever the plan is read.
 *
 * @param at ms since 1970 UTC; `Infinity`: nothing is, by a clock that was moved and may be moved
 * back; null: nothing ever will be
 */
export async function noteDue(
  on: Pool | ClientBase,
  { kind, id }: Subject,
  at: number | null,
): Promise<void> {
  if (at === null) {
    await on.query('DELETE FROM subject_dues WHERE subject_kind = $1 AND subject_id = $2', [
      kind,
      id,
    ])
    return
  }
  await on.query(
    `INSERT INTO subject_dues (subject_kind, subject_id, next_due_at) VALUES ($1, $2, $3)
     ON CONFLICT (subject_kind, subject_id) DO UPDATE SET next_due_at = excluded.next_due_at
     WHERE subject_dues.next_due_at <> excluded.next_due_at`,
    [kind, id, at === Infinity ? 'infinity' : new Date(at)],
  )
}
