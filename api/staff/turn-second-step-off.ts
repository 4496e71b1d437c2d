import type { ClientBase } from 'pg'

/** Who did it, as `changes` tells: whoever may read the server's own settings. */
const BY = 'De beheerder van de server'

/**
 * Has an account ask for its password alone, from the server itself: its recovery codes and sessions
 * end, and it is written down. In a transaction of whoever calls it.
 *
 * @param email however it is written
 * @returns whether there was a second step to turn off
 */
export async function turnSecondStepOff(client: ClientBase, email: string): Promise<boolean> {
  await client.query(
    `SELECT set_config('kamersleutel.by', $1, true), set_config('kamersleutel.staff_id', '', true)`,
    [BY],
  )
  const { rows } = await client.query<{ id: string }>(
    `UPDATE staff SET totp_secret = NULL, totp_since = NULL, totp_last_step = NULL
     WHERE lower(email) = lower($1) AND totp_since IS NOT NULL RETURNING id`,
    [email.trim()],
  )
  if (!rows[0]) return false
  for (const table of ['staff_recovery_codes', 'staff_sessions'])
    await client.query(`DELETE FROM ${table} WHERE staff_id = $1`, [rows[0].id])
  return true
}
