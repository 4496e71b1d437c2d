import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import type { TestPaymentView } from '../../api/test-payments/test-payment-view.ts'
import { type SignedIn, signedIn } from '../api/setup/signed-in.ts'
import { temporalAddress } from '../setup/temporal.ts'
import { type Setup, choose, openSetup } from './setup/setup.ts'

/** A machine that is busy takes its time, ms. */
const PATIENCE = { timeout: 60_000, interval: 100 }
const TESTS = '/api/back-office/test-payments'

let setup: Setup
let staff: SignedIn
beforeAll(async () => {
  setup = await openSetup(temporalAddress())
  staff = await signedIn(setup.api.app, setup.url)
}, 60_000)
afterAll(() => setup.close())

describe('A test payment', () => {
  it('is paid back by its workflow as soon as it is paid, also when the worker starts later', async () => {
    const id = randomUUID()
    const { body } = await staff.post<TestPaymentView>(TESTS, { id })
    await choose(body.paymentUrl!, 'paid')
    const worker = setup.startWorker()
    await vi.waitFor(async () => {
      const seen = (await staff.get<TestPaymentView>(`${TESTS}/${id}`)).body
      expect(seen).toMatchObject({ ended: true, failure: null })
    }, PATIENCE)
    await worker.stop()
  }, 120_000)
})
