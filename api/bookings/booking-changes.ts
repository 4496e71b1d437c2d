import type { Pool, PoolClient } from 'pg'
import type { Notifier } from '../database/notifier.ts'
import { inTransaction } from '../database/open-database.ts'
import type { Clock } from '../settings/clock.ts'
import type { BookingState } from './booking-views.ts'

/** Why a change of a booking was not made. */
export type ChangeRefusal = 'not-found' | 'booking-not-payable' | 'booking-not-changeable'
export type ChangeResult = { ok: true } | { ok: false; reason: ChangeRefusal }

/** The columns that an unpaid hold has and nothing else. */
export const HOLD_OVER = 'hold_until = NULL, visitor = NULL, hold_slot = NULL'

/**
 * The changes of a booking's state that its workflow carries out, each one transaction guarded by the state it expects, so that it may run twice.
 * What money does to a booking is in `payment-settlement.ts`.
 */
export class BookingChanges {
  constructor(private readonly pool: Pool, private readonly clock: Clock, private readonly notifier: Notifier) {}

  /** Ends a hold that is past its end; any other booking stays as it is. */
  async expireHold(bookingId: string): Promise<void> {
    const now = new Date(this.clock.now())
    const { rowCount } = await this.pool.query(
      `WITH ended AS (
         UPDATE bookings SET state = 'expired', ${HOLD_OVER}, updated_at = $2 WHERE id = $1 AND state = 'held' AND hold_until <= $2 RETURNING id)
       INSERT INTO booking_events (booking_id, kind, at) SELECT id, 'expired', $2 FROM ended`,
      [bookingId, now],
    )
    if (rowCount) this.tell(bookingId)
  }

  /** Paid by another way than online. A booking that is paid already stays as it is. */
  markPaid(bookingId: string): Promise<ChangeResult> {
    return this.change(bookingId, async (client, { state, paid }, now) => {
      if (state !== 'held' && state !== 'confirmed') return { ok: false, reason: 'booking-not-payable' }
      if (paid) return { ok: true }
      await addBookingEvent(client, bookingId, 'paid', now, 'door de receptie')
      if (state === 'held') await confirmBooking(client, bookingId, now)
      else await client.query('UPDATE bookings SET paid_at = $2, updated_at = $2 WHERE id = $1', [bookingId, now])
      return { ok: true }
    })
  }

  /** Cancelling twice does nothing (reading `cancellation.again`). A hold that ran out is over by itself. */
  cancel(bookingId: string, reason: string): Promise<ChangeResult> {
    return this.change(bookingId, async (client, { state }, now) => {
      if (state === 'cancelled') return { ok: true }
      if (state === 'expired') return { ok: false, reason: 'booking-not-changeable' }
      await client.query(`UPDATE bookings SET state = 'cancelled', ${HOLD_OVER}, updated_at = $2 WHERE id = $1`, [bookingId, now])
      await addBookingEvent(client, bookingId, 'cancelled', now, reason.trim() || null)
      return { ok: true }
    })
  }

  private async change(bookingId: string, work: (client: PoolClient, booking: Locked, now: Date) => Promise<ChangeResult>): Promise<ChangeResult> {
    const result = await inTransaction(this.pool, async (client): Promise<ChangeResult> => {
      const { rows } = await client.query<Locked>('SELECT state, paid_at IS NOT NULL AS paid FROM bookings WHERE id = $1 FOR UPDATE', [bookingId])
      return rows[0] ? work(client, rows[0], new Date(this.clock.now())) : { ok: false, reason: 'not-found' }
    })
    if (result.ok) this.tell(bookingId)
    return result
  }

  private tell(bookingId: string): void {
    this.notifier.say('changed', JSON.stringify({ noun: 'bookings', id: bookingId }))
  }
}

interface Locked {
  state: BookingState
  paid: boolean
}

/** Makes a booking that holds a room, or was just given one again, a confirmed and paid one. */
export async function confirmBooking(client: PoolClient, bookingId: string, now: Date): Promise<void> {
  await client.query(
    `UPDATE bookings SET state = 'confirmed', paid_at = coalesce(paid_at, $2), ${HOLD_OVER}, updated_at = $2 WHERE id = $1 AND state IN ('held', 'expired')`,
    [bookingId, now],
  )
  await addBookingEvent(client, bookingId, 'confirmed', now)
}

/** A line of the booking's timeline. */
export async function addBookingEvent(client: PoolClient, bookingId: string, kind: string, at: Date, detail: string | null = null): Promise<void> {
  await client.query('INSERT INTO booking_events (booking_id, kind, at, detail) VALUES ($1, $2, $3, $4)', [bookingId, kind, at, detail])
}
