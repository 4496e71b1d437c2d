import type { ClientBase, Pool } from 'pg'
import {
  type DecidingAct,
  type DecisionKind,
  decidedMeanwhile,
} from '../../rules/decisions/decided-meanwhile.ts'
import { type Decision, whatStands } from '../../rules/decisions/what-stands.ts'
import type { ApiError } from '../errors/api-error.ts'
import { changedMeanwhile } from '../errors/refused.ts'
import type { Subject } from './subject.ts'

/**
 * Refuses an act where others decided meanwhile what it rests on, with what stands now, by whom and
 * since when. Called with the record locked, before anything of the act is done.
 *
 * @param decided `version` is that of the record on the screen
 * @returns null where nothing stands in its way
 */
export async function refuseStale(
  on: Pool | ClientBase,
  subject: Subject,
  { act, version, at }: { act: DecidingAct; version: number; at: Date },
): Promise<ApiError['error'] | null> {
  const since = decidedMeanwhile(act, await decisionsOf(on, subject, 'version > $3', version))
  return since.length === 0 ? null : changedMeanwhile(whatStands(since, at.getTime()))
}

/**
 * Refuses an act that was done before by another press, with who did it, when and how.
 *
 * @returns null where nobody noted that it was done
 */
export async function refuseDone(
  on: Pool | ClientBase,
  subject: Subject,
  kind: DecisionKind,
  at: Date,
): Promise<ApiError['error'] | null> {
  const done = await decisionsOf(on, subject, 'kind = $3', kind)
  return done.length === 0 ? null : changedMeanwhile(whatStands(done.slice(-1), at.getTime()))
}

/** The decisions of a record, oldest first. */
async function decisionsOf(
  on: Pool | ClientBase,
  { kind, id }: Subject,
  which: 'version > $3' | 'kind = $3',
  value: number | string,
): Promise<Decision[]> {
  const { rows } = await on.query<Decision>(
    `SELECT kind, by, trunc(extract(epoch FROM at) * 1000)::float8 AS at, coalesce(data ->> 'backCents', data ->> 'cents', '0')::int AS cents FROM events
     WHERE subject_kind = $1 AND subject_id = $2 AND ${which} ORDER BY id`,
    [kind, id, value],
  )
  return rows
}
