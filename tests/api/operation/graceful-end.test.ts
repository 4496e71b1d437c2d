import http from 'node:http'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { freshDatabase, type FreshDatabase } from '../../setup/postgres.ts'
import { quietNetwork } from '../../setup/quiet-network.ts'
import { type ApiChild, startApiChild } from '../setup/api-child.ts'
import { bookOverHttp } from '../setup/book-over-http.ts'
import { twoNights } from '../setup/book.ts'
import { furnish } from '../setup/furnish.ts'

let database: FreshDatabase
let pool: pg.Pool
beforeAll(async () => {
  database = await freshDatabase()
  await furnish(database.url)
  pool = new pg.Pool({ connectionString: database.url, max: 2 })
}, 120_000)
afterAll(async () => {
  await pool.end()
  await database.drop()
})

/** What came of one request: its status and whether its connection ends, or the system's error. */
interface Heard {
  status: number
  ends: boolean
  body: string
}

function ask(url: string, agent: http.Agent): Promise<Heard | string> {
  return new Promise((resolve) => {
    const asked = http.get(url, { agent }, (answer) => {
      let body = ''
      answer.setEncoding('utf8').on('data', (part: string) => (body += part))
      answer.on('error', (error: NodeJS.ErrnoException) => resolve(error.code ?? error.message))
      answer.on('end', () =>
        resolve({
          status: answer.statusCode!,
          ends: answer.headers.connection === 'close',
          body,
        }),
      )
    })
    asked.on('error', (error: NodeJS.ErrnoException) => resolve(error.code ?? error.message))
  })
}

/**
 * Asks one thing after the other on one connection, until an answer says that it ends; then once
 * more a moment later, as who looks whether anybody is there.
 */
async function keepAsking(api: ApiChild, address: string): Promise<(Heard | string)[]> {
  const agent = new http.Agent({ keepAlive: true, maxSockets: 1 })
  const heard: (Heard | string)[] = []
  for (;;) {
    const answer = await ask(`${api.url}${address}`, agent)
    heard.push(answer)
    if (typeof answer === 'string' || answer.ends) break
  }
  agent.destroy()
  return heard
}

describe('An API that is told to end under load', () => {
  it('answers all that reached it in full, on connections that it then closes, and takes no new one', async () => {
    const api = await startApiChild(database.url, { DRAIN_MS: '3000' })
    const addresses = [
      '/api/room-types',
      '/home',
      '/api/availability?arrival=2026-03-02&departure=2026-03-04&guests=2',
    ]
    const visitors = Array.from({ length: 9 }, (_, at) => keepAsking(api, addresses[at % 3]!))
    await Promise.all(addresses.map((address) => fetch(api.url + address)))
    const ended = api.stop()
    // Not ready, and still serving: a load balancer has the time to notice.
    await expect
      .poll(async () => (await fetch(`${api.url}/health/ready`)).json(), { timeout: 10_000 })
      .toEqual({ status: 'unavailable', missing: 'ending' })
    const heard = await Promise.all(visitors)
    await ended
    for (const answers of heard) {
      expect(answers.length).toBeGreaterThan(1)
      expect(answers.filter((one) => typeof one === 'string' || one.status !== 200)).toEqual([])
      expect(answers.at(-1)).toMatchObject({ ends: true })
    }
    expect(await ask(`${api.url}/api/room-types`, new http.Agent())).toBe('ECONNREFUSED')
  }, 60_000)

  it('finishes a booking that waits for the database when it is told', async () => {
    const api = await startApiChild(database.url, { DATABASE_PATIENCE_MS: '6000' })
    const client = await pool.connect()
    await client.query('BEGIN; LOCK TABLE bookings IN EXCLUSIVE MODE')
    const booking = bookOverHttp(api.url, twoNights)
    await expect
      .poll(async () => (await pool.query(`SELECT FROM pg_locks WHERE NOT granted`)).rowCount, {
        timeout: 10_000,
      })
      .toBeGreaterThan(0)
    const ended = api.stop()
    // The door is closed, and the booking still waits.
    await expect
      .poll(() => ask(`${api.url}/health/live`, new http.Agent()), { timeout: 5_000 })
      .toBe('ECONNREFUSED')
    await client.query('COMMIT')
    client.release()
    expect(await booking).toMatchObject({ status: 201 })
    await ended
    expect((await pool.query('SELECT FROM bookings')).rowCount).toBe(1)
  }, 60_000)

  it('ends all the same where the database says nothing any more', async () => {
    const network = await quietNetwork(database.url)
    const api = await startApiChild(network.url, { LOG_LEVEL: 'warn' }, { isQuiet: true })
    network.silence()
    await api.stop()
    expect(api.said()).toContain('ended though something gave no answer')
    network.close()
  }, 60_000)
})

describe('An API that is told to end while it starts', () => {
  it('ends at once, whatever it waits for', async () => {
    const client = await pool.connect()
    await client.query('BEGIN; LOCK TABLE house_identity IN ACCESS EXCLUSIVE MODE')
    const variables = { LOG_LEVEL: 'warn', DATABASE_PATIENCE_MS: '20000' }
    const api = await startApiChild(database.url, variables, { waits: false })
    await expect
      .poll(async () => (await pool.query(`SELECT FROM pg_locks WHERE NOT granted`)).rowCount, {
        timeout: 30_000,
      })
      .toBeGreaterThan(0)
    await api.stop()
    await client.query('ROLLBACK')
    client.release()
    expect(api.said()).toBe('')
  }, 60_000)
})
