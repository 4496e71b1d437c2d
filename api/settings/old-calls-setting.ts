import type { ClientBase, Pool } from 'pg'

/** The row of the settings that says whether the calls of the old site are answered. */
export const OLD_CALLS_KEY = 'old-calls'

/**
 * As it is until staff choose: who never had that site has
 * nobody who calls so (docs/why-do-the-old-calls-read-no-cookie.md).
 */
export const usualOldCalls = { on: false }

/** Whether the calls of the old site (BO §7, G §7) are answered now. */
export async function areOldCallsOn(on: Pool | ClientBase): Promise<boolean> {
  const { rows } = await on.query<{ on: boolean }>(
    `SELECT (value ->> 'on')::boolean AS "on" FROM settings WHERE key = $1`,
    [OLD_CALLS_KEY],
  )
  return rows[0]?.on ?? usualOldCalls.on
}
