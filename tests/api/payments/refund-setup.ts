import { randomUUID } from 'node:crypto'
import { vi } from 'vitest'
import type { BookingDetailView } from '../../../api/bookings/booking-answer-shapes.ts'
import { BookingPlan, planBooking } from '../../../api/bookings/booking-plan.ts'
import { Mails } from '../../../api/mail/mails.ts'
import { Refunds } from '../../../api/payments/refunds.ts'
import type { TimelineStep } from '../../../api/timeline/timeline-shape.ts'
import { Clock } from '../../../api/environment/clock.ts'
import { bookingMailer } from '../setup/booking-mailer.ts'
import { emptySetup, occupy } from '../setup/overlaps.ts'
import { signedIn } from '../setup/signed-in.ts'
import { listeningApi } from './listening-api.ts'
import { emptied } from '../setup/emptied.ts'
import { log } from '../../../api/telemetry/log.ts'

export type RefundSetup = Awaited<ReturnType<typeof openRefundSetup>>

/** A property with one booking, B1, whose payments owe themselves to their payer. */
export async function openRefundSetup() {
  const api = await listeningApi()
  const { pool } = api
  const clock = api.app.get(Clock)
  const refunds = api.app.get(Refunds)
  const staff = await signedIn(api.app, api.url)

  return {
    api,
    staff,
    refunds,
    mails: () => bookingMailer(api.app.get(Mails), pool),

    /** @returns the id of a confirmed booking, the only one in the property */
    async oneBooking(): Promise<string> {
      await emptySetup(pool)
      await emptied(pool, 'sandbox.payments')
      const bookingId = await occupy(pool, {
        room: 1,
        arrival: '2026-03-02',
        departure: '2026-03-04',
      })
      await pool.query(`UPDATE bookings SET number = 'B1', created_at = $1, updated_at = $1`, [
        new Date(clock.now()),
      ])
      return bookingId
    },

    /** @returns the provider's id of a payment that owes all of itself to its payer */
    async paidTooMuch(bookingId: string, cents: number, minute: number): Promise<string> {
      const at = new Date(clock.now() + minute * 60_000)
      const providerId = `tr_${randomUUID().replaceAll('-', '')}`
      await pool.query(
        `INSERT INTO sandbox.payments (id, amount_cents, description, redirect_url, status, created_at, expires_at, ended_at)
         VALUES ($1, $2, 'x', 'http://localhost/', 'paid', $3, $3, $3)`,
        [providerId, cents, at],
      )
      await pool.query(
        `WITH paid AS (
           INSERT INTO payments (id, folio_id, provider_id, amount_cents, received_cents, method, state, created_at, updated_at)
           VALUES ($1, $2, $3, $4, $4, 'ideal', 'paid', $5, $5)),
         entered AS (
           INSERT INTO folio_entries (folio_id, kind, method, cents, at, by, payment_id) VALUES ($2, 'received', 'ideal', -$4::int, $5, 'provider', $1))
         INSERT INTO refunds (id, payment_id, cents, state, created_at, updated_at) VALUES (gen_random_uuid(), $1, $4, 'due', $5, $5)`,
        [randomUUID(), bookingId, providerId, cents, at],
      )
      return providerId
    },

    /**
     * Pays back what is owed, apart from this payment: the provider does not know it (any more),
     * and says no.
     */
    async refusedFor(bookingId: string, providerId: string): Promise<void> {
      await pool.query('DELETE FROM sandbox.payments WHERE id = $1', [providerId])
      const warned = vi.spyOn(log, 'warn').mockImplementation(() => {})
      await refunds.refundDue(bookingId)
      warned.mockRestore()
    },

    async steps(bookingId: string) {
      return planBooking((await new BookingPlan(pool).load(bookingId))!, clock.now()).map(
        ({ step, about }) => (about === undefined ? step : `${step} ${about}`),
      )
    },

    /** What the page of the booking shows staff. */
    async seenByStaff(bookingId: string): Promise<BookingDetailView> {
      return (await staff.get<BookingDetailView>(`/api/back-office/bookings/${bookingId}`)).body
    },

    async timeline(bookingId: string): Promise<TimelineStep[]> {
      const url = `/api/back-office/timelines/booking/${bookingId}`
      return (await staff.get<TimelineStep[]>(url)).body
    },
  }
}
