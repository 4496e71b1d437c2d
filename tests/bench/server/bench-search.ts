import { emptySetup } from '../../api/setup/overlaps.ts'
import { reportRatio } from '../report.ts'
import { type BenchSetup, clientCounts, rounds } from './bench-setup.ts'
import { type BenchServer, startBareRoutes } from './bench-servers.ts'
import { benchStays } from './bench-stays.ts'
import { bookAll } from './book-all.ts'
import { getRequest } from './keep-alive-client.ts'
import { type Load, medianLoad, ratioOf, reportLoad } from './load.ts'
import { clientsOf, sendAll } from './send-all.ts'

const WARM_UP_ROUNDS = 3

/**
 * The least of a route that reads one row that a search should reach, by clients: alone it asks the
 * database as often, among many they share a look. Set when the bare route became faster.
 */
const aims: Record<number, number> = { 1: 0.35, 8: 0.5, 32: 0.8 }

/** The search over a property with bookings, against routes that only answer. */
export async function benchSearch({ api, pool, database, today }: BenchSetup): Promise<void> {
  await emptySetup(pool)
  await bookAll(api, 8, benchStays(today, 600))
  const searches = benchStays(today, 700)
    .slice(600)
    .map(({ arrival, departure }) =>
      getRequest(`/api/availability?arrival=${arrival}&departure=${departure}&guests=2`),
    )
  const [client] = await clientsOf(api, 1)
  const { body } = await client!.send(searches[0]!)
  client!.close()
  const plain = await startBareRoutes(database.url, JSON.parse(body))
  try {
    for (const clients of clientCounts) {
      const count = clients === 1 ? 2000 : 5000
      const of = (requests: string[]) =>
        Array.from({ length: count }, (_, at) => requests[at % requests.length]!)
      const ways: { name: string; server: BenchServer; jobs: string[]; loads: Load[] }[] = [
        { name: 'GET /api/availability', server: api, jobs: of(searches), loads: [] },
        {
          name: 'bare route, same JSON',
          server: plain,
          jobs: of([getRequest('/json')]),
          loads: [],
        },
        {
          name: 'bare route, row by its key',
          server: plain,
          jobs: of([getRequest('/row')]),
          loads: [],
        },
      ]
      for (let round = -WARM_UP_ROUNDS; round < rounds; round++) {
        for (const { server, jobs, loads } of ways) {
          const load = await sendAll(server, clients, jobs, 200)
          if (round >= 0) loads.push(load)
        }
      }
      const [search, json, row] = ways.map(({ loads }) => loads) as [Load[], Load[], Load[]]
      console.log(
        `Search, ${clients} ${clients === 1 ? 'client' : 'clients'}, answers of ${body.length} characters`,
      )
      for (const { name, loads } of ways) reportLoad(name, medianLoad(loads))
      reportRatio('search ÷ bare row route', ratioOf(search, row), { atLeast: aims[clients]! })
      console.log(`           search ÷ bare JSON route: ${ratioOf(search, json).toFixed(2)}`)
    }
  } finally {
    await plain.stop()
  }
}
