import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { momentInAmsterdam } from '../../rules/calendar/amsterdam.ts'
import { benchBookings } from './server/bench-bookings.ts'
import { benchSearch } from './server/bench-search.ts'
import { startApi, startBareRoutes, startDatabase, startProvider } from './server/bench-servers.ts'
import { furnishForBench } from './server/bench-stays.ts'
import { compileHouse } from './server/compile-house.ts'

const { today } = momentInAmsterdam(Date.now())
const compiled = compileHouse()
const database = await startDatabase(compiled)
const pool = new pg.Pool({ connectionString: database.url, max: 2 })
const provider = await startProvider()
await furnishForBench(pool)
const api = await startApi(compiled, database.url, provider)
const bare = await startBareRoutes(database.url, { id: randomUUID() })
const house = { database, pool, api, bare, today }
try {
  await benchBookings(house)
  await benchSearch(house)
} finally {
  await Promise.all([api.stop(), bare.stop()])
  await provider.stop()
  await pool.end()
  await database.stop()
}
