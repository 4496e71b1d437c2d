import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { momentInAmsterdam } from '../../rules/calendar/amsterdam.ts'
import { channelCalendarPath } from '../../screens/channel-calendar-address.ts'
import { measureReading } from './feeds/measure-reading.ts'
import { reportRatio } from './report.ts'
import { startApi, startBareRoutes, startDatabase, startProvider } from './server/bench-servers.ts'
import { rounds } from './server/bench-setup.ts'
import { benchStays, furnishForBench } from './server/bench-stays.ts'
import { bookAll } from './server/book-all.ts'
import { compileSetup } from './server/compile-setup.ts'
import { getRequest } from './server/keep-alive-client.ts'
import { type Load, medianLoad, ratioOf, reportLoad } from './server/load.ts'
import { sendAll } from './server/send-all.ts'

const WARM_UP_ROUNDS = 3
/** The most that a read of a channel may cost, in reads of a bare row. */
const MOST_ROWS = 3
const AFTER_SALES = 45

// What channels read of nine rooms with 600 nights sold, against a route that reads one row.
const { today } = momentInAmsterdam(Date.now())
const compiled = await compileSetup()
const database = await startDatabase(compiled)
const pool = new pg.Pool({ connectionString: database.url, max: 2 })
const provider = await startProvider()
await furnishForBench(pool)
const api = await startApi(compiled, database.url, provider)
const bare = await startBareRoutes(database.url, { id: randomUUID() })
try {
  await bookAll(api, 8, benchStays(today, 600))
  await pool.query(
    `UPDATE bookings SET state = 'confirmed', hold_until = NULL, promised_until = NULL WHERE state = 'held'`,
  )
  const { rows } = await pool.query<{ token: string }>(
    `INSERT INTO channel_links (room_id, channel) SELECT id, 'airbnb' FROM rooms RETURNING token`,
  )
  const calendars = rows.map(({ token }) => getRequest(channelCalendarPath(token)))
  for (const clients of [1, 8]) {
    const of = (requests: string[]) =>
      Array.from({ length: 1_000 }, (_, at) => requests[at % requests.length]!)
    const ways: { name: string; server: typeof api; jobs: string[]; loads: Load[] }[] = [
      { name: 'GET /ical/….ics', server: api, jobs: of(calendars), loads: [] },
      {
        name: 'bare route, row by its key',
        server: bare,
        jobs: of([getRequest('/row')]),
        loads: [],
      },
    ]
    for (let round = -WARM_UP_ROUNDS; round < rounds; round++)
      for (const { server, jobs, loads } of ways) {
        const load = await sendAll(server, clients, jobs, 200)
        if (round >= 0) loads.push(load)
      }
    const [calendar, row] = ways.map(({ loads }) => loads) as [Load[], Load[]]
    console.log(`Calendars for channels, ${clients} ${clients === 1 ? 'client' : 'clients'}`)
    for (const { name, loads } of ways) reportLoad(name, medianLoad(loads))
    reportRatio('bare row route ÷ calendar', ratioOf(row, calendar), { atMost: MOST_ROWS })
  }
  // A sale between two reads: what is told is worked out and stored anew.
  const sold: Load[] = []
  for (let round = 0; round < AFTER_SALES; round++) {
    await pool.query(
      `UPDATE bookings SET stay = daterange(lower(stay) + 1, upper(stay) + 1) WHERE id = (SELECT id FROM bookings ORDER BY upper(stay) DESC LIMIT 1)`,
    )
    sold.push(await sendAll(api, 1, [calendars[round % calendars.length]!], 200))
  }
  reportLoad('first read after a sale', medianLoad(sold))
  await pool.query('DELETE FROM channel_links')
  await measureReading(compiled, database.url, pool)
} finally {
  await Promise.all([api.stop(), bare.stop()])
  await provider.stop()
  await pool.end()
  await database.stop()
}
