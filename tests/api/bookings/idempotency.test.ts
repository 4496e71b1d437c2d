import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { PaymentProvider } from '../../../api/payments/payment-provider.ts'
import { startApi } from '../setup/api-process.ts'
import { book, twoNights } from '../setup/book.ts'
import { type TestSetup, openSetup } from '../setup/open-setup.ts'
import { emptySetup } from '../setup/overlaps.ts'

let setup: TestSetup
beforeAll(async () => {
  setup = await openSetup({ processes: 2 })
})
afterAll(() => setup.close())
beforeEach(() => emptySetup(setup.pool))

async function stored(): Promise<Record<string, number>> {
  const { rows } = await setup.pool.query<Record<string, number>>(
    `SELECT (SELECT count(*)::int FROM bookings) AS bookings, (SELECT count(*)::int FROM payments) AS payments,
            (SELECT count(*)::int FROM idempotency_keys) AS keys, (SELECT count(*)::int FROM outbox) AS outbox`,
  )
  return rows[0]!
}

describe('an idempotency key', () => {
  it('used 50 times in parallel over two processes makes one booking and gives identical answers', async () => {
    const key = randomUUID()
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, i) => book(setup.processes[i % 2]!.app, twoNights, { key })),
    )
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]))
    expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1)
    expect(await stored()).toEqual({ bookings: 1, payments: 1, keys: 1, outbox: 1 })
  })

  it('gives the same answer again when the only room is taken by the booking it made', async () => {
    for (const room of [1, 2])
      await setup.pool.query('UPDATE rooms SET active = false WHERE number = $1', [room])
    const key = randomUUID()
    const first = await book(setup.app, twoNights, { key })
    const second = await book(setup.processes[1]!.app, twoNights, { key })
    await setup.pool.query('UPDATE rooms SET active = true')
    expect(first.status).toBe(201)
    expect(second).toMatchObject({ status: 201, body: first.body })
  })

  it('gives the same answer again when the price has changed since', async () => {
    const key = randomUUID()
    const first = await book(setup.app, twoNights, { key })
    await setup.pool.query('UPDATE room_type_prices SET cents = cents + 100')
    const second = await book(setup.app, twoNights, { key })
    await setup.pool.query('UPDATE room_type_prices SET cents = cents - 100')
    expect(second).toMatchObject({ status: 201, body: first.body })
    expect((await stored())['bookings']).toBe(1)
  })

  it('used for other content is refused, at once and later, by either process', async () => {
    const key = randomUUID()
    const other = { ...twoNights, lastName: 'Jansen' }
    const [first, meanwhile] = await Promise.all([
      book(setup.app, twoNights, { key }),
      book(setup.app, other, { key }),
    ])
    const later = await book(setup.processes[1]!.app, other, { key })
    expect(first.status).toBe(201)
    for (const answer of [meanwhile, later])
      expect(answer).toMatchObject({
        status: 422,
        body: { error: { reason: 'idempotency-key-reused' } },
      })
    expect((await stored())['bookings']).toBe(1)
  })

  it('with two contents racing over two processes makes one booking and refuses the other content', async () => {
    for (let round = 0; round < 10; round++) {
      const key = randomUUID()
      const answers = await Promise.all(
        Array.from({ length: 20 }, (_, i) =>
          book(
            setup.processes[i % 2]!.app,
            i % 2 === 0 ? twoNights : { ...twoNights, city: 'Sittard' },
            { key },
          ),
        ),
      )
      const booked = answers.filter(({ status }) => status === 201)
      expect(new Set(booked.map(({ body }) => body.id)).size).toBe(1)
      expect(answers.filter(({ status }) => status !== 201 && status !== 422)).toEqual([])
      await emptySetup(setup.pool)
    }
  })

  it('is answered in time where the payment provider says nothing of the attempt that is open', async () => {
    const key = randomUUID()
    await book(setup.app, twoNights, { key })
    await setup.pool.query(`UPDATE payments SET state = 'open', provider_id = 'tr_open'`)
    const hurried = await startApi(setup.url, { DATABASE_PATIENCE_MS: '500' })
    const provider = hurried.app.get(PaymentProvider)
    const never = new Promise<null>(() => undefined)
    const find = vi.spyOn(provider, 'find').mockReturnValue(never)
    const again = await book(hurried.app, { ...twoNights, method: 'ideal' }, { key })
    expect(find).toHaveBeenCalledTimes(1)
    expect(again).toMatchObject({ status: 503, body: { error: { reason: 'unavailable' } } })
    await hurried.close()
  })

  it.each([null, '', 'short', 'has spaces in it', 'a'.repeat(129)])(
    'that cannot be used (%j) is refused and nothing is stored',
    async (key) => {
      expect(await book(setup.app, twoNights, { key })).toMatchObject({
        status: 400,
        body: { error: { reason: 'idempotency-key-missing' } },
      })
      expect((await stored())['bookings']).toBe(0)
    },
  )
})
