import { Inject, Injectable } from '@nestjs/common'
import { Pool, type PoolClient } from 'pg'
import { statesThatAllow } from '../../rules/bookings/booking-life.ts'
import { isWithinBounds } from '../../rules/rule-numbers/catalogue.ts'
import { Notifier } from '../database/notifier.ts'
import { Clock } from '../environment/clock.ts'
import { ENVIRONMENT, type Environment } from '../environment/environment.ts'
import { HOLD_OVER } from './stay-record.ts'

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

const HOLD_ENDS = Object.keys(HOLD_OVER).map((column) => `${column} = NULL`)

/**
 * Releases holds, as parts of a `WITH`: the bookings end, and what was sold is taken back from their
 * folios. `seen` is a part before it, with `id`, `folio_id` and `total_cents` of held bookings that
 * are locked; `$1` is now.
 */
export const RELEASED = `released AS (
    UPDATE bookings b SET state = 'expired', total_cents = 0, ${HOLD_ENDS.join(', ')}, updated_at = $1 FROM seen WHERE b.id = seen.id RETURNING b.id),
  taken_back AS (
    INSERT INTO folio_entries (folio_id, kind, cents, at, note) SELECT folio_id, 'changed', -total_cents, $1, 'expired' FROM seen WHERE total_cents <> 0)`

/** The end of unpaid holds. */
@Injectable()
export class Holds {
  constructor(
    private readonly pool: Pool,
    private readonly clock: Clock,
    private readonly notifier: Notifier,
  ) {}

  /**
   * Ends an unpaid hold that is past its end, and with it the claim on its room; what was sold is
   * taken back. Any other booking is left as it is.
   */
  async expireHold(bookingId: string): Promise<void> {
    const { rowCount } = await this.pool.query(
      `WITH seen AS (
         SELECT id, folio_id, total_cents, hold_until FROM bookings WHERE id = $2 AND state = ANY ($3) AND hold_until <= $1 FOR UPDATE),
       ${RELEASED}
       INSERT INTO events (subject_kind, subject_id, kind, at) SELECT 'booking', id, 'expired', hold_until FROM seen`,
      [new Date(this.clock.now()), bookingId, statesThatAllow('expire')],
    )
    if (rowCount) this.notifier.publish('bookings', bookingId)
  }
}
