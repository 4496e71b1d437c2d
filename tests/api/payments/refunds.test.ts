import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { Notifier } from '../../../api/database/notifier.ts'
import { PaymentOwners } from '../../../api/payments/payment-owner.ts'
import { PaymentProvider, providerAddress } from '../../../api/payments/payment-provider.ts'
import { PaymentSync } from '../../../api/payments/payment-sync.ts'
import { Refunds } from '../../../api/payments/refunds.ts'
import { Clock } from '../../../api/environment/clock.ts'
import { WordsInForce } from '../../../api/environment/words-in-force.ts'
import type { ListeningApi } from './listening-api.ts'
import { type RefundSetup, openRefundSetup } from './refund-setup.ts'
import { log } from '../../../api/telemetry/log.ts'

let setup: RefundSetup
let api: ListeningApi
let bookingId: string
let overpayment: string[]

beforeAll(async () => {
  setup = await openRefundSetup()
  api = setup.api
})
/** A confirmed booking that was paid twice more than it should. */
beforeEach(async () => {
  bookingId = await setup.oneBooking()
  overpayment = [
    await setup.paidTooMuch(bookingId, 22_000, 1),
    await setup.paidTooMuch(bookingId, 11_050, 2),
  ]
})
afterAll(() => api.close())

const steps = () => setup.steps(bookingId)
const timeline = () => setup.timeline(bookingId)

describe('Overpayment that went back', () => {
  const written = async () =>
    (
      await api.pool.query<{ subject: string; text: string; state: string }>(
        'SELECT subject, text, state FROM mails ORDER BY created_at, about',
      )
    ).rows

  it('is told to the guest, once for each payment, and the room stays theirs', async () => {
    await setup.refunds.refundDue(bookingId)
    expect(await steps()).toContain('sendMail overpayment-refund')
    await Promise.all([
      setup.mails().send(bookingId, 'overpayment-refund'),
      setup.mails().send(bookingId, 'overpayment-refund'),
    ])
    expect(await steps()).not.toContain('sendMail overpayment-refund')
    const mails = await written()
    expect(mails).toHaveLength(2)
    for (const cents of ['€\u00a0220,00', '€\u00a0110,50'])
      expect(
        mails.filter(({ text }) => text.includes(`We hebben ${cents} teruggestort`)),
      ).toHaveLength(1)
    for (const { subject, text, state } of mails) {
      expect(subject).toBe('Je krijgt geld terug voor boeking B1')
      expect(text).toContain('Aan je boeking verandert niets')
      expect(state).toBe('kept')
    }
  })

  it('says nothing of a room when the booking was cancelled, and goes although mail of such a booking is withdrawn', async () => {
    await setup.refunds.refundDue(bookingId)
    await api.pool.query(`UPDATE bookings SET state = 'cancelled'`)
    expect(await steps()).toEqual(['sendMail cancellation', 'sendMail overpayment-refund'])
    await setup.mails().send(bookingId, 'overpayment-refund')
    const mails = await written()
    expect(mails.map(({ state }) => state)).toEqual(['kept', 'kept'])
    expect(mails[0]!.text).not.toContain('staat vast')
  })

  it('is not told weeks later, by a property that was away', async () => {
    await setup.refunds.refundDue(bookingId)
    await api.pool.query(`UPDATE refunds SET updated_at = updated_at - interval '15 days'`)
    expect(await steps()).not.toContain('sendMail overpayment-refund')
  })
})

describe('A refund that the provider refuses', () => {
  it('is in the timeline for staff to pay by hand, is not asked for again, and holds up no other', async () => {
    await api.pool.query('DELETE FROM sandbox.payments WHERE id = $1', [overpayment[0]])
    const warned = vi.spyOn(log, 'warn').mockImplementation(() => {})
    await setup.refunds.refundDue(bookingId)
    await setup.refunds.refundDue(bookingId)
    expect(warned).toHaveBeenCalledTimes(1)
    warned.mockRestore()
    const told = (await timeline()).filter(
      ({ kind }) => kind === 'refund-refused' || kind === 'refunded',
    )
    expect(told.map(({ kind, outcome, data }) => [kind, outcome, data])).toEqual([
      ['refund-refused', 'failed', { cents: 22_000, reason: 'pay-by-hand' }],
      ['refunded', 'done', { cents: 11_050, method: 'ideal' }],
    ])
    expect(await steps()).not.toContain('refundLatePayment')
  })

  it('counts as paid back where the money is back already', async () => {
    await api.pool.query(
      `INSERT INTO sandbox.refunds (id, payment_id, amount_cents, description, created_at) SELECT 're_' || id, id, amount_cents, 'by hand', now() FROM sandbox.payments`,
    )
    await setup.refunds.refundDue(bookingId)
    expect(
      (await timeline()).filter(({ kind }) => kind.startsWith('refund')).map(({ kind }) => kind),
    ).toEqual(['refunded', 'refunded'])
  })

  it('is not taken for an answer when only the key is wrong', async () => {
    const wrong = new PaymentProvider({ ...providerAddress(api.environment)!, apiKey: 'live_x' })
    const refunds = new Refunds(
      api.pool,
      wrong,
      api.app.get(PaymentSync),
      api.app.get(PaymentOwners),
      api.app.get(Clock),
      api.app.get(Notifier),
      api.app.get(WordsInForce),
    )
    await expect(refunds.refundDue(bookingId)).rejects.toMatchObject({ status: 401 })
    expect(await steps()).toContain('refundLatePayment')
  })
})
