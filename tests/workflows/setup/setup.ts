import { randomUUID } from 'node:crypto'
import path from 'node:path'
import pg from 'pg'
import type {
  BookingAccepted,
  BookingStatusView,
} from '../../../api/bookings/booking-answer-shapes.ts'
import type { BookingRequest } from '../../../api/bookings/order.ts'
import { Clock } from '../../../api/environment/clock.ts'
import type { Environment } from '../../../api/environment/environment.ts'
import { type HandsOfStaff, handsOfStaff } from '../../api/setup/hands-of-staff.ts'
import { SubjectClient } from '../../../workflows/subject-client.ts'
import { runWorker } from '../../../workflows/run-worker.ts'
import { dist } from '../../../launch/folders.mjs'
import { freePort } from '../../../launch/free-port.mjs'
import { type ApiProcess, startApi } from '../../api/setup/api-process.ts'
import { bookOverHttp, goToPay } from '../../api/setup/book-over-http.ts'
import { twoNights } from '../../api/setup/book.ts'
import { furnish } from '../../api/setup/furnish.ts'
import { type FreshDatabase, freshDatabase } from '../../setup/postgres.ts'

/**
 * Where everything of a test stands in time: a Monday long before `twoNights`. The time of day is
 * the real one, and it goes on, unless a test has a clock of its own (`now`).
 */
export const CLOCK_TODAY = '2026-02-02'

/** The workflows as they are built. */
export const workflowBundle = path.join(dist, 'workflow-bundle.js')

/**
 * A whole property: a database of its own, the real API with its sandbox listening, and workers as the
 * test starts them.
 */
export interface Setup {
  url: string
  databaseUrl: string
  pool: pg.Pool
  api: ApiProcess
  environment: Environment
  taskQueue: string
  /** Reaches the workflows of this property. */
  workflows: SubjectClient
  /** What staff do to bookings. */
  staff: HandsOfStaff
  startWorker(): RunningWorker
  /** Books and goes on to the provider's page. */
  book(more?: Partial<BookingRequest>): Promise<BookingAccepted>
  status(bookingId: string): Promise<BookingStatusView>
  /** Waits until the booking is as `seen` wants it; fails with how it is after `withinMs`. */
  until(
    bookingId: string,
    seen: (status: BookingStatusView) => boolean,
    withinMs?: number,
  ): Promise<BookingStatusView>
  mails(bookingId: string): Promise<string[]>
  close(): Promise<void>
}

export interface RunningWorker {
  /** Resolves when the worker has said so. */
  ready: Promise<void>
  stop(): Promise<void>
}

export async function openSetup(
  temporalAddress: string,
  variables: Record<string, string> = {},
  now: () => number = Date.now,
  bring: () => Promise<FreshDatabase> = furnished,
): Promise<Setup> {
  const database = await bring()
  const port = await freePort()
  const url = `http://localhost:${port}`
  const taskQueue = `test-${randomUUID()}`
  const given = {
    PORT: String(port),
    PUBLIC_URL: url,
    INTERNAL_URL: url,
    TEMPORAL_ADDRESS: temporalAddress,
    CLOCK_TODAY,
    PAYMENT_POLL_SECONDS: '600',
    ...variables,
  }
  const api = await startApi(database.url, given, now)
  await api.app.listen(port, 'localhost')
  const pool = new pg.Pool({ connectionString: database.url, max: 4 }).on('error', () => {})
  const workers = new Set<RunningWorker>()
  const workflows = new SubjectClient(temporalAddress, api.environment.temporalNamespace, taskQueue)
  const status = async (bookingId: string): Promise<BookingStatusView> =>
    (await fetch(`${url}/api/bookings/${bookingId}/status`)).json()
  const setup: Setup = {
    url,
    databaseUrl: database.url,
    pool,
    api,
    environment: api.environment,
    taskQueue,
    workflows,
    staff: handsOfStaff(api.app),
    startWorker() {
      const worker = startWorker(api.environment, taskQueue, now)
      workers.add(worker)
      return worker
    },
    async book(more = {}) {
      const { status: code, body } = await bookOverHttp(url, { ...twoNights, ...more })
      if (code !== 201) throw new Error(`not accepted: ${code} ${JSON.stringify(body)}`)
      return { ...body, paymentUrl: body.paymentUrl && (await goToPay(body.paymentUrl)) }
    },
    status,
    async until(bookingId, seen, withinMs = 15_000) {
      const end = Date.now() + withinMs
      for (;;) {
        const now = await status(bookingId)
        if (seen(now)) return now
        if (Date.now() > end)
          throw new Error(
            `timed out: after ${withinMs} ms the booking is ${now.state}, its payment ${now.paymentState}`,
          )
        await new Promise((resolve) => setTimeout(resolve, 50))
      }
    },
    async mails(bookingId) {
      const { rows } = await pool.query<{ mail: string }>(
        `SELECT kind || ' ' || state AS mail FROM mails WHERE subject_id = $1 ORDER BY created_at, kind`,
        [bookingId],
      )
      return rows.map(({ mail }) => mail)
    },
    async close() {
      await Promise.all([...workers].map((worker) => worker.stop()))
      await workflows.onApplicationShutdown()
      await api.close()
      await pool.end()
      await database.drop()
    },
  }
  return setup
}

async function furnished(): Promise<FreshDatabase> {
  const database = await freshDatabase()
  await furnish(database.url)
  return database
}

/** A worker in this process, with a task queue of the property's own. */
function startWorker(
  environment: Environment,
  taskQueue: string,
  realNow: () => number,
): RunningWorker {
  const stop = new AbortController()
  const clock = new Clock({ movable: true, today: environment.clockToday, realNow })
  let ended: Promise<unknown> = Promise.resolve()
  const ready = new Promise<void>((resolve, reject) => {
    const say = (line: string) => {
      if (line === 'worker: ready') resolve()
      if (process.env['SAY']) console.log(new Date().toISOString(), line)
    }
    const options = { taskQueue, bundle: workflowBundle, clock, say }
    ended = runWorker(environment, stop.signal, options)
    ended.then(() => reject(new Error('the worker ended')), reject)
  })
  ready.catch(() => {})
  return {
    ready,
    async stop() {
      stop.abort()
      await ended
    },
  }
}

/** What the guest presses on the hosted page. */
export async function choose(
  paymentUrl: string,
  status: 'paid' | 'failed' | 'canceled' | 'expired',
): Promise<void> {
  const answer = await fetch(paymentUrl, {
    method: 'POST',
    body: new URLSearchParams({ status }),
    redirect: 'manual',
  })
  if (answer.status !== 303) throw new Error(`the payment page answered ${answer.status}`)
}
