import { z } from 'zod'
import { seenVersion } from '../edits/kept-shape.ts'
import { keptSetting } from './setting-rows.ts'
import type { ClientBase, Pool } from 'pg'

/** The row of the settings that says whether the calls of the old site are answered. */
const OLD_CALLS_KEY = 'old-calls'

/**
 * As it is until staff choose, or an import of the old site turns it on: who never had that site has
 * nobody who calls so (docs/why-do-the-old-calls-read-no-cookie.md).
 */
const usualOldCalls = { on: false }

/** Whether the calls of the old site (BO §7, G §7) are answered now. */
export async function areOldCallsOn(on: Pool | ClientBase): Promise<boolean> {
  const { rows } = await on.query<{ on: boolean }>(
    `SELECT (value ->> 'on')::boolean AS "on" FROM settings WHERE key = $1`,
    [OLD_CALLS_KEY],
  )
  return rows[0]?.on ?? usualOldCalls.on
}

/** Has them answered from now on, where staff have not chosen yet: the old site was moved in. */
export async function answerOldCallsFromNow(client: ClientBase): Promise<void> {
  await client.query(
    `INSERT INTO settings (key, value) VALUES ($1, '{"on": true}') ON CONFLICT DO NOTHING`,
    [OLD_CALLS_KEY],
  )
}

const viewShape = z.object({
  id: z.literal(OLD_CALLS_KEY),
  on: z.boolean().meta({ description: 'Whether the calls of the old site are answered.' }),
  version: z.int(),
})
export type OldCallsView = z.output<typeof viewShape>

/** Whether pages of the old site that are still open somewhere are answered (BO §7, G §7). */
export const oldCalls = keptSetting({
  name: 'OldCalls',
  address: OLD_CALLS_KEY,
  initial: usualOldCalls,
  shape: z.object({
    on: z.boolean({ error: 'Kies of de oude website nog wordt beantwoord.' }),
    ...seenVersion,
  }),
  viewShape,
  partOf: ({ on }) => ({ on }),
  viewOf: (value) => value,
})
