import { createHmac, randomBytes, randomUUID } from 'node:crypto'
import { Inject, Injectable } from '@nestjs/common'
import { type ClientBase, Pool } from 'pg'
import type { FirstAccountForm } from '../../rules/forms/check-first-account.ts'
import {
  codeBytes,
  firstAccountCode,
  readFirstAccountCode,
} from '../../rules/login/first-account-code.ts'
import { inTransaction } from '../database/open-database.ts'
import { ENVIRONMENT, type Environment } from '../environment/environment.ts'
import { hashPassword } from './passwords.ts'
import type { StaffSessionView } from './staff-views.ts'

/** `made`: there is an account already. */
export type FirstAccountMade =
  | { ok: true; staff: StaffSessionView }
  | { ok: false; why: 'wrong-code' | 'made' }

/**
 * The first account of a house, made once by who reads the code on the server's own screen:
 * docs/why-does-the-first-account-need-a-code.md
 */
@Injectable()
export class FirstAccount {
  constructor(
    private readonly pool: Pool,
    @Inject(ENVIRONMENT) private readonly environment: Pick<Environment, 'secret'>,
  ) {}

  /** Whether nobody can sign in yet. */
  isNeeded(): Promise<boolean> {
    return hasNoStaff(this.pool)
  }

  /** Whether this is the code of now. */
  async isCode(typed: string): Promise<boolean> {
    const { rowCount } = await this.pool.query(
      'SELECT FROM first_account_code WHERE code_hash = $1',
      [hashOf(typed, this.environment.secret)],
    )
    return rowCount === 1
  }

  /** Makes the account and uses the code up. Of several who bring it at once, one makes it. */
  async make({ code, name, email, password }: FirstAccountForm): Promise<FirstAccountMade> {
    const passwordHash = await hashPassword(password)
    const typed = { name: name.trim(), email: email.trim() }
    return inTransaction(this.pool, async (client) => {
      // Taking the row waits for who takes it first, and finds it gone then.
      const used = await client.query('DELETE FROM first_account_code WHERE code_hash = $1', [
        hashOf(code, this.environment.secret),
      ])
      if (!(await hasNoStaff(client))) return { ok: false, why: 'made' }
      if (!used.rowCount) return { ok: false, why: 'wrong-code' }
      // An account of that address that was switched off belongs to somebody: it is theirs again.
      const { rows } = await client.query<{ id: string }>(
        'SELECT id FROM staff WHERE lower(email) = lower($1) FOR UPDATE',
        [typed.email],
      )
      const staff = { staffId: rows[0]?.id ?? randomUUID(), ...typed }
      await client.query(
        `SELECT set_config('kamersleutel.by', $1, true), set_config('kamersleutel.staff_id', $2, true)`,
        [staff.name, staff.staffId],
      )
      // What opened it before opens it no more.
      for (const table of ['staff_recovery_codes', 'staff_sessions'])
        await client.query(`DELETE FROM ${table} WHERE staff_id = $1`, [staff.staffId])
      await client.query(
        `INSERT INTO staff (id, email, name, password_hash, password_set_at) VALUES ($1, $2, $3, $4, now())
         ON CONFLICT (lower(email)) DO UPDATE SET name = excluded.name, password_hash = excluded.password_hash, password_set_at = now(),
           active = true, invited_at = NULL, totp_secret = NULL, totp_since = NULL, totp_last_step = NULL`,
        [staff.staffId, staff.email, staff.name, passwordHash],
      )
      return { ok: true, staff }
    })
  }
}

/**
 * Makes the code anew and answers it; it exists nowhere else. Null where there is an account: then
 * what was left of an older code goes too.
 */
export async function newFirstAccountCode(
  client: ClientBase,
  secret: string,
): Promise<string | null> {
  await client.query('DELETE FROM first_account_code')
  if (!(await hasNoStaff(client))) return null
  const code = firstAccountCode(randomBytes(codeBytes))
  await client.query(
    `INSERT INTO first_account_code (code_hash) VALUES ($1)
     ON CONFLICT (only_one) DO UPDATE SET code_hash = excluded.code_hash, made_at = now()`,
    [hashOf(code, secret)],
  )
  return code
}

/** Who was only invited, or came with an import, cannot sign in. */
async function hasNoStaff(client: ClientBase | Pool): Promise<boolean> {
  const { rows } = await client.query<{ none: boolean }>(
    'SELECT NOT EXISTS (SELECT FROM staff WHERE active AND password_hash IS NOT NULL) AS none',
  )
  return rows[0]!.none
}

/** What is no code has a hash too, of nothing. */
function hashOf(typed: string, secret: string): string {
  return createHmac('sha256', secret)
    .update(`first account ${readFirstAccountCode(typed) ?? ''}`)
    .digest('base64url')
}
