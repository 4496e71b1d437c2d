import { Injectable } from '@nestjs/common'
import { Pool } from 'pg'
import { z } from 'zod'
import { formatDay } from '../../rules/calendar/day.ts'
import { BookingActs } from '../bookings/booking-acts.ts'
import { Notifier } from '../database/notifier.ts'
import { inTransaction } from '../database/open-database.ts'
import { Clock } from '../environment/clock.ts'
import { mailOnceMore } from '../mail/mails-of-subject.ts'
import { idOfOldKey } from '../old-site/id-of-old-key.ts'
import { log } from '../telemetry/log.ts'
import { tellOutbox } from '../subjects/events.ts'

/** Who asked, where staff read it. */
const BY = 'De oude website'

interface Mailed {
  id: string
  email: string
}

/**
 * Has a mail go once more that went to somebody before, to the address that is stored with what it
 * is about, once a day at most: who asks is nobody known. Nothing else changes, and no answer tells
 * whether there was anything to send.
 */
@Injectable()
export class OldMails {
  constructor(
    private readonly pool: Pool,
    private readonly clock: Clock,
    private readonly notifier: Notifier,
    private readonly acts: BookingActs,
  ) {}

  /** The confirmation of a booking, or the mail that asks to pay for it. */
  async confirmBooking(id: string): Promise<void> {
    const booking = await this.find(
      id,
      `SELECT b.id, b.email FROM bookings b WHERE b.id = $1 AND b.email <> '' AND EXISTS (
         SELECT FROM mails m WHERE m.subject_kind = 'booking' AND m.subject_id = b.id
           AND ((b.state = 'confirmed' AND m.kind = 'confirmation') OR (b.state IN ('held', 'confirmed') AND m.kind = 'payment-request')))`,
    )
    if (!booking) return
    const act = 'resend-confirmation'
    const press = { requestId: this.requestOfToday(), act, data: {}, by: BY, staffId: null }
    // Neither the answer nor its time tells whether there was anything to send.
    void this.acts.carryOut(booking.id, press).catch((error: unknown) => log.error(error))
  }

  /** The confirmation of a breakfast order. */
  async confirmOrder(id: string): Promise<void> {
    const order = await this.find(
      id,
      `SELECT id, email FROM breakfast_orders WHERE id = $1 AND state IN ('confirmed', 'delivered')`,
    )
    if (order) await this.again('breakfast-order', order, 'breakfast-confirmation')
  }

  /**
   * That a booking is cancelled: of the last one cancelled of whoever has one of these addresses.
   * The old call has the address in the name's place (reading `cancellation.mail`).
   */
  async tellCancellation(words: string[]): Promise<void> {
    const { rows } = await this.pool.query<Mailed>(
      `SELECT id, email FROM bookings WHERE state = 'cancelled' AND email <> '' AND lower(email) = ANY ($1)
       ORDER BY updated_at DESC, id LIMIT 1`,
      [words.map((word) => word.toLowerCase())],
    )
    if (rows[0]) await this.again('booking', rows[0], 'cancellation')
  }

  private async find(given: string, sql: string): Promise<Mailed | null> {
    const id = (await idOfOldKey(this.pool, given, this.clock.today())) ?? given
    if (!z.uuid().safeParse(id).success) return null
    const { rows } = await this.pool.query<Mailed>(sql, [id])
    return rows[0] ?? null
  }

  private async again(
    subjectKind: 'booking' | 'breakfast-order',
    { id, email: recipient }: Mailed,
    kind: string,
  ): Promise<void> {
    const subject = { kind: subjectKind, id }
    const about = this.requestOfToday()
    const at = new Date(this.clock.now())
    const isNew = await inTransaction(this.pool, async (client) => {
      const goes = await mailOnceMore(client, subject, kind, { about, recipient, at })
      if (goes) await tellOutbox(client, subject, 'old-call')
      return goes
    })
    if (isNew) this.notifier.say('outbox')
  }

  private requestOfToday(): string {
    return `old-call-${formatDay(this.clock.moment().today)}`
  }
}
