import { Client, Connection } from '@temporalio/client'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { freePort } from '../../launch/free-port.mjs'
import { workflowIdOf } from '../../workflows/subject-names.ts'
import { bookingSubject } from '../../api/bookings/stay-record.ts'
import { type Setup, choose, openSetup } from './setup/setup.ts'
import { type OwnTemporal, ownTemporal } from './setup/own-temporal.ts'
import { type KeptWorker, keepWorker } from './setup/worker-process.ts'
import { cancelled } from '../api/setup/staff-asks.ts'

/**
 * How long Temporal is away, ms. After a moment the worker has still to end and to start anew, which
 * takes its time on a busy machine (AWAY_MS=1000 to see):
 * docs/why-does-a-fresh-worker-take-over-when-temporal-comes-back.md
 */
const AWAY_MS = Number(process.env['AWAY_MS'] ?? 8_000)
/** A namespace of the property's own, so that it has to be made where the data is new. */
const NAMESPACE = 'kamersleutel'

let temporal: OwnTemporal
let setup: Setup
let worker: KeptWorker
let workerPort: number

beforeAll(async () => {
  temporal = await ownTemporal()
  workerPort = await freePort()
  setup = await openSetup(temporal.address, {
    TEMPORAL_NAMESPACE: NAMESPACE,
    WORKER_PORT: String(workerPort),
  })
})
afterAll(async () => {
  await setup.close()
  await temporal.end()
})

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

/** What the worker says of its health. */
async function health(address: 'live' | 'ready'): Promise<unknown> {
  return (await fetch(`http://localhost:${workerPort}/health/${address}`)).json()
}

/** Waits for the confirmation, at most so many ms, and says how long it took from now. */
async function confirmedAfter(bookingId: string, withinMs: number): Promise<number> {
  const began = performance.now()
  await setup.until(bookingId, ({ state }) => state === 'confirmed', withinMs)
  return performance.now() - began
}

async function workflowStatus(bookingId: string): Promise<string> {
  const connection = await Connection.connect({ address: temporal.address })
  try {
    const { status } = await new Client({ connection, namespace: NAMESPACE }).workflow
      .getHandle(workflowIdOf(bookingSubject(bookingId)))
      .describe()
    return status.name
  } catch (error) {
    return error instanceof Error ? error.name : String(error)
  } finally {
    await connection.close()
  }
}

describe('Temporal', () => {
  it('need not be there when the worker starts: a guest books and pays all the same, and is confirmed when it comes', async () => {
    worker = await keepWorker(setup)
    const { id, paymentUrl } = await setup.book()
    expect(paymentUrl).not.toBeNull()
    await choose(paymentUrl!, 'paid')
    await vi.waitFor(async () => expect(await health('live')).toEqual({ status: 'ok' }), 30_000)
    expect(await health('ready')).toEqual({ status: 'unavailable', missing: 'temporal' })
    await temporal.start()
    await setup.until(id, ({ state }) => state === 'confirmed', 30_000)
    await worker.ready
    expect(await health('ready')).toEqual({ status: 'ok' })
  })

  it(
    'may stop: bookings and webhooks are stored, and confirmed after its return, whoever restarts its worker',
    async () => {
      await temporal.stop()
      await wait(AWAY_MS)
      const { id, paymentUrl } = await setup.book()
      expect(paymentUrl).not.toBeNull()
      await choose(paymentUrl!, 'paid')
      await wait(1_500)
      expect(
        (await setup.pool.query('SELECT FROM payment_webhooks WHERE processed_at IS NULL'))
          .rowCount,
      ).toBe(1)
      expect(await setup.status(id)).toMatchObject({ state: 'held' })
      await temporal.start()
      const took = await confirmedAfter(id, 60_000)
      console.log(`confirmed ${Math.round(took)} ms after Temporal came back`)
      expect(worker.ends).toEqual(['exit code 75'])
    },
    AWAY_MS + 120_000,
  )

  it('may lose all its data: every booking goes on where it stood in PostgreSQL', async () => {
    const unpaid = await setup.book({ arrival: '2026-03-09', departure: '2026-03-11' })
    const lapsing = await setup.book({ arrival: '2026-03-09', departure: '2026-03-11' })
    const confirmed = await setup.book({ arrival: '2026-03-09', departure: '2026-03-11' })
    await choose(confirmed.paymentUrl!, 'paid')
    await setup.until(confirmed.id, ({ state }) => state === 'confirmed')
    expect(await workflowStatus(confirmed.id)).toBe('RUNNING')

    await temporal.startEmpty()
    // Nothing tells of this one any more: its end has to be found in the database.
    await setup.pool.query(
      `UPDATE bookings SET hold_until = hold_until - interval '20 minutes' + interval '8 seconds' WHERE id = $1`,
      [lapsing.id],
    )
    await choose(unpaid.paymentUrl!, 'paid')
    const took = await confirmedAfter(unpaid.id, 60_000)
    console.log(`confirmed ${Math.round(took)} ms after Temporal was emptied`)
    const end = Date.now() + 20_000
    let seen: unknown
    do {
      await wait(100)
      const { rows } = await setup.pool.query<{ state: string }>(
        'SELECT state FROM bookings WHERE id = $1',
        [lapsing.id],
      )
      seen = { lapsing: rows[0]!.state, confirmed: await workflowStatus(confirmed.id) }
    } while (
      Date.now() < end &&
      JSON.stringify(seen) !== JSON.stringify({ lapsing: 'expired', confirmed: 'RUNNING' })
    )
    expect(seen).toEqual({ lapsing: 'expired', confirmed: 'RUNNING' })
  })

  it('that is away keeps nobody of staff waiting: what they do stands at once, its mails and refunds follow', async () => {
    const { id, paymentUrl } = await setup.book({ arrival: '2026-03-16', departure: '2026-03-18' })
    await choose(paymentUrl!, 'paid')
    await setup.until(id, ({ state }) => state === 'confirmed', 30_000)
    await temporal.stop()
    const { staff } = setup
    const jos = { by: 'Jos Geurts', requestId: 'press-too-much' }
    expect(await staff.cancel(id, cancelled('ziek', { refundCents: 22_000 }))).toBeNull()
    expect(
      await staff.act(id, { act: 'mark-paid', data: { cents: 100, method: 'pin' }, ...jos }),
    ).toBe('booking-not-payable')
    expect(await setup.status(id)).toMatchObject({ state: 'cancelled', receivedCents: 22_000 })
    await temporal.start()
    const followed = () =>
      setup.pool.query(
        `SELECT (SELECT state FROM mails WHERE subject_id = $1 AND kind = 'cancellation') AS mail,
           (SELECT string_agg(r.state, ' ') FROM refunds r JOIN payments p ON p.id = r.payment_id WHERE p.folio_id = $1) AS refund`,
        [id],
      )
    await vi.waitFor(
      async () => expect((await followed()).rows).toEqual([{ mail: 'kept', refund: 'made' }]),
      { timeout: 30_000, interval: 100 },
    )
    await temporal.stop()
  })

  it('that is away keeps no worker from ending when it is told to', async () => {
    await worker.stop()
    expect(worker.ends.at(-1)).toBe('exit code 0')
  })
})
