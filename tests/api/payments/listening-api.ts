import pg from 'pg'
import { Mails } from '../../../api/mail/mails.ts'
import { freePort } from '../../../launch/free-port.mjs'
import { type FreshDatabase, freshDatabase } from '../../setup/postgres.ts'
import { type ApiProcess, MONDAY, startApi } from '../setup/api-process.ts'
import { furnish } from '../setup/furnish.ts'

/**
 * A furnished property with an API that listens, so that the sandbox provider and its webhooks go over
 * the network.
 */
export interface ListeningApi extends ApiProcess {
  url: string
  pool: pg.Pool
  database: FreshDatabase
  /** Moves the property's clock; it stands still otherwise. */
  pass(minutes: number): void
}

export async function listeningApi(variables: Record<string, string> = {}): Promise<ListeningApi> {
  const database = await freshDatabase()
  await furnish(database.url)
  const port = await freePort()
  const url = `http://localhost:${port}`
  let now = MONDAY
  const api = await startApi(
    database.url,
    { PORT: String(port), PUBLIC_URL: url, INTERNAL_URL: url, ...variables },
    () => now,
  )
  await api.app.listen(port, 'localhost')
  // No workflow runs here, so no mail is ever written by itself: nobody waits for one.
  api.app.get(Mails).patienceMs = 0
  const pool = new pg.Pool({ connectionString: database.url, max: 4 })
  // The database is dropped under connections that are about to end: the pool says so of one that
  // is idle, the connection itself otherwise.
  pool.on('error', () => {}).on('connect', (client) => client.on('error', () => {}))
  return {
    ...api,
    url,
    pool,
    database,
    pass(minutes) {
      now += minutes * 60_000
    },
    async close() {
      await api.close()
      await pool.end()
      await database.drop()
    },
  }
}

/** What the guest presses on the hosted page. */
export async function choose(paymentUrl: string, status: string): Promise<Response> {
  return fetch(paymentUrl, {
    method: 'POST',
    body: new URLSearchParams({ status }),
    redirect: 'manual',
  })
}

/** Waits until `look` gives something other than null, for what happens beside the request. */
export async function eventually<T>(
  look: () => Promise<T | null | undefined | false>,
  withinMs = 30_000,
): Promise<T> {
  const end = Date.now() + withinMs
  for (;;) {
    const seen = await look()
    if (seen) return seen
    if (Date.now() > end) throw new Error(`nothing came within ${withinMs} ms`)
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
}
