import type { ClientBase, Pool } from 'pg'
import type { Subject } from './subject.ts'

/**
 * Has the workflow of a subject plan again once the transaction of `on` is committed. Whoever is in
 * a hurry says `outbox` to the notifier after that; the relay looks every few seconds all the same.
 *
 * @param topic why, for who reads the table
 */
export async function tellOutbox(
  on: Pool | ClientBase,
  { kind, id }: Subject,
  topic: string,
): Promise<void> {
  await on.query('INSERT INTO outbox (subject_kind, subject_id, topic) VALUES ($1, $2, $3)', [
    kind,
    id,
    topic,
  ])
}
