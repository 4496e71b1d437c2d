import pg from 'pg'
import { momentInAmsterdam } from '../../../rules/calendar/amsterdam.ts'
import { formatDay, partsOf } from '../../../rules/calendar/day.ts'
import { namedPeriod } from '../../../rules/calendar/named-period.ts'
import { fillWithBookings } from '../../api/setup/many-bookings.ts'
import { type BenchServer, origin, startApi, startDatabase } from '../server/bench-servers.ts'
import { furnishForBench } from '../server/bench-stays.ts'
import { addKept } from './kept.ts'
import { addPapers } from './papers.ts'

const login = { email: 'bench@kamersleutel.example', password: 'only for the time of a bench' }
export const { today } = momentInAmsterdam(Date.now())
export const { year, month } = partsOf(today)
export const thisYear = namedPeriod(String(year))
export const thisMonth = namedPeriod(formatDay(today).slice(0, 7))

interface Someone {
  /** Of their booking. */
  id: string
  number: string
  email: string
  /** Nobody else's. */
  surname: string
  customerId: number
}

/** A house with its server, and a member of staff who is signed in. */
export interface BenchHouse {
  /** How many bookings it was opened with. */
  count: number
  pool: pg.Pool
  port: number
  /** Of the process of the server. */
  pid: number
  /** The cookie of the member of staff. */
  cookie: string
  /** A guest of the last weeks: every house has them, under the same numbers. */
  someone: Someone
  /** An answer of `/api/back-office/…`. */
  get(path: string): Promise<Response>
  close(): Promise<void>
}

/**
 * A house of nine rooms with so many bookings, until the end of next week: 2,000 a year. A quarter of
 * them came from Airbnb, one guest in fifty is called Jansen, everybody came twice, one stay in twenty
 * was called off, one in ten had a breakfast brought, one in ten was invoiced, and the newest forty
 * are open. With `hasKept` staff kept many years of minimum nights and edits as well.
 */
export async function openHouse(
  compiled: string,
  provider: BenchServer,
  count: number,
  variables: Record<string, string> = {},
  { hasKept = false } = {},
): Promise<BenchHouse> {
  const database = await startDatabase(compiled)
  const pool = new pg.Pool({ connectionString: database.url, max: 1 })
  await furnishForBench(pool)
  await fillWithBookings(pool, count, formatDay(today + 10), true)
  await addPapers(pool)
  if (hasKept) await addKept(pool)
  await pool.query('VACUUM ANALYZE')
  const api = await startApi(compiled, database.url, provider, {
    STAFF_EMAIL: login.email,
    STAFF_PASSWORD: login.password,
    ...variables,
  })
  const cookie = await session(api)
  return {
    count,
    pool,
    port: api.port,
    pid: api.pid,
    cookie,
    someone: await someoneOf(pool),
    get: (path) =>
      fetch(`http://127.0.0.1:${api.port}/api/back-office/${path}`, { headers: { cookie } }),
    async close() {
      await pool.end()
      await api.stop()
      await database.stop()
    },
  }
}

async function session({ port }: BenchServer): Promise<string> {
  const answer = await fetch(`http://127.0.0.1:${port}/api/staff/session`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin },
    body: JSON.stringify(login),
  })
  const cookie = answer.headers.get('set-cookie')?.split(';')[0]
  if (!cookie) throw new Error(`staff could not sign in: ${await answer.text()}`)
  return cookie
}

async function someoneOf(pool: pg.Pool): Promise<Someone> {
  const { rows } = await pool.query<Someone>(
    `SELECT b.id, b.number, b.email, substr(b.name, 6) AS surname, e.customer_id AS "customerId"
     FROM bookings b JOIN customer_emails e ON e.email_key = email_key(b.email) WHERE b.number LIKE '%999934'`,
  )
  return rows[0]!
}
