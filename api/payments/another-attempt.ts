import { randomUUID } from 'node:crypto'
import type { Pool, PoolClient } from 'pg'
import type { BookingAccepted } from '../bookings/booking-views.ts'
import type { BookingState } from '../../rules/bookings/booking-state.ts'
import type { PaymentState } from './payment-state.ts'
import { checkoutAddress } from '../../screens/guest-addresses.ts'
import type { Notifier } from '../database/notifier.ts'
import { inTransaction } from '../database/open-database.ts'
import type { Clock } from '../environment/clock.ts'
import { tellOutbox } from '../subjects/outbox.ts'
import { isLost } from './payment-progress.ts'
import { type PaymentProvider, ProviderError } from './payment-provider.ts'

/**
 * A hold that is paid for in vain again and again ends all the same: this many times its length
 * after the booking was made.
 */
const LONGEST_HOLD = 3

export type AnotherAttemptResult =
  | { ok: true; accepted: BookingAccepted }
  | { ok: false; reason: 'not-found' | 'booking-not-payable' }

interface Held {
  number: string
  state: BookingState
  total_cents: number
  hold_until: Date | null
  created_at: Date
}

interface LastAttempt {
  id: string
  state: PaymentState
  provider_id: string | null
}

/**
 * Lets a guest whose payment failed, was cancelled or ran out try again while the room is held. As
 * the first, an attempt is opened on the way to it.
 */
export class AnotherAttempt {
  constructor(
    private readonly pool: Pool,
    private readonly provider: PaymentProvider,
    private readonly clock: Clock,
    private readonly notifier: Notifier,
    private readonly settings: { holdMinutes: number; publicUrl: string },
  ) {}

  /**
   * An attempt that can still be paid is left as it is; two clicks at once share one new attempt,
   * because the booking's row is locked.
   */
  async begin(bookingId: string): Promise<AnotherAttemptResult> {
    const last = await this.lastAttempt(this.pool, bookingId)
    if (!last) return { ok: false, reason: 'not-found' }
    const lastIsLost = await this.isLostByNow(last)
    const begun = await inTransaction(this.pool, (client) =>
      this.beginIn(client, bookingId, last.id, lastIsLost),
    )
    if (!begun) return { ok: false, reason: 'booking-not-payable' }
    this.notifier.say('outbox')
    const paymentUrl = checkoutAddress(this.settings.publicUrl, bookingId)
    return {
      ok: true,
      accepted: {
        id: bookingId,
        number: begun.number,
        paymentUrl,
        holdUntil: begun.holdUntil.toISOString(),
      },
    }
  }

  private async beginIn(
    client: PoolClient,
    bookingId: string,
    seenId: string,
    seenIsLost: boolean,
  ) {
    const now = new Date(this.clock.now())
    const { rows } = await client.query<Held>(
      'SELECT number, state, total_cents, hold_until, created_at FROM bookings WHERE id = $1 FOR UPDATE',
      [bookingId],
    )
    const booking = rows[0]
    if (
      !booking ||
      booking.state !== 'held' ||
      booking.hold_until === null ||
      booking.hold_until <= now
    )
      return null
    const last = await this.lastAttempt(client, bookingId)
    const payable = last && !isLost(last.state) && !(last.id === seenId && seenIsLost)
    if (last?.state === 'paid') return null
    if (payable) return { number: booking.number, holdUntil: booking.hold_until }
    const holdUntil = this.longerHold(booking.created_at, now)
    if (holdUntil === null) return null
    // Always later than the last one, also by a clock that stands still: which attempt is the
    // newest decides what the guest sees.
    await client.query(
      `INSERT INTO payments (id, booking_id, amount_cents, state, created_at, updated_at)
       SELECT $1, $2, $3, 'created', greatest($4, max(created_at) + interval '1 millisecond'), $4 FROM payments WHERE booking_id = $2`,
      [randomUUID(), bookingId, booking.total_cents, now],
    )
    await client.query('UPDATE bookings SET hold_until = $2, updated_at = $3 WHERE id = $1', [
      bookingId,
      holdUntil,
      now,
    ])
    await tellOutbox(client, { kind: 'booking', id: bookingId }, 'payment-changed')
    return { number: booking.number, holdUntil }
  }

  /**
   * The hold outlives the new payment session as it did the first; null when it has been renewed
   * often enough.
   */
  private longerHold(createdAt: Date, now: Date): Date | null {
    const length = this.settings.holdMinutes * 60_000
    const wished = now.getTime() + length
    return wished > createdAt.getTime() + LONGEST_HOLD * length ? null : new Date(wished)
  }

  /**
   * Asks the provider when PostgreSQL does not know yet: the webhook may still wait for the
   * workflow. Only read here, applied there.
   */
  private async isLostByNow(attempt: LastAttempt): Promise<boolean> {
    if (isLost(attempt.state)) return true
    if (attempt.provider_id === null || attempt.state === 'paid') return false
    try {
      const seen = await this.provider.find(attempt.provider_id)
      return seen !== null && isLost(seen.state)
    } catch (error) {
      if (error instanceof ProviderError) return false
      throw error
    }
  }

  private async lastAttempt(on: Pool | PoolClient, bookingId: string): Promise<LastAttempt | null> {
    const { rows } = await on.query<LastAttempt>(
      'SELECT id, state, provider_id FROM payments WHERE booking_id = $1 ORDER BY created_at DESC, id LIMIT 1',
      [bookingId],
    )
    return rows[0] ?? null
  }
}
