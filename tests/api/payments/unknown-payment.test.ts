import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { BookingPlan, planBooking } from '../../../api/bookings/booking-plan.ts'
import { entriesOf } from '../../../api/folios/folios.ts'
import { PaymentWatch } from '../../../api/payments/payment-watch.ts'
import { PaymentSync } from '../../../api/payments/payment-sync.ts'
import { Clock } from '../../../api/environment/clock.ts'
import { MONDAY } from '../setup/api-process.ts'
import { emptySetup, occupy } from '../setup/overlaps.ts'
import { type ListeningApi, listeningApi } from './listening-api.ts'

let api: ListeningApi
let sync: PaymentSync
let bookingId: string

beforeAll(async () => {
  api = await listeningApi()
  sync = api.app.get(PaymentSync)
})
beforeEach(async () => {
  await emptySetup(api.pool)
  bookingId = await occupy(api.pool, { room: 1, arrival: '2026-03-02', departure: '2026-03-04' })
  await api.pool.query(`UPDATE bookings SET state = 'expired'`)
  await api.pool.query(
    `INSERT INTO payments (id, folio_id, provider_id, amount_cents, state, created_at, updated_at) VALUES (gen_random_uuid(), $1, 'tr_forgotten', 22000, 'open', $2, $2)`,
    [bookingId, new Date(api.app.get(Clock).now())],
  )
})
afterAll(() => api.close())

async function webhook(): Promise<void> {
  await sync.received('tr_forgotten')
}

async function standing(): Promise<{ state: string; webhooks: number; steps: string[] }> {
  const { rows } = await api.pool.query<{ state: string }>('SELECT state FROM payments')
  const { rowCount } = await api.pool.query(
    'SELECT FROM payment_webhooks WHERE processed_at IS NULL',
  )
  const record = (await new BookingPlan(api.pool).load(bookingId))!
  return {
    state: rows[0]!.state,
    webhooks: rowCount!,
    steps: planBooking(record, MONDAY).map(({ step }) => step),
  }
}

describe('A payment that the provider does not know', () => {
  it('is asked for again for a day, and is expired after that, so that nobody asks for ever', async () => {
    api.pass(24 * 60 - 1)
    await api.app.get(PaymentWatch).look()
    expect(await sync.sync(bookingId)).toBe(true)
    expect(await standing()).toEqual({ state: 'open', webhooks: 0, steps: [] })
    api.pass(3 * 60)
    await api.app.get(PaymentWatch).look()
    expect(await standing()).toEqual({ state: 'open', webhooks: 1, steps: ['syncPayment'] })
    expect(await sync.sync(bookingId)).toBe(true)
    expect(await standing()).toEqual({ state: 'expired', webhooks: 0, steps: [] })
  })

  it('never loses money that came: what is paid stays paid', async () => {
    await api.pool.query(`UPDATE payments SET state = 'paid'`)
    await webhook()
    api.pass(3 * 24 * 60)
    await sync.sync(bookingId)
    expect(await standing()).toEqual({ state: 'paid', webhooks: 0, steps: [] })
  })

  it('did not come in again where a bank had taken it: a house whose key was changed is told nothing of it', async () => {
    await api.pool.query(
      `WITH paid AS (UPDATE payments SET state = 'paid', received_cents = 22000 RETURNING id)
       INSERT INTO chargebacks (provider_id, payment_id, cents, entered_at) SELECT 'chb_1', id, 22000, now() FROM paid`,
    )
    await webhook()
    api.pass(3 * 24 * 60)
    await sync.sync(bookingId)
    const moved = (await entriesOf(api.pool, bookingId)).filter(({ kind }) => kind === 'received')
    expect(moved).toEqual([])
    expect(await standing()).toEqual({ state: 'paid', webhooks: 0, steps: [] })
  })
})
