import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { momentInAmsterdam } from '../../rules/calendar/amsterdam.ts'
import { addKept } from './house/kept.ts'
import { benchBookings } from './server/bench-bookings.ts'
import { benchSearch } from './server/bench-search.ts'
import { startApi, startBareRoutes, startDatabase, startProvider } from './server/bench-servers.ts'
import { furnishForBench } from './server/bench-stays.ts'
import { compileSetup } from './server/compile-setup.ts'

const { today } = momentInAmsterdam(Date.now())
const compiled = await compileSetup()
const database = await startDatabase(compiled)
const pool = new pg.Pool({ connectionString: database.url, max: 2 })
const provider = await startProvider()
await furnishForBench(pool)
await addKept(pool)
const api = await startApi(compiled, database.url, provider)
const bare = await startBareRoutes(database.url, { id: randomUUID() })
const setup = { database, pool, api, bare, today }
try {
  await benchBookings(setup)
  await benchSearch(setup)
} finally {
  await Promise.all([api.stop(), bare.stop()])
  await provider.stop()
  await pool.end()
  await database.stop()
}
