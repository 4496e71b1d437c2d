import { Inject, Injectable } from '@nestjs/common'
import { Pool, type PoolClient } from 'pg'
import { isWithinBounds } from '../../rules/rule-numbers/catalogue.ts'
import { ENVIRONMENT, type Environment } from '../environment/environment.ts'

/**
 * How long a guest's unpaid booking keeps its room: as staff set it, else as the environment says.
 * A payment may take as long as its session: a shorter hold would sell its room twice.
 */
@Injectable()
export class HoldLength {
  constructor(
    private readonly pool: Pool,
    @Inject(ENVIRONMENT)
    private readonly environment: Pick<Environment, 'holdMinutes' | 'paymentSessionMinutes'>,
  ) {}

  /** Minutes, of what is stored; null where nothing is. */
  minutes(stored: number | null): number {
    const { holdMinutes, paymentSessionMinutes } = this.environment
    return stored === null || stored <= paymentSessionMinutes ? holdMinutes : stored
  }

  /** Milliseconds, as the settings say now. */
  async ms(on: Pool | PoolClient = this.pool): Promise<number> {
    const { rows } = await on.query<{ minutes: unknown }>(
      `SELECT value -> 'hold.minutes' AS minutes FROM settings WHERE key = 'rule-numbers'`,
    )
    const minutes = rows[0]?.minutes
    return this.minutes(isWithinBounds('hold.minutes', minutes) ? minutes : null) * 60_000
  }
}
