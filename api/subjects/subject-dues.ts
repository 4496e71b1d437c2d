import type { ClientBase, Pool } from 'pg'
import type { Subject } from './subject.ts'

/** What a plan came to, ms since 1970 UTC. */
export interface Due {
  /**
   * When something is next to be done. `Infinity`: nothing is, by a clock that was moved and may be
   * moved back; null: nothing ever will be.
   */
  at: number | null
  /** Whether a step of it failed and has not succeeded since. */
  isFailing: boolean
  /** The clock's now: a failure that is new is dated with it. */
  now: number
}

/**
 * Notes when something is next to be done for a subject, and since when a step of it fails. Written
 * wherever the plan is read; where nothing changed, once a minute.
 *
 * @returns whether it began to fail, or stopped failing
 */
export async function noteDue(
  on: Pool | ClientBase,
  { kind, id }: Subject,
  { at, isFailing, now }: Due,
): Promise<boolean> {
  if (at === null) {
    const { rows } = await on.query<{ wasFailing: boolean }>(
      `DELETE FROM subject_dues WHERE subject_kind = $1 AND subject_id = $2
       RETURNING failing_since IS NOT NULL AS "wasFailing"`,
      [kind, id],
    )
    return rows[0]?.wasFailing ?? false
  }
  const { rows } = await on.query<{ wasFailing: boolean }>(
    `WITH before AS (SELECT failing_since FROM subject_dues WHERE subject_kind = $1 AND subject_id = $2),
     noted AS (
       INSERT INTO subject_dues AS due (subject_kind, subject_id, next_due_at, failing_since)
       VALUES ($1, $2, $3, $4)
       ON CONFLICT (subject_kind, subject_id) DO UPDATE SET next_due_at = excluded.next_due_at, looked_at = now(),
         failing_since = CASE WHEN excluded.failing_since IS NOT NULL THEN coalesce(due.failing_since, excluded.failing_since) END
       WHERE due.next_due_at <> excluded.next_due_at OR due.looked_at < now() - interval '1 minute'
         OR (due.failing_since IS NULL) <> (excluded.failing_since IS NULL))
     SELECT failing_since IS NOT NULL AS "wasFailing" FROM before`,
    [kind, id, at === Infinity ? 'infinity' : new Date(at), isFailing ? new Date(now) : null],
  )
  return (rows[0]?.wasFailing ?? false) !== isFailing
}
