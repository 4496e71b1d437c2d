import { Client, Connection } from '@temporalio/client'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { BreakfastOrderStatusView } from '../../api/breakfast-orders/breakfast-order-shapes.ts'
import { breakfastOrderSubject } from '../../api/breakfast-orders/breakfast-order.ts'
import { mailToken } from '../../api/mail/mail-token.ts'
import { workflowIdOf } from '../../workflows/subject-names.ts'
import { goToPay } from '../api/setup/book-over-http.ts'
import { orderBreakfast, threeBoxes } from '../api/setup/order-breakfast.ts'
import { emptySetup } from '../api/setup/overlaps.ts'
import { temporalAddress } from '../setup/temporal.ts'
import { type Setup, choose, openSetup } from './setup/setup.ts'
import { type HandsOnOrders, handsOnOrders } from '../api/setup/hands-of-staff.ts'
import { pressOn } from '../api/setup/version-of.ts'

/** The clock of API and worker: it goes on from where a test puts it. */
const time = {
  shift: 0,
  be: (wall: string) => (time.shift = Date.parse(`${wall}+01:00`) - Date.now()),
}

let setup: Setup
let connection: Connection
let client: Client
let staff: HandsOnOrders

beforeAll(async () => {
  time.be('2026-02-02T09:30')
  setup = await openSetup(temporalAddress(), {}, () => Date.now() + time.shift)
  connection = await Connection.connect({ address: temporalAddress() })
  client = new Client({ connection })
  staff = handsOnOrders(setup.api.app)
  await setup.pool.query(
    `INSERT INTO settings (key, value) VALUES ('property', '{"name": "B&B Kamersleutel", "email": "info@example.com"}')`,
  )
  await setup.startWorker().ready
})
beforeEach(() => time.be('2026-02-02T09:30'))
afterEach(() => emptySetup(setup.pool))
afterAll(async () => {
  await setup.close()
  await connection.close()
})

const post = (path: string, body: object = {}) =>
  fetch(`${setup.url}/api/breakfast-orders/${path}`, {
    method: 'POST',
    headers: { origin: setup.url, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })

/** Orders boxes for Wednesday 4 March. */
async function order(): Promise<string> {
  const { status, body } = await orderBreakfast(setup.api.app, threeBoxes, undefined, setup.url)
  expect(status).toBe(201)
  return body.id
}

const toPay = (id: string) => goToPay(`${setup.url}/api/breakfast-orders/${id}/checkout`)

async function pay(id: string): Promise<void> {
  await choose(await toPay(id), 'paid')
  await until(id, ({ state }) => state === 'confirmed')
}

/** Time goes on to an instant, and whoever waits for it looks. */
async function itBecomes(wall: string, id: string): Promise<void> {
  time.be(wall)
  await setup.workflows.wake(breakfastOrderSubject(id))
}

async function eventually<T>(look: () => Promise<T>, want: (seen: T) => boolean): Promise<T> {
  for (const end = Date.now() + 20_000; ;) {
    const seen = await look()
    if (want(seen)) return seen
    if (Date.now() > end) throw new Error(`never came about: ${JSON.stringify(seen)}`)
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
}

const status = async (id: string): Promise<BreakfastOrderStatusView> =>
  (await fetch(`${setup.url}/api/breakfast-orders/${id}/status`)).json()

const until = (id: string, seen: (order: BreakfastOrderStatusView) => boolean) =>
  eventually(() => status(id), seen)

const mailed = async (id: string, ...mails: string[]) => {
  const wanted = mails.map((mail) => (mail.includes(' ') ? mail : `${mail} kept`)).toSorted()
  const all = async () => (await setup.mails(id)).toSorted()
  await eventually(all, (seen) => seen.length >= wanted.length)
  expect(await all()).toEqual(wanted)
}

async function events(id: string): Promise<string[]> {
  const { rows } = await setup.pool.query<{ kind: string }>(
    'SELECT kind FROM events WHERE subject_id = $1 ORDER BY id',
    [id],
  )
  return rows.map(({ kind }) => kind)
}

const ended = (id: string) =>
  eventually(
    async () =>
      (await client.workflow.getHandle(workflowIdOf(breakfastOrderSubject(id))).describe()).status
        .name,
    (name) => name === 'COMPLETED',
  )

/** Long enough for the workflow to do what it should not. */
const aMoment = () => new Promise((resolve) => setTimeout(resolve, 700))

const cancelByMail = (id: string) =>
  post(`${id}/cancel`, {
    token: mailToken(setup.environment.secret, breakfastOrderSubject(id)),
  })

describe('A breakfast order', () => {
  it('is confirmed once it is paid: guest and property are mailed, and staff bring it', async () => {
    const id = await order()
    await pay(id)
    await mailed(id, 'breakfast-confirmation', 'breakfast-to-bring')
    const { rows } = await setup.pool.query(
      `SELECT recipient, text FROM mails WHERE subject_id = $1 ORDER BY kind`,
      [id],
    )
    expect(rows.map(({ recipient }) => recipient)).toEqual([
      'liesbeth@example.com',
      'info@example.com',
    ])
    for (const { text } of rows)
      expect(text).toMatch(/P2026\d+[\s\S]*wo 4 maart 2026, 9.30-10.00 uur[\s\S]*Dorpsstraat 1a/)
    const brought = await pressOn(setup.pool, id)
    expect(await staff.deliver(id, brought)).toBeNull()
    expect(await staff.deliver(id, brought)).toBeNull()
    expect((await status(id)).state).toBe('delivered')
    expect(await events(id)).toEqual([
      'placed',
      'payment-opened',
      'paid',
      'order-confirmed',
      'delivered',
    ])
    await ended(id)
  })

  it('stays confirmed where it could not be brought, by one press once, and is brought after all', async () => {
    const id = await order()
    await pay(id)
    const failed = { because: 'nobody-home', note: 'Gebeld' } as const
    const pressed = await pressOn(setup.pool, id)
    const early = await staff.failDelivery(id, { ...failed, ...pressed })
    expect(early).toBe('order-not-changeable')
    time.be('2026-03-04T09:40')
    const press = { ...failed, ...pressed, requestId: 'press-at-the-door' }
    expect(await staff.failDelivery(id, press)).toBeNull()
    expect(await staff.failDelivery(id, press)).toBeNull()
    expect(await status(id)).toMatchObject({ state: 'confirmed', balanceCents: 0 })
    expect(await staff.deliver(id, await pressOn(setup.pool, id))).toBeNull()
    expect((await events(id)).slice(-2)).toEqual(['delivery-failed', 'delivered'])
    await ended(id)
  })

  it('that nobody pays is reminded of two days before at 10:00, and can be paid then', async () => {
    const id = await order()
    await itBecomes('2026-03-02T09:59', id)
    await aMoment()
    expect(await setup.mails(id)).toEqual([])
    await itBecomes('2026-03-02T10:00', id)
    await mailed(id, 'breakfast-payment-reminder')
    await pay(id)
    await mailed(id, 'breakfast-payment-reminder', 'breakfast-confirmation', 'breakfast-to-bring')
  })

  it('that is made later than that is reminded of after two hours', async () => {
    time.be('2026-03-02T11:00')
    const id = await order()
    await itBecomes('2026-03-02T12:58', id)
    await aMoment()
    expect(await setup.mails(id)).toEqual([])
    await itBecomes('2026-03-02T13:00:30', id)
    await mailed(id, 'breakfast-payment-reminder')
  })

  it('that nobody pays is cancelled at 14:00 the day before; money that comes then goes back', async () => {
    const id = await order()
    await itBecomes('2026-03-03T13:58', id)
    await mailed(id, 'breakfast-payment-reminder')
    const provider = await toPay(id)
    expect((await status(id)).state).toBe('placed')
    await itBecomes('2026-03-03T14:00', id)
    const { paymentUrl } = await until(id, ({ state }) => state === 'cancelled')
    expect(paymentUrl).toBe(null)
    await mailed(id, 'breakfast-payment-reminder', 'breakfast-cancellation')
    expect((await post(`${id}/payments`)).status).toBe(409)
    await choose(provider, 'paid')
    await mailed(
      id,
      'breakfast-payment-reminder',
      'breakfast-cancellation',
      'breakfast-payment-returned',
    )
    expect(await status(id)).toMatchObject({
      state: 'cancelled',
      cancelledBecause: 'unpaid',
      balanceCents: 0,
      refunded: true,
    })
    expect(await events(id)).toEqual(['placed', 'payment-opened', 'cancelled', 'paid', 'refunded'])
    await ended(id)
  })

  it('is cancelled by the link of the mail until 24 hours before, and all of it goes back', async () => {
    const id = await order()
    await pay(id)
    await mailed(id, 'breakfast-confirmation', 'breakfast-to-bring')
    time.be('2026-03-03T09:29')
    const answer = await cancelByMail(id)
    expect(answer.status).toBe(200)
    await until(id, ({ refunded }) => refunded)
    await mailed(
      id,
      'breakfast-confirmation',
      'breakfast-to-bring',
      'breakfast-cancellation',
      'breakfast-not-to-bring',
    )
    const { rows } = await setup.pool.query(
      `SELECT text FROM mails WHERE subject_id = $1 AND kind = 'breakfast-cancellation'`,
      [id],
    )
    expect(rows[0].text).toMatch(/Je krijgt €.38,80 terug/)
    // Twice is once.
    expect((await cancelByMail(id)).status).toBe(200)
    await ended(id)
  })

  it('is not cancelled by the link later than that; staff then say whether money goes back', async () => {
    const id = await order()
    await pay(id)
    await mailed(id, 'breakfast-confirmation', 'breakfast-to-bring')
    time.be('2026-03-03T09:30')
    const answer = await cancelByMail(id)
    expect([answer.status, (await answer.json()).error.text]).toEqual([
      409,
      'Deze bestelling kun je niet meer zelf annuleren. Bel ons gerust.',
    ])
    const press = await pressOn(setup.pool, id)
    expect(await staff.cancel(id, { refundLate: false, ...press })).toBeNull()
    await mailed(
      id,
      'breakfast-confirmation',
      'breakfast-to-bring',
      'breakfast-cancellation',
      'breakfast-not-to-bring',
    )
    expect(await status(id)).toMatchObject({
      state: 'cancelled',
      cancelledBecause: 'staff',
      balanceCents: 0,
      refunded: false,
    })
  })

  it('is cancelled by nobody who has its id only', async () => {
    const id = await order()
    const other = mailToken(setup.environment.secret, breakfastOrderSubject(crypto.randomUUID()))
    for (const token of ['', 'x', other]) {
      const answer = await post(`${id}/cancel`, { token })
      expect([answer.status, (await answer.json()).error.text]).toEqual([
        404,
        'Deze link hoort niet bij deze bestelling. Gebruik de link uit de mail, of bel ons.',
      ])
    }
    expect((await status(id)).state).toBe('placed')
  })

  it('is confirmed when staff have all of its money in hand, by one press once', async () => {
    const id = await order()
    const receipt = {
      cents: 3880,
      method: 'cash',
      ...(await pressOn(setup.pool, id)),
    } as const
    expect(await staff.markPaid(id, { ...receipt, cents: 4000 })).toBe('invalid-input')
    expect(await staff.markPaid(id, receipt)).toBeNull()
    expect(await staff.markPaid(id, receipt)).toBeNull()
    expect(await status(id)).toMatchObject({ state: 'confirmed', balanceCents: 0 })
    await mailed(id, 'breakfast-confirmation', 'breakfast-to-bring')
  })

  it('that failed to be paid can be paid once more', async () => {
    const id = await order()
    await choose(await toPay(id), 'failed')
    await until(id, ({ paymentState }) => paymentState === 'failed')
    expect((await post(`${id}/payments`)).status).toBe(201)
    await pay(id)
  })
})
