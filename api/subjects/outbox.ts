import type { ClientBase, Pool } from 'pg'
import { currentWork, noteWork } from '../telemetry/work.ts'
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
  noteWork({ subject: kind, subjectId: id })
  await on.query(
    'INSERT INTO outbox (subject_kind, subject_id, topic, request_id) VALUES ($1, $2, $3, $4)',
    [kind, id, topic, currentWork().requestId ?? null],
  )
}
