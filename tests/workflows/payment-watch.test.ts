import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { type MollieServer, mollieServer } from '../setup/mollie/mollie-server.ts'
import { temporalAddress } from '../setup/temporal.ts'
import { type Setup, openSetup } from './setup/setup.ts'

/** A machine that is busy takes its time, ms. */
const PATIENCE = { timeout: 60_000, interval: 100 }

let mollie: MollieServer
let setup: Setup
beforeAll(async () => {
  mollie = await mollieServer({ now: () => new Date(Date.parse('2026-02-02T12:00:00Z')) })
  setup = await openSetup(temporalAddress(), {
    MOLLIE_API_KEY: mollie.key,
    MOLLIE_URL: mollie.url,
    PAYMENT_POLL_SECONDS: '1',
  })
}, 60_000)
afterAll(async () => {
  await setup.close()
  await mollie.close()
})

describe('A payment of which the provider cannot call', () => {
  it('is found by the watch, confirmed and mailed, though its workflow sleeps until the hold ends', async () => {
    const { id, paymentUrl } = await setup.book()
    await mollie.pay(paymentUrl!.split('/').at(-1)!)
    await setup.startWorker().ready
    await setup.until(id, ({ state }) => state === 'confirmed', 60_000)
    await vi.waitFor(
      async () => expect(await setup.mails(id)).toContain('confirmation kept'),
      PATIENCE,
    )
  }, 180_000)
})
