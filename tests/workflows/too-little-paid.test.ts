import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import type { BookingDetailView } from '../../api/bookings/booking-answer-shapes.ts'
import type { TimelineStep } from '../../api/timeline/timeline-shape.ts'
import { goToPay } from '../api/setup/book-over-http.ts'
import { emptySetup } from '../api/setup/overlaps.ts'
import { type SignedIn, signedIn } from '../api/setup/signed-in.ts'
import { temporalAddress } from '../setup/temporal.ts'
import { type Setup, choose, openSetup } from './setup/setup.ts'

let setup: Setup
let staff: SignedIn

beforeAll(async () => {
  setup = await openSetup(temporalAddress())
  staff = await signedIn(setup.api.app, setup.url)
  await setup.startWorker().ready
})
afterEach(() => emptySetup(setup.pool))
afterAll(() => setup.close())

/** A booking of € 220,00 of which the provider says that € 0,01 was paid. */
async function paidOneCent(): Promise<string> {
  const { id, paymentUrl } = await setup.book()
  await setup.pool.query('UPDATE sandbox.payments SET amount_cents = 1 WHERE id = $1', [
    paymentUrl!.split('/').at(-1),
  ])
  await choose(paymentUrl!, 'paid')
  await setup.until(id, ({ paymentState }) => paymentState === 'paid')
  return id
}

const seenByStaff = async (id: string) =>
  (await staff.get<BookingDetailView>(`/api/back-office/bookings/${id}`)).body
const timeline = async (id: string) =>
  (await staff.get<TimelineStep[]>(`/api/back-office/timelines/booking/${id}`)).body

describe('A payment of which the provider says € 0,01 where € 220,00 was asked', () => {
  it('enters one cent, confirms nothing and says what is open to guest and staff; the rest can be paid', async () => {
    const id = await paidOneCent()
    expect(await setup.status(id)).toMatchObject({
      state: 'held',
      paid: false,
      balanceCents: 21_999,
      receivedCents: 1,
    })
    const seen = await seenByStaff(id)
    expect(seen).toMatchObject({ state: 'held', balanceCents: 21_999 })
    expect(seen.entries.map(({ kind, cents }) => [kind, cents])).toEqual([
      ['sold', 22_000],
      ['received', -1],
    ])
    const paid = (await timeline(id)).find(({ kind }) => kind === 'paid')
    expect(paid?.data).toEqual({ cents: 1, method: 'ideal', reason: 'part' })
    expect(await setup.mails(id)).toEqual([])

    await choose(await goToPay(`${setup.url}/api/bookings/${id}/checkout`), 'paid')
    await setup.until(id, ({ state }) => state === 'confirmed')
    const { entries, balanceCents } = await seenByStaff(id)
    expect(balanceCents).toBe(0)
    expect(entries.at(-1)).toMatchObject({ kind: 'received', cents: -21_999 })
  })

  it('goes back when the hold ends, and the guest reads that it was too little, and how much', async () => {
    const id = await paidOneCent()
    await setup.pool.query(`UPDATE bookings SET hold_until = created_at WHERE id = $1`, [id])
    await setup.pool.query(
      `WITH told AS (INSERT INTO outbox (subject_kind, subject_id, topic) VALUES ('booking', $1, 'payment-changed')) SELECT pg_notify('outbox', '')`,
      [id],
    )
    const status = await setup.until(id, ({ refunded }) => refunded)
    expect(status).toMatchObject({ state: 'expired', receivedCents: 1, balanceCents: 0 })
    await expect.poll(() => setup.mails(id), { timeout: 10_000 }).toHaveLength(1)
    const { rows } = await setup.pool.query('SELECT kind, text FROM mails WHERE subject_id = $1', [
      id,
    ])
    expect(rows[0].kind).toBe('late-payment-refund')
    expect(rows[0].text).toContain('kwam €\u00a00,01 binnen, en het kost €\u00a0220,00')
    expect(rows[0].text).toContain('We hebben €\u00a00,01 teruggestort')
    const refunds = await setup.pool.query(
      'SELECT r.amount_cents FROM sandbox.refunds r JOIN payments p ON p.provider_id = r.payment_id WHERE p.folio_id = $1',
      [id],
    )
    expect(refunds.rows).toEqual([{ amount_cents: 1 }])
  })
})
