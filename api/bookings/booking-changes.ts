import type { Pool, PoolClient } from 'pg'
import type { Notifier } from '../database/notifier.ts'
import { inTransaction } from '../database/open-database.ts'
import { addEvent } from '../subjects/events.ts'
import type { Subject } from '../subjects/subject.ts'
import { withdrawMails } from '../mail/withdraw-mails.ts'
import type { Clock } from '../environment/clock.ts'
import type { BookingState } from '../../rules/bookings/booking-state.ts'

/** The columns that an unpaid hold has and nothing else. */
const HOLD_OVER = 'hold_until = NULL, visitor = NULL'

/** Why a change is not made. */
export type ChangeRefusal =
  | 'not-found'
  | 'booking-not-payable'
  | 'booking-not-changeable'
  | 'booking-without-email'

interface Row {
  state: BookingState
  paid: boolean
}

/**
 * The changes of a booking's state that are not a payment's (`payment-settlement.ts`), each one
 * transaction guarded by the state it expects. Called by the booking's workflow only, so that they
 * never race. States move forward only.
 */
export class BookingChanges {
  constructor(
    private readonly pool: Pool,
    private readonly clock: Clock,
    private readonly notifier: Notifier,
  ) {}

  /**
   * Ends an unpaid hold that is past its end, and with it the claim on its room. Any other booking
   * is left as it is.
   */
  async expireHold(bookingId: string): Promise<void> {
    const { rowCount } = await this.pool.query(
      `WITH seen AS (SELECT id, hold_until FROM bookings WHERE id = $1 AND state = 'held' AND hold_until <= $2 FOR UPDATE),
       ended AS (UPDATE bookings b SET state = 'expired', ${HOLD_OVER}, updated_at = $2 FROM seen WHERE b.id = seen.id)
       INSERT INTO events (subject_kind, subject_id, kind, at) SELECT 'booking', id, 'expired', hold_until FROM seen`,
      [bookingId, this.now()],
    )
    if (rowCount) this.changed(bookingId)
  }

  /**
   * Staff have the money: a held booking is confirmed, an open one is paid. Twice is once;
   * cancelled and expired bookings are refused.
   */
  async markPaid(bookingId: string): Promise<ChangeRefusal | null> {
    return this.change(bookingId, async (client, { state, paid }, now) => {
      if (state !== 'held' && state !== 'confirmed') return 'booking-not-payable'
      if (paid) return null
      await addEvent(client, bookingSubject(bookingId), { kind: 'paid', at: now, by: 'staff' })
      if (state === 'held') await confirmBooking(client, bookingId, now)
      else
        await client.query('UPDATE bookings SET paid_at = $2, updated_at = $2 WHERE id = $1', [
          bookingId,
          now,
        ])
      return null
    })
  }

  /**
   * Cancelling twice does nothing (reading `cancellation.again`); an expired hold has nothing to
   * cancel. Frees the room, and ends the mails that wait and speak of the stay.
   */
  async cancel(bookingId: string, reason: string): Promise<ChangeRefusal | null> {
    let withdrawn: string[] = []
    const refusal = await this.change(bookingId, async (client, { state }, now) => {
      if (state === 'cancelled') return null
      if (state === 'expired') return 'booking-not-changeable'
      await client.query(
        `UPDATE bookings SET state = 'cancelled', ${HOLD_OVER}, updated_at = $2 WHERE id = $1`,
        [bookingId, now],
      )
      const note = reason.trim()
      await addEvent(client, bookingSubject(bookingId), {
        kind: 'cancelled',
        at: now,
        by: 'staff',
        data: note === '' ? {} : { note },
      })
      withdrawn = await withdrawMails(client, bookingSubject(bookingId), 'cancelled')
      return null
    })
    for (const id of withdrawn) this.notifier.say('changed', JSON.stringify({ noun: 'mails', id }))
    return refusal
  }

  /** A confirmation can be sent again for what is confirmed. */
  async mayResend(bookingId: string): Promise<ChangeRefusal | null> {
    const { rows } = await this.pool.query<{ state: BookingState; email: string }>(
      'SELECT state, email FROM bookings WHERE id = $1',
      [bookingId],
    )
    if (!rows[0]) return 'not-found'
    if (rows[0].state !== 'confirmed') return 'booking-not-changeable'
    return rows[0].email === '' ? 'booking-without-email' : null
  }

  /** The attempts to pay that nobody has opened at the provider yet. */
  async unopenedAttempts(bookingId: string): Promise<string[]> {
    const { rows } = await this.pool.query<{ id: string }>(
      `SELECT id FROM payments WHERE booking_id = $1 AND state = 'created' ORDER BY created_at`,
      [bookingId],
    )
    return rows.map(({ id }) => id)
  }

  /**
   * The provider understood and said no: asking again would not help, the guest may try another
   * attempt.
   */
  async attemptRefused(attemptId: string): Promise<void> {
    const { rows } = await this.pool.query<{ booking_id: string }>(
      `WITH failed AS (UPDATE payments SET state = 'failed', updated_at = $2 WHERE id = $1 AND state = 'created' RETURNING booking_id, amount_cents)
       INSERT INTO events (subject_kind, subject_id, kind, at, by, data)
       SELECT 'booking', booking_id, 'payment-failed', $2, 'provider', jsonb_build_object('reason', 'refused', 'cents', amount_cents) FROM failed
       RETURNING subject_id AS booking_id`,
      [attemptId, this.now()],
    )
    if (rows[0]) this.changed(rows[0].booking_id)
  }

  private async change(
    bookingId: string,
    work: (client: PoolClient, row: Row, now: Date) => Promise<ChangeRefusal | null>,
  ): Promise<ChangeRefusal | null> {
    const refusal = await inTransaction(this.pool, async (client) => {
      const { rows } = await client.query<Row>(
        'SELECT state, paid_at IS NOT NULL AS paid FROM bookings WHERE id = $1 FOR UPDATE',
        [bookingId],
      )
      return rows[0] ? work(client, rows[0], this.now()) : 'not-found'
    })
    if (!refusal) this.changed(bookingId)
    return refusal
  }

  private changed(bookingId: string): void {
    this.notifier.say('changed', JSON.stringify({ noun: 'bookings', id: bookingId }))
  }

  private now(): Date {
    return new Date(this.clock.now())
  }
}

/** Makes a booking that holds a room, or was just given one again, a confirmed and paid one. */
export async function confirmBooking(
  client: PoolClient,
  bookingId: string,
  now: Date,
): Promise<void> {
  await client.query(
    `UPDATE bookings SET state = 'confirmed', paid_at = coalesce(paid_at, $2), ${HOLD_OVER}, updated_at = $2 WHERE id = $1 AND state IN ('held', 'expired')`,
    [bookingId, now],
  )
  await addEvent(client, bookingSubject(bookingId), { kind: 'confirmed', at: now })
}

/** A booking as outbox, events and workflows name it. */
export function bookingSubject(id: string): Subject {
  return { kind: 'booking', id }
}
