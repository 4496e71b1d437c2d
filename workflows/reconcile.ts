import type { Pool } from 'pg'
import { fewAtOnce } from '../api/database/few-at-once.ts'
import type { Subject } from '../api/subjects/events.ts'

/** How many workflows are reached at once. */
const AT_ONCE = 10

/**
 * Which subjects are looked at: those for which something is `due`; after the clock was `moved`
 * also those that had come to their end by the clock before; `every` one that is not at its end.
 */
export type Which = 'due' | 'moved' | 'every'

const WHICH: Record<Which, string> = {
  due: 'next_due_at <= $2',
  moved: `next_due_at <= $2 OR next_due_at = 'infinity'`,
  every: 'true',
}

/** How a workflow is reached: `ensure` starts it where it is missing, `wake` has it plan again. */
export interface WorkflowReach {
  ensure(subject: Subject): Promise<void>
  wake(subject: Subject): Promise<void>
}

interface Row extends Subject {
  due: boolean
}

/**
 * Reaches the workflows of subjects for which something is to do: whose workflow was lost with
 * Temporal's data, whose time came while no worker ran, whose clock was moved. When that is, each
 * plan has noted itself; no rule of any kind is known here.
 *
 * @param kinds the kinds that this worker carries
 * @param now of the property's clock, ms
 * @returns how many were reached
 */
export async function reconcile(
  pool: Pool,
  kinds: readonly string[],
  which: Which,
  now: number,
  workflows: WorkflowReach,
): Promise<number> {
  const { rows } = await pool.query<Row>(
    `SELECT subject_kind AS kind, subject_id AS id, next_due_at <= $2 OR next_due_at = 'infinity' AS due
     FROM subject_dues WHERE subject_kind = ANY ($1) AND (${WHICH[which]}) ORDER BY next_due_at`,
    [kinds, new Date(now)],
  )
  await fewAtOnce(rows, AT_ONCE, ({ kind, id, due }) =>
    workflows[due ? 'wake' : 'ensure']({ kind, id }),
  )
  return rows.length
}
