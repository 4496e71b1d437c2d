import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { bookingSubject } from '../../api/bookings/stay-record.ts'
import type { DashboardView } from '../../api/dashboard/dashboard-view.ts'
import { tellOutbox } from '../../api/subjects/events.ts'
import { type MailServer, startMailServer } from '../api/mail/mail-server.ts'
import { emptySetup } from '../api/setup/overlaps.ts'
import { type SignedIn, signedIn } from '../api/setup/signed-in.ts'
import { temporalAddress } from '../setup/temporal.ts'
import { type Setup, choose, openSetup } from './setup/setup.ts'

/** A mail is tried again after ten seconds; a machine that is busy takes its time, ms. */
const PATIENCE = { timeout: 60_000, interval: 100 }

let server: MailServer
let setup: Setup
let staff: SignedIn
beforeAll(async () => {
  server = await startMailServer()
  setup = await openSetup(temporalAddress(), { SMTP_URL: server.url })
  staff = await signedIn(setup.api.app, setup.url)
  await setup.startWorker().ready
}, 120_000)
beforeEach(() => server.behaves())
afterEach(() => emptySetup(setup.pool))
afterAll(async () => {
  await setup.close()
  await server.stop()
})

async function failing(): Promise<string[]> {
  const { body } = await staff.get<DashboardView>('/api/back-office/dashboard')
  return body.attention.failedSteps.first.map(({ id }) => id)
}

const isShown = (ids: string[]) =>
  vi.waitFor(async () => expect(await failing()).toEqual(ids), PATIENCE)

const isSent = (id: string) =>
  vi.waitFor(async () => expect(await setup.mails(id)).toContain('confirmation sent'), PATIENCE)

describe('What needs attention on the dashboard', () => {
  it('is a booking whose mail the server did not take, while it waits for the next try, until it went', async () => {
    server.behaves('later-at-recipient')
    const { id, paymentUrl } = await setup.book()
    await choose(paymentUrl!, 'paid')
    await isShown([id])
    await isSent(id)
    await isShown([])
    expect(server.received).toHaveLength(1)
  }, 180_000)

  it('is a booking whose payment cannot be asked for, also when its workflow is woken meanwhile, until it can', async () => {
    const { id, paymentUrl } = await setup.book({ arrival: '2026-03-09', departure: '2026-03-11' })
    await setup.pool.query('ALTER TABLE sandbox.payments RENAME TO payments_away')
    try {
      await fetch(`${setup.url}/api/payments/webhook`, {
        method: 'POST',
        body: new URLSearchParams({ id: paymentUrl!.split('/').at(-1)! }),
      })
      await isShown([id])
      const since = await failingSince(id)
      await tellOutbox(setup.pool, bookingSubject(id), 'payment-changed')
      await vi.waitFor(async () => expect(await plannedSince(id)).toBe(true), PATIENCE)
      expect(await failingSince(id)).toEqual(since)
    } finally {
      await setup.pool.query('ALTER TABLE sandbox.payments_away RENAME TO payments')
    }
    await choose(paymentUrl!, 'paid')
    await isSent(id)
    await isShown([])
  }, 180_000)

  it('is never a booking of which every step succeeds', async () => {
    const { id, paymentUrl } = await setup.book({ arrival: '2026-03-16', departure: '2026-03-18' })
    const looks: Promise<string[]>[] = []
    const looking = setInterval(() => looks.push(failing()), 50)
    await choose(paymentUrl!, 'paid')
    await isSent(id)
    clearInterval(looking)
    expect(looks.length).toBeGreaterThan(0)
    expect((await Promise.all(looks)).flat()).toEqual([])
  }, 180_000)
})

async function failingSince(id: string): Promise<Date> {
  const { rows } = await setup.pool.query<{ failing_since: Date }>(
    'SELECT failing_since FROM subject_dues WHERE subject_id = $1',
    [id],
  )
  return rows[0]!.failing_since
}

/** Whether the workflow was told of everything and has planned again since. */
async function plannedSince(id: string): Promise<boolean> {
  const { rowCount } = await setup.pool.query(
    `SELECT FROM subject_dues WHERE subject_id = $1 AND next_due_at > '-infinity'
       AND NOT EXISTS (SELECT FROM outbox WHERE subject_id = $1 AND delivered_at IS NULL)`,
    [id],
  )
  return rowCount === 1
}
