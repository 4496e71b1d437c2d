import { randomUUID } from 'node:crypto'
import { expect } from 'vitest'
import { Clock } from '../../../../api/environment/clock.ts'
import { entriesOf } from '../../../../api/folios/folios.ts'
import { PaymentSync } from '../../../../api/payments/payment-sync.ts'
import { type MollieServer, mollieServer } from '../../../setup/mollie/mollie-server.ts'
import { someVisitor, twoNights } from '../../setup/book.ts'
import { type ListeningApi, listeningApi } from '../listening-api.ts'

/** Where guests reach the house: Mollie refuses to call one on a laptop. */
const SITE = 'https://huis.example'

/** A furnished house whose payments go to Mollie, which can call it. */
export async function houseAtMollie() {
  const hosts = new Map<string, string>()
  let api: ListeningApi | null = null
  const clock = () => new Date(api?.app.get(Clock).now() ?? 0)
  const mollie: MollieServer = await mollieServer({ hosts, now: clock })
  api = await listeningApi({
    MOLLIE_API_KEY: mollie.key,
    MOLLIE_URL: mollie.url,
    PUBLIC_URL: SITE,
  })
  hosts.set(SITE, api.url)
  const { app, pool, url, pass } = api
  const sync = app.get(PaymentSync)

  async function booked(more: object = {}) {
    const answer = await fetch(`${url}/api/bookings`, {
      method: 'POST',
      headers: {
        origin: SITE,
        'content-type': 'application/json',
        'idempotency-key': randomUUID(),
        'x-forwarded-for': someVisitor(),
      },
      body: JSON.stringify({ ...twoNights, ...more }),
    })
    return { status: answer.status, body: (await answer.json()) as { id: string } }
  }

  /** Goes the way to pay; answers where it leads. */
  async function goesToPay(id: string): Promise<string> {
    const answer = await fetch(`${url}/api/bookings/${id}/checkout`, { redirect: 'manual' })
    return answer.headers.get('location')!
  }

  async function opened() {
    const { status, body } = await booked()
    expect(status).toBe(201)
    const page = await goesToPay(body.id)
    return { id: body.id, payment: page.split('/').at(-1)! }
  }

  return {
    api,
    app,
    pool,
    mollie,
    pass,
    booked,
    goesToPay,
    opened,
    async paid() {
      const one = await opened()
      await mollie.pay(one.payment)
      await sync.sync(one.id)
      return one
    },
    /** What came in and went back by its folio. */
    async money(id: string) {
      const entries = await entriesOf(pool, id)
      return entries
        .filter(({ kind }) => kind === 'received' || kind === 'refunded')
        .map(({ kind, cents, note }) => [kind, cents, note].filter(Boolean).join(' '))
    },
    async close() {
      await api.close()
      await mollie.close()
    },
  }
}
export type HouseAtMollie = Awaited<ReturnType<typeof houseAtMollie>>
