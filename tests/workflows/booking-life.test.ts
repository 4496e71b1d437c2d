import { Client, Connection } from '@temporalio/client'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { momentInAmsterdam } from '../../rules/calendar/amsterdam.ts'
import { formatDay, parseDay } from '../../rules/calendar/day.ts'
import { planStatusQuery } from '../../workflows/messages.ts'
import { workflowIdOf } from '../../workflows/subject-names.ts'
import { bookingSubject } from '../../api/bookings/stay-record.ts'
import type { HandsOfStaff } from '../api/setup/hands-of-staff.ts'
import { emptySetup, occupy } from '../api/setup/overlaps.ts'
import { temporalAddress } from '../setup/temporal.ts'
import { goToPay } from '../api/setup/book-over-http.ts'
import { type Setup, choose, openSetup } from './setup/setup.ts'
import { cancelled, paidInFull } from '../api/setup/staff-asks.ts'

let setup: Setup
let connection: Connection
let client: Client
let staff: HandsOfStaff

beforeAll(async () => {
  setup = await openSetup(temporalAddress())
  connection = await Connection.connect({ address: temporalAddress() })
  client = new Client({ connection })
  staff = setup.staff
  await setup.startWorker().ready
})
afterEach(async () => {
  await setup.pool.query(`DELETE FROM settings WHERE key = 'clock'`)
  await emptySetup(setup.pool)
})
afterAll(async () => {
  await setup.close()
  await connection.close()
})

async function sql(statement: string, ...values: unknown[]): Promise<void> {
  await setup.pool.query(statement, values)
}

/** As something outside the workflow says that it changed the booking. */
async function tell(bookingId: string): Promise<void> {
  await sql(
    `WITH told AS (INSERT INTO outbox (subject_kind, subject_id, topic) VALUES ('booking', $1, 'payment-changed')) SELECT pg_notify('outbox', '')`,
    bookingId,
  )
}

async function events(bookingId: string): Promise<string[]> {
  const { rows } = await setup.pool.query<{ kind: string }>(
    'SELECT kind FROM events WHERE subject_id = $1 ORDER BY id',
    [bookingId],
  )
  return rows.map(({ kind }) => kind)
}

async function eventually<T>(
  look: () => Promise<T>,
  want: (seen: T) => boolean,
  withinMs = 15_000,
): Promise<T> {
  const end = Date.now() + withinMs
  for (;;) {
    const seen = await look()
    if (want(seen)) return seen
    if (Date.now() > end) throw new Error(`after ${withinMs} ms: ${JSON.stringify(seen)}`)
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
}

/** What its workflow waits for, once that is about this: what came before is done. */
const waitsFor = (id: string, about: string) =>
  eventually(
    () => client.workflow.getHandle(workflowIdOf(bookingSubject(id))).query(planStatusQuery),
    ({ next }) => next?.about === about,
    40_000,
  )

const mailsOf = (id: string, count: number) =>
  eventually(
    () => setup.mails(id),
    (mails) => mails.length >= count && mails.every((mail) => !/queued|sending/.test(mail)),
  )

describe('A booking', () => {
  it('is confirmed once it is paid, and the confirmation is written', async () => {
    const { id, paymentUrl } = await setup.book()
    await choose(paymentUrl!, 'paid')
    await setup.until(id, ({ state }) => state === 'confirmed')
    expect(await mailsOf(id, 1)).toEqual(['confirmation kept'])
    expect(await events(id)).toEqual(['payment-opened', 'paid', 'confirmed'])
    const { next } = await waitsFor(id, 'arrival')
    // Two days before 2 March at 10:00; it is some time on 2 February.
    expect(next!.inMs).toBeGreaterThan(25 * 86_400_000)
    expect(next!.inMs).toBeLessThan(27 * 86_400_000)
  })

  it('whose dates staff change tells its guest once, and its other mails follow the new dates', async () => {
    const { id, paymentUrl } = await setup.book()
    await choose(paymentUrl!, 'paid')
    await setup.until(id, ({ state }) => state === 'confirmed')
    await mailsOf(id, 1)
    const { rows } = await setup.pool.query<{ version: number; type: number }>(
      'SELECT version, room_type_id AS type FROM bookings WHERE id = $1',
      [id],
    )
    const { version, type: roomTypeId } = rows[0]!
    const days = { arrival: parseDay('2026-03-23')!, departure: parseDay('2026-03-25')! }
    const stay = { ...days, roomTypeId, roomId: null, persons: 2 }
    const shown = { version, shownTotalCents: 22_000, moves: [], overruleReason: '' }
    const press = { act: 'change-stay', by: 'Mieke Geurts', requestId: 'press-of-change' }
    expect(await staff.act(id, { ...press, data: { ...stay, ...shown } })).toBeNull()
    await waitsFor(id, 'stay-changed')
    const { next } = await waitsFor(id, 'arrival')
    // Two days before 23 March at 10:00; it is some time on 2 February.
    expect(next!.inMs).toBeGreaterThan(46 * 86_400_000)
    expect(next!.inMs).toBeLessThan(48 * 86_400_000)
    expect(await mailsOf(id, 2)).toEqual(['confirmation kept', 'stay-changed kept'])
  })

  it('that nobody pays loses its room when the hold ends, by itself', async () => {
    const { id, paymentUrl } = await setup.book()
    await sql(
      `UPDATE bookings SET hold_until = hold_until - interval '20 minutes' + interval '2 seconds' WHERE id = $1`,
      id,
    )
    await tell(id)
    // The public page knows it at once; the row itself is ended by the workflow's timer.
    await eventually(
      () => events(id),
      (seen) => seen.includes('expired'),
    )
    await choose(paymentUrl!, 'canceled')
    await eventually(
      () => events(id),
      (seen) => seen.includes('payment-failed'),
    )
    await eventually(
      async () =>
        (await client.workflow.getHandle(workflowIdOf(bookingSubject(id))).describe()).status.name,
      (status) => status === 'COMPLETED',
    )
    expect(await setup.mails(id)).toEqual([])
  })

  it('survives a payment that failed: the next attempt confirms it', async () => {
    const { id, paymentUrl } = await setup.book()
    await choose(paymentUrl!, 'failed')
    await setup.until(id, ({ paymentState }) => paymentState === 'failed')
    const again = await fetch(`${setup.url}/api/bookings/${id}/payments`, {
      method: 'POST',
      headers: { origin: setup.url },
    })
    const { paymentUrl: next } = (await again.json()) as { paymentUrl: string }
    await choose(await goToPay(next), 'paid')
    await setup.until(id, ({ state }) => state === 'confirmed')
    expect(await events(id)).toEqual([
      'payment-opened',
      'payment-failed',
      'payment-opened',
      'paid',
      'confirmed',
    ])
  })

  it('gets its payment opened by the workflow when its guest did not go to pay', async () => {
    const { id } = await setup.book()
    await sql(
      `UPDATE payments SET state = 'created', provider_id = NULL, checkout_url = NULL WHERE folio_id = $1`,
      id,
    )
    await sql(`DELETE FROM events WHERE subject_id = $1`, id)
    await tell(id)
    const { paymentUrl } = await setup.until(id, ({ paymentState }) => paymentState === 'open')
    await choose(await goToPay(paymentUrl!), 'paid')
    await setup.until(id, ({ state }) => state === 'confirmed')
  })
})

describe('Money that comes when the hold is over', () => {
  async function lapsed(): Promise<{ id: string; paymentUrl: string }> {
    const { id, paymentUrl } = await setup.book()
    await sql(`UPDATE bookings SET hold_until = created_at WHERE id = $1`, id)
    await tell(id)
    await eventually(
      () => events(id),
      (seen) => seen.includes('expired'),
    )
    return { id, paymentUrl: paymentUrl! }
  }

  it('confirms the booking where a room is still free', async () => {
    const { id, paymentUrl } = await lapsed()
    await choose(paymentUrl, 'paid')
    await setup.until(id, ({ state }) => state === 'confirmed')
    expect(await mailsOf(id, 1)).toEqual(['confirmation kept'])
  })

  it('goes back where none is, and the guest is told', async () => {
    const { id, paymentUrl } = await lapsed()
    for (const room of [1, 2, 3])
      await occupy(setup.pool, { room, arrival: '2026-03-01', departure: '2026-03-05' })
    await choose(paymentUrl, 'paid')
    expect(await mailsOf(id, 1)).toEqual(['late-payment-refund kept'])
    expect(await setup.status(id)).toMatchObject({
      state: 'expired',
      paymentState: 'paid',
      refunded: true,
    })
    expect(await events(id)).toEqual(['payment-opened', 'expired', 'paid', 'refunded'])
  })
})

describe('Webhooks', () => {
  it('that come five times, before and after, change nothing a second time', async () => {
    const { id, paymentUrl } = await setup.book()
    const { rows } = await setup.pool.query<{ provider_id: string }>(
      'SELECT provider_id FROM payments WHERE folio_id = $1',
      [id],
    )
    const call = () =>
      fetch(`${setup.url}/api/payments/webhook`, {
        method: 'POST',
        body: new URLSearchParams({ id: rows[0]!.provider_id }),
      })
    await Promise.all([call(), call()])
    await choose(paymentUrl!, 'paid')
    await Promise.all([call(), call(), call()])
    await setup.until(id, ({ state }) => state === 'confirmed')
    await mailsOf(id, 1)
    await call()
    await eventually(
      async () =>
        (await setup.pool.query('SELECT FROM payment_webhooks WHERE processed_at IS NULL'))
          .rowCount,
      (waiting) => waiting === 0,
    )
    expect(await events(id)).toEqual(['payment-opened', 'paid', 'confirmed'])
    expect(await setup.mails(id)).toEqual(['confirmation kept'])
  })
})

describe('Staff', () => {
  it('mark as paid, have the confirmation sent again and cancel, each once', async () => {
    const { id } = await setup.book()
    expect(await staff.markPaid(id, paidInFull())).toBeNull()
    expect(await staff.markPaid(id, paidInFull())).toBeNull()
    await mailsOf(id, 1)
    expect(await staff.resendConfirmation(id, 'request-1')).toBeNull()
    expect(await staff.resendConfirmation(id, 'request-1')).toBeNull()
    expect(await mailsOf(id, 2)).toEqual(['confirmation kept', 'confirmation kept'])
    expect(await staff.cancel(id, cancelled('De gast is ziek'))).toBeNull()
    expect(await staff.cancel(id, cancelled(''))).toBe('changed-meanwhile')
    expect(await mailsOf(id, 3)).toEqual([
      'confirmation kept',
      'confirmation kept',
      'cancellation kept',
    ])
    expect(await events(id)).toEqual(['payment-opened', 'paid', 'confirmed', 'cancelled'])
  })

  it('have the confirmation sent again after the guest has left, and its workflow comes to an end', async () => {
    const { id } = await setup.book()
    await staff.markPaid(id, paidInFull())
    await mailsOf(id, 1)
    await sql(`UPDATE bookings SET stay = '[2025-11-03,2025-11-05)' WHERE id = $1`, id)
    await sql(`UPDATE payments SET state = 'canceled' WHERE folio_id = $1`, id)
    expect(await staff.resendConfirmation(id, 'request-1')).toBeNull()
    expect(await mailsOf(id, 2)).toEqual(['confirmation kept', 'confirmation kept'])
    await eventually(
      async () =>
        (await client.workflow.getHandle(workflowIdOf(bookingSubject(id))).describe()).status.name,
      (status) => status === 'COMPLETED',
    )
  })

  it('cancel a booking whose mail waits: that mail is withdrawn, and only the cancellation goes', async () => {
    const { id } = await setup.book()
    await staff.markPaid(id, paidInFull())
    await mailsOf(id, 1)
    // The activity that wrote the mail is done.
    await waitsFor(id, 'arrival')
    // Waits for its next try: the server was away.
    await sql(
      `UPDATE mails SET state = 'queued', attempts = 5, tried_at = now() + interval '1 hour' WHERE subject_id = $1`,
      id,
    )
    expect(await staff.cancel(id, cancelled('De gast is ziek'))).toBeNull()
    expect(await mailsOf(id, 2)).toEqual(['confirmation withdrawn', 'cancellation kept'])
  })

  it('hear why a change is refused', async () => {
    const { id } = await setup.book()
    expect(await staff.resendConfirmation(id, 'request-1')).toBe('booking-not-changeable')
    await staff.cancel(id, cancelled(''))
    expect(await staff.markPaid(id, paidInFull())).toBe('booking-not-payable')
    expect(await staff.cancel('00000000-0000-4000-8000-000000000000', cancelled(''))).toBe(
      'not-found',
    )
  })

  it('reach a booking whose workflow is gone: it is made again from PostgreSQL', async () => {
    const { id } = await setup.book()
    await eventually(
      async () =>
        (
          await setup.pool.query(
            'SELECT FROM outbox WHERE subject_id = $1 AND delivered_at IS NOT NULL',
            [id],
          )
        ).rowCount,
      (told) => told === 1,
    )
    await client.workflow.getHandle(workflowIdOf(bookingSubject(id))).terminate('lost')
    expect(await staff.markPaid(id, paidInFull())).toBeNull()
    expect(await mailsOf(id, 1)).toEqual(['confirmation kept'])
  })
})

describe('A moved clock', () => {
  it('has done what is due by then, and leaves all else alone', async () => {
    const { id } = await setup.book()
    const { id: far } = await setup.book({ arrival: '2026-04-13', departure: '2026-04-15' })
    // A payment that is open is asked for now and then, so it would be due too.
    await sql(`UPDATE payments SET state = 'canceled' WHERE folio_id = $1`, far)
    for (const one of [id, far]) {
      await staff.markPaid(one, paidInFull())
      await mailsOf(one, 1)
    }
    const isWaiting = () =>
      eventually(
        () => client.workflow.getHandle(workflowIdOf(bookingSubject(far))).query(planStatusQuery),
        ({ next }) => next?.about === 'arrival',
      )
    await isWaiting()
    await sql(
      `INSERT INTO settings (key, value) VALUES ('clock', $1)`,
      JSON.stringify({
        today: '2026-03-06',
        since: formatDay(momentInAmsterdam(Date.now()).today),
      }),
    )
    await sql(`SELECT pg_notify('changed', '{"noun":"settings","id":null}')`)
    expect(await mailsOf(id, 2)).toEqual(['confirmation kept', 'thank-you kept'])
    // Which workflows are woken by it, the tests of `reconcile` say.
    await isWaiting()
    expect(await mailsOf(far, 1)).toEqual(['confirmation kept'])
  })
})
