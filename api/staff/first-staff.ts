import { randomUUID } from 'node:crypto'
import type { Pool } from 'pg'
import { demoLogin } from './demo-login.ts'
import { hashPassword } from './passwords.ts'

/**
 * The login a property without staff is given: the one from outside, else the demo's; none on a server
 * that is given none.
 */
export function loginToBegin({
  firstStaff,
  demo,
}: {
  firstStaff: { email: string; password: string } | null
  demo: boolean
}): { email: string; password: string } | null {
  return firstStaff ?? (demo ? demoLogin : null)
}

/**
 * Makes the first member of staff, when nobody can sign in yet. Who is there already under that
 * address, as an import leaves staff, is given the password. Two processes may start at once: one of
 * them makes it.
 */
export async function ensureFirstStaff(
  pool: Pool,
  login: { email: string; password: string } | null,
): Promise<void> {
  // Everyone can read the demo's password: on a server that is no demo any more it opens nothing.
  if (login?.email !== demoLogin.email)
    await pool.query('UPDATE staff SET active = false WHERE email = $1 AND active', [
      demoLogin.email,
    ])
  if (login === null) return
  const { rows } = await pool.query<{ some: boolean }>(
    'SELECT EXISTS (SELECT FROM staff WHERE active AND password_hash IS NOT NULL) AS some',
  )
  if (rows[0]!.some) return
  await pool.query(
    `INSERT INTO staff (id, email, name, password_hash) VALUES ($1, $2, 'Beheer', $3)
     ON CONFLICT (lower(email)) DO UPDATE SET password_hash = excluded.password_hash, invited_at = NULL
     WHERE staff.active AND staff.password_hash IS NULL`,
    [randomUUID(), login.email, await hashPassword(login.password)],
  )
}
