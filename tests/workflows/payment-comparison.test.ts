import { Client, Connection } from '@temporalio/client'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { scheduleIdOf } from '../../workflows/schedules.ts'
import { paymentComparison } from '../../workflows/payment-comparison/schedule.ts'
import { type MollieServer, mollieServer } from '../setup/mollie/mollie-server.ts'
import { temporalAddress } from '../setup/temporal.ts'
import { type Setup, openSetup } from './setup/setup.ts'
import { triggered } from './setup/triggered.ts'

/** A machine that is busy takes its time, ms. */
const PATIENCE = { timeout: 60_000, interval: 100 }

let mollie: MollieServer
let setup: Setup
let connection: Connection
let client: Client
beforeAll(async () => {
  mollie = await mollieServer({ now: () => new Date(Date.parse('2026-02-02T12:00:00Z')) })
  setup = await openSetup(temporalAddress(), {
    MOLLIE_API_KEY: mollie.key,
    MOLLIE_URL: mollie.url,
  })
  connection = await Connection.connect({ address: temporalAddress() })
  client = new Client({ connection })
}, 60_000)
afterAll(async () => {
  await schedule().delete()
  await connection.close()
  await setup.close()
  await mollie.close()
})

const schedule = () => client.schedule.getHandle(scheduleIdOf(paymentComparison, setup.taskQueue))

describe('Every night', () => {
  it('payments are compared with the provider: what nobody told is taken in, and its mails go out', async () => {
    // Mollie cannot call this laptop, and the poll comes in ten minutes only.
    const { id, paymentUrl } = await setup.book()
    await mollie.pay(paymentUrl!.split('/').at(-1)!)
    mollie.goesWrong({ kind: 'busy', retryAfter: 1 }, 1, /GET .*payments/)
    await setup.startWorker().ready
    await vi.waitFor(() => schedule().describe(), PATIENCE)
    expect((await setup.status(id)).state).toBe('held')
    await triggered(setup, temporalAddress(), paymentComparison)
    await setup.until(id, ({ state }) => state === 'confirmed', 60_000)
    await vi.waitFor(
      async () => expect(await setup.mails(id)).toContain('confirmation kept'),
      PATIENCE,
    )
    const { rowCount } = await setup.pool.query('SELECT FROM payment_differences')
    expect(rowCount).toBe(0)
  }, 180_000)

  it('at 04:40 in the house, one comparison at a time', async () => {
    const { spec, policies } = await schedule().describe()
    expect(spec.timezone).toBe('Europe/Amsterdam')
    expect(spec.calendars).toEqual([
      expect.objectContaining({
        hour: [expect.objectContaining({ start: 4, end: 4 })],
        minute: [expect.objectContaining({ start: 40, end: 40 })],
      }),
    ])
    expect(policies.overlap).toBe('SKIP')
  })
})
