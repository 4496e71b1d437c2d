import { Client, Connection } from '@temporalio/client'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { invoiceSubject } from '../../api/invoices/invoice-plan.ts'
import type { FolioInvoicesView } from '../../api/invoices/invoice-shapes.ts'
import type { NextStep } from '../../workflows/next-step.ts'
import { workflowIdOf } from '../../workflows/subject-names.ts'
import { fillCompany, someBuyer } from '../api/invoices/some-buyer.ts'
import { type SignedIn, signedIn } from '../api/setup/signed-in.ts'
import { confirmedAndPaid, endedUnpaid } from '../api/setup/standing.ts'
import { temporalAddress } from '../setup/temporal.ts'
import { type Setup, openSetup } from './setup/setup.ts'

const INVOICES = '/api/back-office/invoices'

/** The clock of API and worker: it goes on from where a test puts it. */
const time = {
  shift: 0,
  be: (wall: string) => (time.shift = Date.parse(`${wall}+01:00`) - Date.now()),
}

let setup: Setup
let staff: SignedIn
let connection: Connection
let client: Client
beforeAll(async () => {
  time.be('2026-02-02T09:30')
  setup = await openSetup(temporalAddress(), {}, () => Date.now() + time.shift)
  connection = await Connection.connect({ address: temporalAddress() })
  client = new Client({ connection })
  await fillCompany(setup.pool)
  await setup.startWorker().ready
})
beforeEach(async () => {
  time.be('2026-02-02T09:30')
  staff = await signedIn(setup.api.app, setup.url)
})
afterAll(async () => {
  await setup.close()
  await connection.close()
})

/** A paid stay from Monday 2 to Wednesday 4 March, of which an invoice is asked for. */
async function asked(): Promise<string> {
  const { id } = await setup.book()
  await setup.pool.query(confirmedAndPaid(`id = '${id}'`))
  const { status, body } = await staff.post<FolioInvoicesView>(`${INVOICES}/of/${id}/request`, {
    buyer: someBuyer,
  })
  expect([status, body.invoices]).toEqual([200, []])
  await eventually(async () => (await statusOf(id)) === 'RUNNING' && (await planned(id)), Boolean)
  return id
}

const handle = (id: string) => client.workflow.getHandle(workflowIdOf(invoiceSubject(id)))
const statusOf = async (id: string) =>
  (
    await handle(id)
      .describe()
      .catch(() => null)
  )?.status.name ?? 'MISSING'
const ended = (id: string) =>
  eventually(
    () => statusOf(id),
    (name) => name === 'COMPLETED',
  )

/** Whether the outbox has nothing to tell, and the workflow read its plan since. */
async function planned(id: string): Promise<boolean> {
  const { rows } = await setup.pool.query<{ is_so: boolean }>(
    `SELECT NOT EXISTS (SELECT FROM outbox WHERE subject_kind = 'invoice' AND delivered_at IS NULL)
       AND EXISTS (SELECT FROM subject_dues WHERE subject_id = $1 AND subject_kind = 'invoice' AND next_due_at <> '-infinity') AS is_so`,
    [id],
  )
  return rows[0]!.is_so
}

/** When the plan says that something is to be done for the invoice, in the house. */
async function dueAt(id: string): Promise<string> {
  const { rows } = await setup.pool.query<{ at: string }>(
    `SELECT to_char(next_due_at AT TIME ZONE 'Europe/Amsterdam', 'YYYY-MM-DD HH24:MI') AS at
     FROM subject_dues WHERE subject_kind = 'invoice' AND subject_id = $1`,
    [id],
  )
  return rows[0]?.at ?? 'nothing'
}

/** Time goes on to an instant, and who waits for it looks. */
async function itBecomes(wall: string, id: string): Promise<void> {
  time.be(wall)
  await setup.workflows.wake(invoiceSubject(id))
}

async function eventually<T>(look: () => Promise<T>, want: (seen: T) => boolean): Promise<T> {
  for (const end = Date.now() + 60_000; ;) {
    const seen = await look()
    if (want(seen)) return seen
    if (Date.now() > end) throw new Error(`never came about: ${JSON.stringify(seen)}`)
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
}

const invoicesOf = async (id: string) => {
  const { rows } = await setup.pool.query<{ number: string; issued_on: string }>(
    'SELECT number, issued_on FROM invoices WHERE folio_id = $1 ORDER BY running',
    [id],
  )
  return rows
}
const refusalOf = async (id: string) => {
  const { rows } = await setup.pool.query<{ refusal: string | null; ended: boolean }>(
    'SELECT refusal, ended_at IS NOT NULL AS ended FROM invoice_requests WHERE folio_id = $1',
    [id],
  )
  return rows[0]
}
const mailed = async (id: string) =>
  (await setup.mails(id)).filter((mail) => mail.startsWith('invoice'))
const moveTo = (id: string, nights: string) =>
  setup.pool.query('UPDATE bookings SET stay = $2 WHERE id = $1', [id, nights])

describe('An invoice that was asked for', () => {
  it('is issued at noon of the day of departure, once, and mailed', async () => {
    const id = await asked()
    expect(await dueAt(id)).toBe('2026-03-04 12:00')
    await itBecomes('2026-03-04T11:59', id)
    expect(
      await eventually(
        () => dueAt(id),
        (at) => at === '2026-03-04 12:00',
      ),
    ).toBeTruthy()
    expect(await invoicesOf(id)).toEqual([])
    await itBecomes('2026-03-04T12:00', id)
    await eventually(
      () => mailed(id),
      (mails) => mails.length > 0,
    )
    await ended(id)
    expect(await mailed(id)).toEqual(['invoice kept'])
    expect(await invoicesOf(id)).toEqual([
      { number: expect.stringContaining('2026'), issued_on: '2026-03-04' },
    ])
    // Woken again, nothing is left to do.
    await setup.workflows.wake(invoiceSubject(id))
    await ended(id)
    expect(await invoicesOf(id)).toHaveLength(1)
    expect(await mailed(id)).toHaveLength(1)
  }, 120_000)

  it('waits for the new departure of a stay that was moved, later or earlier', async () => {
    const id = await asked()
    await moveTo(id, '[2026-03-02,2026-03-06)')
    await eventually(
      () => dueAt(id),
      (at) => at === '2026-03-06 12:00',
    )
    await moveTo(id, '[2026-03-02,2026-03-03)')
    await eventually(
      () => dueAt(id),
      (at) => at === '2026-03-03 12:00',
    )
    await itBecomes('2026-03-03T12:00', id)
    await ended(id)
    expect(await invoicesOf(id)).toMatchObject([{ issued_on: '2026-03-03' }])
  }, 120_000)

  it('is not issued at the old departure, though its workflow comes to it before it heard of the new one', async () => {
    const id = await asked()
    await itBecomes('2026-03-04T11:59:57', id)
    const waitsForNoon = () => handle(id).query<{ next: NextStep | null }>('planStatus')
    await eventually(waitsForNoon, ({ next }) => next !== null && next.inMs <= 3_000)
    await setup.pool.query('ALTER TABLE bookings DISABLE TRIGGER invoice_looks_again')
    await moveTo(id, '[2026-03-02,2026-03-06)')
    await setup.pool.query('ALTER TABLE bookings ENABLE TRIGGER invoice_looks_again')
    await eventually(
      () => dueAt(id),
      (at) => at === '2026-03-06 12:00',
    )
    expect(await invoicesOf(id)).toEqual([])
    expect(await refusalOf(id)).toEqual({ refusal: null, ended: false })
  }, 120_000)

  it('of a stay that was cancelled comes to nothing at once, and staff read why', async () => {
    const { id } = await setup.book({ arrival: '2026-03-09', departure: '2026-03-11' })
    await staff.post(`${INVOICES}/of/${id}/request`, { buyer: someBuyer })
    await eventually(
      () => dueAt(id),
      (at) => at === '2026-03-11 12:00',
    )
    await setup.pool.query(endedUnpaid('cancelled', `id = '${id}'`))
    await ended(id)
    expect(await invoicesOf(id)).toEqual([])
    expect(await mailed(id)).toEqual([])
    expect(await refusalOf(id)).toEqual({
      refusal: 'Op deze rekening staat niets om te factureren.',
      ended: true,
    })
  }, 120_000)
})
