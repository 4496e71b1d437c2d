import { Injectable } from '@nestjs/common'
import { Pool, type PoolClient } from 'pg'
import { statesThatAllow, stateAfter } from '../../rules/bookings/booking-life.ts'
import type { BookingState } from '../../rules/bookings/booking-state.ts'
import { cancelBooking } from '../../rules/cancellation/cancel-booking.ts'
import { Notifier } from '../database/notifier.ts'
import { inTransaction } from '../database/open-database.ts'
import { Clock } from '../environment/clock.ts'
import { addEntry, balanceOf, entriesOf, hasEntry, lockFolio } from '../folios/folios.ts'
import { withdrawMails } from '../mail/withdraw-mails.ts'
import { decideRefunds } from '../payments/decide-refunds.ts'
import { addEvent } from '../subjects/events.ts'
import type { Subject } from '../subjects/subject.ts'
import type { Cancellation, Receipt, ReceiptTakenBack } from './staff-changes.ts'
import { HOLD_OVER, RELEASED } from './release-hold.ts'

/** Why a change is not made. */
export type ChangeRefusal =
  | 'not-found'
  | 'booking-not-payable'
  | 'booking-not-changeable'
  | 'booking-without-email'
  /** More than is open, or than was paid. */
  | 'amount-too-high'

interface Row {
  state: BookingState
  total: number
  balance: number
}

/**
 * The changes of a booking's state that are not a payment's (`booking-payment-owner.ts`), each one
 * transaction guarded by the state it expects. Called by the booking's workflow only, so that they
 * never race. States move forward only.
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

  /**
   * Staff have money in hand: a receipt (reading `payment.by-hand`). A held booking is confirmed
   * once all is paid. The same press twice is one receipt; ended bookings are refused, and so is
   * more than is open.
   */
  async markPaid(bookingId: string, receipt: Receipt): Promise<ChangeRefusal | null> {
    const { cents, method, by, requestId } = receipt
    return this.change(bookingId, async (client, { state, balance }, at) => {
      const key = `receipt-${bookingId}-${requestId}`
      if (await hasEntry(client, key)) return null
      if (!stateAfter(state, 'markPaid')) return 'booking-not-payable'
      if (cents > balance) return 'amount-too-high'
      const entry = { folioId: bookingId, kind: 'received', method, at, by, key } as const
      await addEntry(client, { ...entry, cents: -cents })
      const isPart = cents < balance
      await addEvent(client, bookingSubject(bookingId), {
        kind: 'paid',
        at,
        by,
        data: { cents, method, ...(isPart ? { reason: 'part' } : {}) },
      })
      if (!isPart && stateAfter(state, 'confirm')) await confirmBooking(client, bookingId, at)
      return null
    })
  }

  /**
   * A receipt of staff was a mistake: another entry takes it back, once. Money of the provider or a
   * channel is none of these (reading `payment.by-hand`). A booking that it confirmed stays
   * confirmed: states move forward only.
   */
  async takeBackReceipt(
    bookingId: string,
    { entryId, by }: ReceiptTakenBack,
  ): Promise<ChangeRefusal | null> {
    return this.change(bookingId, async (client, { state }, at) => {
      const entries = await entriesOf(client, bookingId)
      const receipt = entries.find(({ id, key }) => id === entryId && key?.startsWith('receipt-'))
      const key = `taken-back-${entryId}`
      if (entries.some((entry) => entry.key === key)) return null
      if (!receipt || !stateAfter(state, 'takeBackReceipt')) return 'booking-not-changeable'
      const { method } = receipt
      const cents = -receipt.cents
      await addEntry(client, {
        folioId: bookingId,
        kind: 'received',
        method,
        cents,
        at,
        by,
        key,
      })
      await addEvent(client, bookingSubject(bookingId), {
        kind: 'receipt-taken-back',
        at,
        by,
        data: { cents, ...(method ? { method } : {}) },
      })
      return null
    })
  }

  /**
   * Cancelling twice does nothing (reading `cancellation.again`); an expired hold has nothing to
   * cancel. Frees the room, takes back what was sold but for what is kept, has what goes back go
   * back, and ends the mails that wait and speak of the stay.
   */
  async cancel(bookingId: string, cancellation: Cancellation): Promise<ChangeRefusal | null> {
    let withdrawn: string[] = []
    const refusal = await this.change(bookingId, async (client, row, at) => {
      const answer = cancelBooking(row.state)
      if (!answer.ok) return 'booking-not-changeable'
      if (!answer.changed) return null
      const { refundCents, by, reason, mailGuest } = cancellation
      // What was paid too much goes back anyway: it was never paid for the stay.
      const unpaid = Math.max(0, row.balance)
      if (refundCents > row.total - unpaid) return 'amount-too-high'
      const taken = unpaid + refundCents
      await client.query(
        `UPDATE bookings SET state = $3, total_cents = total_cents - $4, ${HOLD_OVER}, updated_at = $2 WHERE id = $1`,
        [bookingId, at, answer.state, taken],
      )
      const changed = { kind: 'changed', cents: -taken, note: 'cancelled' } as const
      if (taken > 0) await addEntry(client, { folioId: bookingId, ...changed, at, by })
      await decideRefunds(client, bookingId, { by, at })
      const note = reason.trim()
      await addEvent(client, bookingSubject(bookingId), {
        kind: 'cancelled',
        at,
        by,
        data: { mail: mailGuest, ...(note === '' ? {} : { note }) },
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
    if (!stateAfter(rows[0].state, 'resendConfirmation')) return 'booking-not-changeable'
    return rows[0].email === '' ? 'booking-without-email' : null
  }

  /** The folio is locked before the booking, as everything here does. */
  private async change(
    bookingId: string,
    work: (client: PoolClient, row: Row, now: Date) => Promise<ChangeRefusal | null>,
  ): Promise<ChangeRefusal | null> {
    const refusal = await inTransaction(this.pool, async (client) => {
      if (!(await lockFolio(client, bookingId))) return 'not-found'
      const { rows } = await client.query<{ state: BookingState; total: number }>(
        'SELECT state, total_cents AS total FROM bookings WHERE id = $1 FOR UPDATE',
        [bookingId],
      )
      if (!rows[0]) return 'not-found'
      const balance = await balanceOf(client, bookingId)
      return work(client, { ...rows[0], balance }, this.now())
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
