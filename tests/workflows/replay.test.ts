import { randomUUID } from 'node:crypto'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { historyToJSON } from '@temporalio/common/lib/proto-utils.js'
import { Client, Connection } from '@temporalio/client'
import { Worker } from '@temporalio/worker'
import { beforeAll, describe, expect, it } from 'vitest'
import { workflowIdOf } from '../../workflows/subject-names.ts'
import { Clock } from '../../api/environment/clock.ts'
import { formMessageSubject } from '../../api/forms/form-message-subject.ts'
import { issueTicket } from '../../api/forms/form-ticket.ts'
import type { Subject } from '../../api/subjects/events.ts'
import { bookingSubject } from '../../api/bookings/stay-record.ts'
import { BreakfastOrderActs } from '../../api/breakfast-orders/breakfast-order-acts.ts'
import {
  type HandsOfStaff,
  type HandsOnOrders,
  handsOnOrders,
} from '../api/setup/hands-of-staff.ts'
import { goodForms } from '../rules/forms/good-forms.ts'
import { breakfastOrderSubject } from '../../api/breakfast-orders/breakfast-order.ts'
import { Invoices } from '../../api/invoices/invoices.ts'
import { invoiceSubject } from '../../api/invoices/invoice-plan.ts'
import { testPaymentSubject } from '../../api/test-payments/test-payment-subject.ts'
import { TestPayments } from '../../api/test-payments/test-payments.ts'
import type { NextStep } from '../../workflows/next-step.ts'
import { fillCompany, someBuyer } from '../api/invoices/some-buyer.ts'
import { orderBreakfast, threeBoxes } from '../api/setup/order-breakfast.ts'
import { goToPay } from '../api/setup/book-over-http.ts'
import { occupy } from '../api/setup/overlaps.ts'
import { temporalAddress } from '../setup/temporal.ts'
import { type Setup, choose, openSetup, workflowBundle } from './setup/setup.ts'
import { cancelled, paidInFull } from '../api/setup/staff-asks.ts'
import { pressOn } from '../api/setup/version-of.ts'

// Workflows run for months: what was recorded with an older state of their code has to replay with
// this one. A change that does not is made with `patched('yyyy-mm-what')`, and its history is
// recorded beside the old ones, which stay: RECORD_HISTORIES=yyyy-mm-what npx vitest run --project
// workflows tests/workflows/replay.test.ts; RECORD_LIVES=form records only the lives so named.

const folder = path.join(import.meta.dirname, 'histories')
const recording = process.env['RECORD_HISTORIES']
const recordedLives = new RegExp(process.env['RECORD_LIVES'] ?? '')

interface Scene {
  setup: Setup
  staff: HandsOfStaff
  orders: HandsOnOrders
  client: Client
  sql(statement: string): Promise<unknown>
}

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))
const written = ({ setup }: Scene, id: string, mail: string) =>
  eventually(async () => (await setup.mails(id)).includes(mail))

async function eventually(look: () => Promise<boolean>): Promise<void> {
  for (const end = Date.now() + 60_000; !(await look()); await wait(100))
    if (Date.now() > end) throw new Error('the scene did not come about')
}

/** The lives of bookings that are recorded; each gives its id when enough has happened. */
const scenes: Record<string, (scene: Scene) => Promise<string>> = {
  async 'paid-at-once'(scene) {
    const { id, paymentUrl } = await scene.setup.book()
    await choose(paymentUrl!, 'paid')
    await written(scene, id, 'confirmation kept')
    return id
  },
  async 'failed-then-paid'(scene) {
    const { id, paymentUrl } = await scene.setup.book()
    await choose(paymentUrl!, 'failed')
    await scene.setup.until(id, ({ paymentState }) => paymentState === 'failed', 60_000)
    const again = await fetch(`${scene.setup.url}/api/bookings/${id}/payments`, {
      method: 'POST',
      headers: { origin: scene.setup.url },
    })
    await choose(await goToPay(((await again.json()) as { paymentUrl: string }).paymentUrl), 'paid')
    await written(scene, id, 'confirmation kept')
    return id
  },
  async 'hold-ran-out'(scene) {
    const { id, paymentUrl } = await scene.setup.book()
    await scene.sql(
      `UPDATE bookings SET hold_until = hold_until - interval '20 minutes' + interval '2 seconds' WHERE id = '${id}'`,
    )
    await scene.sql(
      `INSERT INTO outbox (subject_kind, subject_id, topic) VALUES ('booking', '${id}', 'payment-changed')`,
    )
    await wait(4_000)
    await choose(paymentUrl!, 'expired')
    await eventually(async () => (await scene.setup.status(id)).paymentState === 'expired')
    return id
  },
  async 'paid-too-late'(scene) {
    const { id, paymentUrl } = await scene.setup.book({
      arrival: '2026-03-16',
      departure: '2026-03-18',
    })
    await scene.sql(`UPDATE bookings SET hold_until = created_at WHERE id = '${id}'`)
    await scene.sql(
      `INSERT INTO outbox (subject_kind, subject_id, topic) VALUES ('booking', '${id}', 'payment-changed')`,
    )
    await eventually(
      async () =>
        (
          await scene.setup.pool.query(`SELECT FROM bookings WHERE id = $1 AND state = 'expired'`, [
            id,
          ])
        ).rowCount === 1,
    )
    for (const room of [1, 2, 3])
      await occupy(scene.setup.pool, { room, arrival: '2026-03-15', departure: '2026-03-19' })
    await choose(paymentUrl!, 'paid')
    await written(scene, id, 'late-payment-refund kept')
    return id
  },
  async 'by-the-hand-of-staff'(scene) {
    const { id } = await scene.setup.book({ arrival: '2026-03-09', departure: '2026-03-11' })
    await scene.staff.markPaid(id, paidInFull())
    await written(scene, id, 'confirmation kept')
    await scene.staff.markPaid('00000000-0000-4000-8000-000000000000', paidInFull())
    await scene.staff.resendConfirmation(id, 'request-1')
    await scene.staff.cancel(id, cancelled('De gast is ziek'))
    await scene.staff.resendConfirmation(id, 'request-2')
    await written(scene, id, 'cancellation kept')
    return id
  },
  async 'provider-away'(scene) {
    const { id, paymentUrl } = await scene.setup.book({
      arrival: '2026-03-23',
      departure: '2026-03-25',
    })
    const ids = await scene.setup.pool.query<{ provider_id: string }>(
      'SELECT provider_id FROM payments WHERE folio_id = $1',
      [id],
    )
    // An id with which the sandbox's address cannot be made stands for a provider that does not
    // answer.
    await scene.sql(`ALTER TABLE sandbox.payments RENAME TO payments_away`)
    await fetch(`${scene.setup.url}/api/payments/webhook`, {
      method: 'POST',
      body: new URLSearchParams({ id: ids.rows[0]!.provider_id }),
    })
    await wait(12_000)
    await scene.sql(`ALTER TABLE sandbox.payments_away RENAME TO payments`)
    await choose(paymentUrl!, 'paid')
    await written(scene, id, 'confirmation kept')
    return id
  },
}

/** The lives of other subjects. */
const otherScenes: Record<string, (scene: Scene) => Promise<Subject>> = {
  async 'breakfast-paid-and-brought'(scene) {
    const id = await orderPaid(scene)
    await scene.orders.deliver(id, await pressOn(scene.setup.pool, id))
    await eventually(async () => (await breakfastState(scene, id)) === 'delivered')
    return breakfastOrderSubject(id)
  },
  async 'breakfast-cancelled-by-its-guest'(scene) {
    const id = await orderPaid(scene)
    await scene.setup.api.app.get(BreakfastOrderActs).cancelByGuest(id)
    await written(scene, id, 'breakfast-not-to-bring kept')
    return breakfastOrderSubject(id)
  },
  async 'breakfast-paid-too-late'(scene) {
    const id = await orderOpen(scene)
    const provider = await toPay(scene, id)
    await scene.sql(`UPDATE breakfast_orders SET delivery_day = '2026-02-02' WHERE id = '${id}'`)
    await scene.sql(
      `INSERT INTO outbox (subject_kind, subject_id, topic) VALUES ('breakfast-order', '${id}', 'payment-changed')`,
    )
    await written(scene, id, 'breakfast-cancellation kept')
    await choose(provider, 'paid')
    await written(scene, id, 'breakfast-payment-returned kept')
    return breakfastOrderSubject(id)
  },
  async 'invoice-asked-moved-and-mailed'(scene) {
    const { setup, sql } = scene
    const { id } = await setup.book({ arrival: '2026-03-30', departure: '2026-04-01' })
    await fillCompany(setup.pool)
    await setup.api.app.get(Invoices).ask(id, someBuyer, 'guest')
    await eventually(async () => (await nextOf(scene, invoiceSubject(id))) === 'issue')
    await sql(`UPDATE bookings SET stay = '[2026-01-28,2026-01-30)' WHERE id = '${id}'`)
    await written(scene, id, 'invoice kept')
    return invoiceSubject(id)
  },
  async 'test-payment-paid-and-back'({ setup }) {
    const id = randomUUID()
    const tests = setup.api.app.get(TestPayments)
    await choose((await tests.begin(id, 'Mieke Geurts')).paymentUrl!, 'paid')
    await eventually(async () => (await tests.one(id))!.ended)
    return testPaymentSubject(id)
  },
  async 'form-sent'({ setup, sql }) {
    await sql(
      `INSERT INTO settings (key, value) VALUES ('property', '{"email": "huis@voorbeeld.nl"}')
       ON CONFLICT (key) DO UPDATE SET value = settings.value || excluded.value`,
    )
    const ticket = issueTicket(setup.environment.secret, setup.api.app.get(Clock).now() - 60_000)
    const answer = await fetch(`${setup.url}/api/forms/vendor`, {
      method: 'POST',
      headers: { origin: setup.url, 'content-type': 'application/json' },
      body: JSON.stringify({ ...goodForms.vendor, ticket }),
    })
    const { id } = (await answer.json()) as { id: string }
    await eventually(async () => {
      const { rowCount } = await setup.pool.query(
        `SELECT FROM form_messages WHERE id = $1 AND place = 'unknown'`,
        [id],
      )
      return rowCount === 1 && (await setup.mails(id)).length === 2
    })
    return formMessageSubject(id)
  },
}

/** What the workflow of a subject does next. */
async function nextOf({ client }: Scene, subject: Subject): Promise<string | undefined> {
  const handle = client.workflow.getHandle(workflowIdOf(subject))
  const status = await handle.query<{ next: NextStep | null }>('planStatus').catch(() => null)
  return status?.next?.step
}

async function orderOpen({ setup, sql }: Scene): Promise<string> {
  await sql(
    `INSERT INTO settings (key, value) VALUES ('property', '{"email": "huis@voorbeeld.nl"}')
     ON CONFLICT (key) DO UPDATE SET value = settings.value || excluded.value`,
  )
  const { body } = await orderBreakfast(setup.api.app, threeBoxes, undefined, setup.url)
  return body.id
}

const toPay = ({ setup }: Scene, id: string) =>
  goToPay(`${setup.url}/api/breakfast-orders/${id}/checkout`)

async function orderPaid(scene: Scene): Promise<string> {
  const id = await orderOpen(scene)
  await choose(await toPay(scene, id), 'paid')
  await written(scene, id, 'breakfast-to-bring kept')
  return id
}

async function breakfastState({ setup }: Scene, id: string): Promise<string> {
  const { rows } = await setup.pool.query('SELECT state FROM breakfast_orders WHERE id = $1', [id])
  return rows[0].state
}

async function record(name: string): Promise<void> {
  const setup = await openSetup(temporalAddress())
  const connection = await Connection.connect({ address: temporalAddress() })
  const client = new Client({ connection })
  await setup.startWorker().ready
  const scene: Scene = {
    setup,
    staff: setup.staff,
    orders: handsOnOrders(setup.api.app),
    client,
    sql: (statement) => setup.pool.query(statement),
  }
  const ofBookings = Object.entries(scenes).map(
    ([life, live]) => [life, async () => bookingSubject(await live(scene))] as const,
  )
  const ofOthers = Object.entries(otherScenes).map(
    ([life, live]) => [life, () => live(scene)] as const,
  )
  for (const [life, live] of [...ofBookings, ...ofOthers]) {
    if (!recordedLives.test(life)) continue
    const subject = await live()
    await wait(500)
    const history = await client.workflow.getHandle(workflowIdOf(subject)).fetchHistory()
    fs.writeFileSync(
      path.join(folder, `${name}-${life}.json`),
      withoutPlace(historyToJSON(history)),
    )
  }
  await connection.close()
  await setup.close()
}

/**
 * Where and by which machine it was recorded is nobody's business, and nothing that replay looks
 * at.
 */
function withoutPlace(json: string): string {
  return json
    .replaceAll(/"stackTrace": "(?:[^"\\]|\\.)*"/g, '"stackTrace": ""')
    .replaceAll(`@${os.hostname()}`, '@setup')
    .replaceAll(path.resolve(import.meta.dirname, '../..'), '')
}

const stored = () => fs.readdirSync(folder).filter((file) => file.endsWith('.json'))

describe('A recorded workflow', () => {
  beforeAll(async () => {
    if (recording) await record(recording)
  }, 300_000)

  it('replays with the workflows as they are now, every one of them', async () => {
    const bundle = { codePath: workflowBundle }
    expect(stored().length).toBeGreaterThanOrEqual(
      Object.keys({ ...scenes, ...otherScenes }).length,
    )
    for (const file of stored()) {
      await Worker.runReplayHistory(
        { workflowBundle: bundle },
        JSON.parse(fs.readFileSync(path.join(folder, file), 'utf8')),
        file,
      )
    }
  })
})
