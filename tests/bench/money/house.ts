import pg from 'pg'
import { momentInAmsterdam } from '../../../rules/calendar/amsterdam.ts'
import { formatDay, partsOf } from '../../../rules/calendar/day.ts'
import { fillWithBookings } from '../../api/setup/many-bookings.ts'
import { type BenchServer, origin, startApi, startDatabase } from '../server/bench-servers.ts'
import { furnishForBench } from '../server/bench-stays.ts'

const login = { email: 'bench@kamersleutel.example', password: 'only for the time of a bench' }
export const { today } = momentInAmsterdam(Date.now())
export const { year, month } = partsOf(today)

/** A house with its server, and a member of staff who is signed in. */
export interface BenchHouse {
  pool: pg.Pool
  /** Of the process of the server. */
  pid: number
  /** An answer of `/api/back-office/…`. */
  get(path: string): Promise<Response>
  close(): Promise<void>
}

/**
 * A house of nine rooms with so many bookings, until the end of next week; a quarter of them came
 * from Airbnb, and the newest forty are open.
 */
export async function openHouse(
  compiled: string,
  provider: BenchServer,
  count: number,
): Promise<BenchHouse> {
  const database = await startDatabase(compiled)
  const pool = new pg.Pool({ connectionString: database.url, max: 1 })
  await furnishForBench(pool)
  await fillWithBookings(pool, count, formatDay(today + 10))
  await pool.query(`ALTER TABLE bookings DISABLE TRIGGER USER;
    UPDATE bookings SET name = 'Gast ' || substr(md5(number), 1, 8),
      source = CASE abs(hashtext(number)) % 4 WHEN 0 THEN 'airbnb' ELSE source END;
    ALTER TABLE bookings ENABLE TRIGGER USER;
    INSERT INTO folio_entries (folio_id, kind, cents, at)
      SELECT folio_id, 'changed', 500, now() FROM bookings ORDER BY lower(stay) DESC LIMIT 40;`)
  await pool.query('VACUUM ANALYZE')
  const api = await startApi(compiled, database.url, provider, {
    STAFF_EMAIL: login.email,
    STAFF_PASSWORD: login.password,
  })
  const cookie = await session(api)
  return {
    pool,
    pid: api.pid,
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
