import { createHmac, timingSafeEqual } from 'node:crypto'
import { Inject, Injectable } from '@nestjs/common'
import { Pool } from 'pg'
import { inTransaction } from '../database/open-database.ts'
import { ENVIRONMENT, type Environment } from '../environment/environment.ts'
import { hashPassword } from './passwords.ts'
import { screens } from '../../screens/screen-routes.ts'

/** A link for a new password lives this long, ms. By real time: a moved calendar ends none. */
const LIVES_MS = 60 * 60_000

/** Who asked for a link, and the link. */
export interface PasswordLink {
  email: string
  name: string
  url: string
}

interface StaffRow {
  id: string
  email: string
  name: string
  password_hash: string
}

/**
 * Links by which staff choose a new password. Nothing is stored: a link is signed over who, until
 * when and the password of now, so it ends by itself, and with the first use.
 */
@Injectable()
export class PasswordLinks {
  constructor(
    private readonly pool: Pool,
    @Inject(ENVIRONMENT) private readonly environment: Environment,
  ) {}

  /** A link for the member of staff with this address; null where none may sign in with it. */
  async forAddress(email: string): Promise<PasswordLink | null> {
    const { rows } = await this.pool.query<StaffRow>(
      'SELECT id, email, name, password_hash FROM staff WHERE lower(email) = lower($1) AND active',
      [email],
    )
    const staff = rows[0]
    if (!staff) return null
    const until = Date.now() + LIVES_MS
    const token = `${staff.id}.${until}.${this.signature(staff, until)}`
    // Behind the #, which no server and no log is told.
    const url = `${this.environment.publicUrl}${screens.newPassword.path}#${token}`
    return { email: staff.email, name: staff.name, url }
  }

  /**
   * Sets a new password by a link's token and ends every session of that member of staff. False
   * where the link is not ours, too old, or used.
   */
  async use(token: string, password: string): Promise<boolean> {
    const [, id, until, signature] =
      /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\.(\d{10,16})\.([\w-]{43})$/.exec(token) ?? []
    if (!id || !until || !signature || Number(until) <= Date.now()) return false
    const hash = await hashPassword(password)
    return inTransaction(this.pool, async (client) => {
      const { rows } = await client.query<StaffRow>(
        'SELECT id, email, name, password_hash FROM staff WHERE id = $1 AND active FOR UPDATE',
        [id],
      )
      if (!rows[0] || !isSame(signature, this.signature(rows[0], Number(until)))) return false
      await client.query('UPDATE staff SET password_hash = $2 WHERE id = $1', [id, hash])
      await client.query('DELETE FROM staff_sessions WHERE staff_id = $1', [id])
      return true
    })
  }

  private signature({ id, password_hash: hash }: StaffRow, until: number): string {
    return createHmac('sha256', this.environment.secret)
      .update(`new password ${id} ${until} ${hash}`)
      .digest('base64url')
  }
}

/** Compared in a time that tells nothing. */
function isSame(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)]
  return a.length === b.length && timingSafeEqual(a, b)
}
