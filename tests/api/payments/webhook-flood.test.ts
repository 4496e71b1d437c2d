import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { PaymentSync } from '../../../api/payments/payment-sync.ts'
import { bookOverHttp, goToPay } from '../setup/book-over-http.ts'
import { twoNights } from '../setup/book.ts'
import { type ListeningApi, choose, eventually, listeningApi } from './listening-api.ts'

const CALLS = 300

let api: ListeningApi

beforeAll(async () => {
  api = await listeningApi()
})
afterAll(() => api.close())

async function rows(table: string): Promise<number> {
  return (await api.pool.query(`SELECT FROM ${table}`)).rowCount!
}

describe('A flood of webhooks with the id of one’s own payment', () => {
  it(`leaves one row and one word to the workflow, however many (${CALLS}) come before it is looked at`, async () => {
    const { body } = await bookOverHttp(api.url, twoNights)
    const providerId = (await goToPay(body.paymentUrl!)).split('/').at(-1)!
    const told = await rows('outbox')
    const holdUntil = async () =>
      (await api.pool.query('SELECT hold_until FROM bookings')).rows[0].hold_until
    const calls = (times: number) =>
      Promise.all(
        Array.from({ length: times }, () =>
          fetch(`${api.url}/api/payments/webhook`, {
            method: 'POST',
            body: new URLSearchParams({ id: providerId }),
          }),
        ),
      )
    await calls(1)
    const kept = await holdUntil()
    for (const answer of await calls(CALLS)) expect(answer.status).toBe(200)
    expect(await rows('payment_webhooks')).toBe(1)
    expect(await rows('outbox')).toBe(told + 1)
    expect(await holdUntil()).toEqual(kept)
    // Looked at in between, it is news once more: one word each time.
    await api.app.get(PaymentSync).sync(body.id)
    await calls(CALLS)
    expect(await rows('payment_webhooks')).toBe(1)
    expect(await rows('outbox')).toBe(told + 2)
  })

  it('keeps no room past what was told, posted every eight minutes of a payment that has ended', async () => {
    const { body } = await bookOverHttp(api.url, twoNights)
    const page = await goToPay(body.paymentUrl!)
    const [{ promised_until: promised }] = (
      await api.pool.query('SELECT promised_until FROM bookings WHERE id = $1', [body.id])
    ).rows
    await choose(page, 'expired')
    const calls = async () => (await api.pool.query('SELECT FROM sandbox.webhook_calls')).rowCount
    await eventually(async () => (await calls()) === 0)
    await api.app.get(PaymentSync).sync(body.id)
    for (let minutes = 0; minutes < 40; minutes += 8) {
      await fetch(`${api.url}/api/payments/webhook`, {
        method: 'POST',
        body: new URLSearchParams({ id: page.split('/').at(-1)! }),
      })
      const { rows: held } = await api.pool.query('SELECT hold_until FROM bookings WHERE id = $1', [
        body.id,
      ])
      expect(held[0].hold_until).toEqual(promised)
      await api.app.get(PaymentSync).sync(body.id)
      api.pass(8)
    }
  })
})
