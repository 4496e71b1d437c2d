import { Inject, Injectable } from '@nestjs/common'
import type { ClientBase } from 'pg'
import { Pool } from 'pg'
import { Notifier } from '../database/notifier.ts'
import { inTransaction } from '../database/open-database.ts'
import { ENVIRONMENT, type Environment } from '../environment/environment.ts'
import { PublicAddress } from '../environment/public-address.ts'
import { hashPassword } from './passwords.ts'
import { isSigned, linkToken, readLinkToken } from './signed-link.ts'
import { screens } from '../../screens/screen-routes.ts'

/** A link for a new password, and an invitation, live this long, ms. By real time. */
const LIVES_MS = 60 * 60_000
const INVITED_MS = 7 * 24 * 60 * 60_000

/** Whom a link is mailed to, and the link. */
export interface PasswordLink {
  email: string
  name: string
  url: string
}

interface StaffRow {
  id: string
  email: string
  name: string
  password_hash: string | null
  invited_at: Date | null
}

/** Links by which staff choose a password: a new one, or their first after an invitation. */
@Injectable()
export class PasswordLinks {
  constructor(
    private readonly pool: Pool,
    private readonly notifier: Notifier,
    private readonly address: PublicAddress,
    @Inject(ENVIRONMENT) private readonly environment: Environment,
  ) {}

  /** A link for a member of staff; null for one who may not sign in. */
  async forStaff(staffId: string): Promise<PasswordLink | null> {
    const staff = await this.read(this.pool, staffId)
    if (!staff) return null
    const until = Date.now() + (staff.password_hash === null ? INVITED_MS : LIVES_MS)
    const { secret } = this.environment
    const token = linkToken(staff.id, { until, over: over(staff), secret })
    // Behind the #, which no server and no log is told.
    const url = `${this.address.url}${screens.newPassword.path}#${token}`
    return { email: staff.email, name: staff.name, url }
  }

  /**
   * Sets a password by a link's token and ends every session of that member of staff.
   *
   * @returns who they are; null where the link is not ours, too old, or used
   */
  async use(token: string, password: string): Promise<string | null> {
    const read = readLinkToken(token)
    if (!read) return null
    const { secret } = this.environment
    const isGood = (staff: StaffRow | null) => staff !== null && isSigned(read, over(staff), secret)
    // Before the hash, which costs: a link that is made up gets none.
    if (!isGood(await this.read(this.pool, read.staffId))) return null
    const hash = await hashPassword(password)
    const used = await inTransaction(this.pool, async (client) => {
      const staff = await this.read(client, read.staffId, 'FOR UPDATE')
      if (!staff || !isGood(staff)) return false
      // They do it themselves, so it is written down as theirs.
      await client.query(
        `SELECT set_config('kamersleutel.by', $1, true), set_config('kamersleutel.staff_id', $2, true)`,
        [staff.name, staff.id],
      )
      await client.query(
        'UPDATE staff SET password_hash = $2, password_set_at = now(), invited_at = NULL WHERE id = $1',
        [staff.id, hash],
      )
      await client.query('DELETE FROM staff_sessions WHERE staff_id = $1', [staff.id])
      return true
    })
    if (!used) return null
    this.notifier.publish('staff', read.staffId)
    return read.staffId
  }

  private async read(
    client: Pool | ClientBase,
    staffId: string,
    lock: 'FOR UPDATE' | '' = '',
  ): Promise<StaffRow | null> {
    const { rows } = await client.query<StaffRow>(
      `SELECT id, email, name, password_hash, invited_at FROM staff WHERE id = $1 AND active ${lock}`,
      [staffId],
    )
    return rows[0] ?? null
  }
}

/** What a link is signed over: one invitation ends the one before, a password every link. */
function over({ password_hash: hash, invited_at: invited }: StaffRow): string {
  return hash === null ? `invitation ${invited?.getTime()}` : `new password ${hash}`
}
