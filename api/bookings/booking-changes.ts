import { Injectable } from '@nestjs/common'
import { Pool, type PoolClient } from 'pg'
import { statesThatAllow } from '../../rules/bookings/booking-life.ts'
import { Notifier } from '../database/notifier.ts'
import { Clock } from '../environment/clock.ts'
import { addEvent } from '../subjects/events.ts'
import type { Subject } from '../subjects/subject.ts'
import { HOLD_OVER, RELEASED } from './release-hold.ts'

/**
 * What becomes of a booking by itself, guarded by the state it expects. Payments change it too
 * (`booking-payment-owner.ts`), and so do staff (`acts/`). States move forward only.
 */
@Injectable()
export class BookingChanges {
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
      [this.now(), bookingId, statesThatAllow('expire')],
    )
    if (rowCount) this.changed(bookingId)
  }

  private changed(bookingId: string): void {
    this.notifier.say('changed', JSON.stringify({ noun: 'bookings', id: bookingId }))
  }

  private now(): Date {
    return new Date(this.clock.now())
  }
}

/** Makes a booking that holds a room, or was just given one again, a confirmed one. */
export async function confirmBooking(
  client: PoolClient,
  bookingId: string,
  now: Date,
): Promise<void> {
  await client.query(
    `UPDATE bookings SET state = 'confirmed', ${HOLD_OVER}, updated_at = $2 WHERE id = $1 AND state = ANY ($3)`,
    [bookingId, now, [...statesThatAllow('confirm'), ...statesThatAllow('buyAgain')]],
  )
  await addEvent(client, bookingSubject(bookingId), { kind: 'confirmed', at: now })
}

/** A booking as outbox, events and workflows name it. Its folio has the same id. */
export function bookingSubject(id: string): Subject {
  return { kind: 'booking', id }
}
