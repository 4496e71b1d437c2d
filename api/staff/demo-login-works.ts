import type { ClientBase, Pool } from 'pg'
import { demoLogin } from './demo-login.ts'
import { isPassword } from './passwords.ts'

/**
 * Whether the demo login opens this property: one that had staff of its own when it was started never
 * got it, and staff may have changed it.
 */
export async function demoLoginWorks(client: ClientBase | Pool): Promise<boolean> {
  const { rows } = await client.query<{ password_hash: string | null }>(
    'SELECT password_hash FROM staff WHERE lower(email) = $1 AND active',
    [demoLogin.email],
  )
  return rows[0] !== undefined && (await isPassword(rows[0].password_hash, demoLogin.password))
}
