import { setTimeout as wait } from 'node:timers/promises'
import type { ClientBase } from 'pg'
import { check } from './checker/check.ts'
import type { Finding } from './checker/seen.ts'
import type { House } from './house/house.ts'
import { readPortals } from './writers/portal.ts'

const DAY = 86_400_000
/** What has become no less wrong within this time stays wrong, ms. */
const SETTLES_WITHIN = 90_000
/** How often who sleeps until a moment that has come is woken, ms: the house looks every minute. */
const WOKEN_EVERY = 10_000

/**
 * Waits until a house has done all that is due in it, and nothing is wrong any more. First by its
 * own clock, so that whatever was paid is confirmed and told; only the mails that rest after a try
 * may still wait. Then a day later: every hold has ended and every session at the provider with it,
 * and every mail that rested was tried again.
 *
 * @param cookie of a session of staff, who read the feeds of portals
 * @returns what stays wrong
 */
export async function settle(house: House, cookie: string): Promise<Finding[]> {
  const client = await house.connect()
  try {
    await readPortals(house, cookie)
    await untilQuiet(house, client, ({ kind }) => kind !== 'mail waiting')
    house.shiftClock(house.now().getTime() - Date.now() + DAY)
    // Every process has read it by then.
    await wait(300)
    await readPortals(house, cookie)
    return await untilQuiet(house, client, () => true)
  } finally {
    await client.end()
  }
}

/** Until nothing is due and found, or no less than before for a while: a busy machine takes long. */
async function untilQuiet(
  house: House,
  client: ClientBase,
  counts: (found: Finding) => boolean,
): Promise<Finding[]> {
  let [fewest, end, wokenAt] = [Infinity, 0, -Infinity]
  for (;;) {
    const due = await subjectsDue(client, house.now())
    // What is wrong while something is under way says nothing yet.
    const isOver = performance.now() > end && fewest < Infinity
    const findings =
      due > 0 && !isOver
        ? []
        : (await check(client, house.seen(), house.now())).filter((found) => counts(found))
    if (due + findings.length === 0) return []
    if (isOver && due === 0) return findings
    if (isOver)
      return [...findings, { kind: 'unsettled', id: '', said: 'nothing due', is: `${due} due` }]
    const left = due > 0 ? 1_000_000 + due : findings.length
    if (left < fewest) [fewest, end] = [left, performance.now() + SETTLES_WITHIN]
    if (performance.now() - wokenAt > WOKEN_EVERY && (await wakeDue(client, house.now())))
      wokenAt = performance.now()
    await wait(250)
  }
}

/**
 * Subjects for which the house has something to do by now, or tries in vain; but for those whose
 * mail rests, which nobody can wake.
 */
const DUE = `FROM subject_dues d WHERE next_due_at <= $1::timestamptz
  OR failing_since IS NOT NULL AND next_due_at < $1::timestamptz + interval '6 minutes'
    AND NOT EXISTS (SELECT FROM mails m WHERE m.subject_id = d.subject_id AND m.state = 'queued')`

async function subjectsDue(client: ClientBase, now: Date): Promise<number> {
  const { rows } = await client.query<{ due: number }>(`SELECT count(*)::int AS due ${DUE}`, [now])
  return rows[0]!.due
}

/**
 * Tells their workflows, as the house itself does after a minute: a test cannot move their sleep.
 * Nobody who was told and is about to look, and nobody while a busy house has others to tell.
 *
 * @returns whether it told anybody
 */
async function wakeDue(client: ClientBase, now: Date): Promise<boolean> {
  const { rowCount } = await client.query(
    `INSERT INTO outbox (subject_kind, subject_id, topic)
     SELECT subject_kind, subject_id, 'torture' FROM (SELECT * ${DUE}) AS due
     WHERE next_due_at > '-infinity' AND NOT EXISTS (SELECT FROM outbox WHERE delivered_at IS NULL)`,
    [now],
  )
  await client.query('NOTIFY outbox')
  return rowCount !== 0
}
