import { Inject, Injectable, Logger } from '@nestjs/common'
import { Pool } from 'pg'
import { ENVIRONMENT, type Environment } from '../environment/environment.ts'
import { hashOfRecoveryCode } from './recovery-codes.ts'
import { openSealed } from './sealed-text.ts'
import { stepOfCode } from './totp.ts'

/** Under these words the key of somebody's app is sealed. */
export const totpOf = (staffId: string) => `totp ${staffId}`

/** The second step of signing in: a code of the authenticator app, or a recovery code instead. */
@Injectable()
export class SecondStep {
  private readonly log = new Logger(SecondStep.name)

  constructor(
    private readonly pool: Pool,
    @Inject(ENVIRONMENT) private readonly environment: Environment,
  ) {}

  /** Whether a code is good; one that is, is used up by it. By real time: apps know no other. */
  async takes(staffId: string, typed: string): Promise<boolean> {
    const digits = typed.replaceAll(/\s/g, '')
    return /^\d{6}$/.test(digits)
      ? this.takesCode(staffId, digits)
      : this.takesRecoveryCode(staffId, typed)
  }

  private async takesCode(staffId: string, code: string): Promise<boolean> {
    const { rows } = await this.pool.query<{ sealed: string; last: number | null }>(
      'SELECT totp_secret AS sealed, totp_last_step AS last FROM staff WHERE id = $1 AND totp_secret IS NOT NULL',
      [staffId],
    )
    if (!rows[0]) return false
    const secret = openSealed(rows[0].sealed, totpOf(staffId), this.environment.secret)
    if (secret === null) {
      this.log.error('the key of an authenticator app was sealed with another SECRET')
      return false
    }
    const step = stepOfCode(secret, code, { now: Date.now(), lastStep: rows[0].last })
    if (step === null) return false
    // Of two that come with the same code at once, one is first.
    const used = await this.pool.query(
      'UPDATE staff SET totp_last_step = $2 WHERE id = $1 AND (totp_last_step IS NULL OR totp_last_step < $2)',
      [staffId, step],
    )
    return used.rowCount === 1
  }

  private async takesRecoveryCode(staffId: string, typed: string): Promise<boolean> {
    const used = await this.pool.query(
      'DELETE FROM staff_recovery_codes WHERE staff_id = $1 AND code_hash = $2',
      [staffId, hashOfRecoveryCode(staffId, typed)],
    )
    return used.rowCount === 1
  }
}
