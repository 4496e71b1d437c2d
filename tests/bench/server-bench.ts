import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { momentInAmsterdam } from '../../rules/calendar/amsterdam.ts'
import { reportRatio } from './report.ts'
import { type BenchServer, origin, startApi, startBareRoutes, startDatabase, startProvider } from './server/bench-servers.ts'
import { type BenchStay, benchSlugs, benchStays, emptyBenchHouse, furnishForBench } from './server/bench-stays.ts'
import { compileHouse } from './server/compile-house.ts'
import { fourInserts, fourInsertsInOne } from './server/four-inserts.ts'
import { getRequest, keepAliveClient, postRequest } from './server/keep-alive-client.ts'
import { type Load, medianLoad, ratioOf, reportLoad, runLoad } from './server/load.ts'
import { hasPgbench, pgbenchPerSecond } from './server/pgbench.ts'

const clientCounts = [1, 8, 32]
const rounds = 7
/** Until then the server's code is being compiled, which takes the processors from what is measured. */
const WARM_UP_ROUNDS = 10
const SEARCH_WARM_UP_ROUNDS = 3
let visitors = 0
const { today } = momentInAmsterdam(Date.now())

const house = compileHouse()
const database = await startDatabase(house)
const pool = new pg.Pool({ connectionString: database.url, max: 2 })
const provider = await startProvider()
await furnishForBench(pool)
const api = await startApi(house, database.url, provider)
const other = await startApi(house, database.url, provider)
const bare = await startBareRoutes(database.url, { id: randomUUID() })
try {
  await benchBookings()
  await benchBookingsInARush()
  await benchSearch()
} finally {
  await Promise.all([api.stop(), other.stop(), bare.stop()])
  await provider.stop()
  await pool.end()
  await database.stop()
}

/** Bookings over HTTP against the same rows written bare, in turns on an empty house each; by a server that has been up for a while. */
async function benchBookings(): Promise<void> {
  const quote = JSON.stringify(await quoteOf(benchStays(today, 1)[0]!))
  for (let round = 0; round < WARM_UP_ROUNDS; round++) {
    await emptyBenchHouse(pool)
    await bookAll(8, benchStays(today, 400), round % 2 === 1)
  }
  for (const clients of clientCounts) {
    const stays = benchStays(today, 400)
    const ways: { name: string; run: () => Promise<Load>; loads: Load[] }[] = [
      { name: 'POST /api/bookings', run: () => bookAll(clients, stays), loads: [] },
      { name: 'POST, then GET …/checkout', run: () => bookAll(clients, stays, true), loads: [] },
      { name: 'four inserts, bare pg', run: () => insertAll(clients, stays, quote, fourInserts), loads: [] },
      { name: 'bare route, four inserts in one statement', run: () => bookBare(clients, stays, quote), loads: [] },
      { name: 'four inserts in one statement, bare pg', run: () => insertAll(clients, stays, quote, fourInsertsInOne), loads: [] },
    ]
    for (let round = 0; round < rounds; round++) {
      for (const way of ways) {
        await emptyBenchHouse(pool)
        way.loads.push(await way.run())
      }
    }
    const [post, , inserts, route, one] = ways.map(({ loads }) => loads) as [Load[], Load[], Load[], Load[], Load[]]
    console.log(`Bookings, ${clients} ${clients === 1 ? 'client' : 'clients'}`)
    for (const { name, loads } of ways) reportLoad(name, medianLoad(loads))
    reportRatio('POST ÷ four inserts', ratioOf(post, inserts), { atLeast: 0.6 })
    console.log(`           bare route ÷ four inserts: ${ratioOf(route, inserts).toFixed(2)}, POST ÷ one statement: ${ratioOf(post, one).toFixed(2)}`)
    if (!hasPgbench()) continue
    await emptyBenchHouse(pool)
    const perSecond = await pgbenchPerSecond(database.url, pool, clients, 3000, quote)
    reportRatio(`POST ÷ pgbench (${perSecond.toFixed(0)}/s)`, medianLoad(post).perSecond / perSecond, { atLeast: 0.3 })
  }
}

/** What a booking waits for when another process answers guests under a lease: `LEASED_MS` and a little. */
async function benchBookingsInARush(): Promise<void> {
  await emptyBenchHouse(pool)
  const [{ arrival, departure }] = benchStays(today, 1) as [BenchStay]
  const search = getRequest(`/api/availability?arrival=${arrival}&departure=${departure}&guests=2`)
  await getAll(
    other,
    1,
    Array.from({ length: 500 }, () => search),
  )
  const [searcher] = await clientsOf(other, 1)
  const rush = new AbortController()
  const searching = (async () => {
    while (!rush.signal.aborted) await searcher!.send(search)
  })()
  const load = await bookAll(1, benchStays(today, 100))
  rush.abort()
  await searching
  searcher!.close()
  console.log('Bookings, 1 client, while another process answers a rush of searches')
  reportLoad('POST /api/bookings', load)
}

/** The search over a house with bookings, against routes that only answer. */
async function benchSearch(): Promise<void> {
  await emptyBenchHouse(pool)
  await bookAll(8, benchStays(today, 600))
  const searches = benchStays(today, 700)
    .slice(600)
    .map(({ arrival, departure }) => getRequest(`/api/availability?arrival=${arrival}&departure=${departure}&guests=2`))
  const [client] = await clientsOf(api, 1)
  const { body } = await client!.send(searches[0]!)
  client!.close()
  const plain = await startBareRoutes(database.url, JSON.parse(body))
  try {
    for (const clients of clientCounts) {
      const count = clients === 1 ? 2000 : 5000
      const of = (requests: string[]) => Array.from({ length: count }, (_, at) => requests[at % requests.length]!)
      const ways: { name: string; server: BenchServer; jobs: string[]; loads: Load[] }[] = [
        { name: 'GET /api/availability', server: api, jobs: of(searches), loads: [] },
        { name: 'bare route, same JSON', server: plain, jobs: of([getRequest('/json')]), loads: [] },
        { name: 'bare route, row by its key', server: plain, jobs: of([getRequest('/row')]), loads: [] },
      ]
      for (let round = -SEARCH_WARM_UP_ROUNDS; round < rounds; round++) {
        for (const { server, jobs, loads } of ways) {
          const load = await getAll(server, clients, jobs)
          if (round >= 0) loads.push(load)
        }
      }
      const [search, json, row] = ways.map(({ loads }) => loads) as [Load[], Load[], Load[]]
      console.log(`Search, ${clients} ${clients === 1 ? 'client' : 'clients'}, answers of ${body.length} characters`)
      for (const { name, loads } of ways) reportLoad(name, medianLoad(loads))
      reportRatio('search ÷ bare JSON route', ratioOf(search, json), { atLeast: 0.5 })
      reportRatio('search ÷ bare row route', ratioOf(search, row), { atLeast: 0.6 })
    }
  } finally {
    await plain.stop()
  }
}

function clientsOf(server: BenchServer, count: number) {
  return Promise.all(Array.from({ length: count }, () => keepAliveClient(server.port)))
}

function bookingRequest({ roomType, arrival, departure }: BenchStay): string {
  visitors++
  const headers = {
    origin,
    'idempotency-key': randomUUID(),
    'x-forwarded-for': `10.${(visitors >> 16) & 255}.${(visitors >> 8) & 255}.${visitors & 255}`,
  }
  const guest = { firstName: 'Anna', lastName: 'Bakker', email: 'anna@example.com', phone: '0612345678', city: 'Stein' }
  return postRequest('/api/bookings', headers, { roomType: benchSlugs[roomType - 1], arrival, departure, persons: 2, totalCents: 10_000, ...guest })
}

/** @param toPay the guests also go on to the provider's page */
async function bookAll(count: number, stays: BenchStay[], toPay = false): Promise<Load> {
  const requests = stays.map(bookingRequest)
  const clients = await clientsOf(api, count)
  const load = await runLoad(clients, requests, async (client, request) => {
    const { status, body } = await client.send(request)
    if (status !== 201) throw new Error(`a booking was answered ${status}: ${body}`)
    if (!toPay) return
    const { id } = JSON.parse(body) as { id: string }
    const way = await client.send(getRequest(`/api/bookings/${id}/checkout`))
    if (way.status !== 303) throw new Error(`the way to pay was answered ${way.status}`)
  })
  for (const client of clients) client.close()
  return load
}

async function bookBare(count: number, stays: BenchStay[], quote: string): Promise<Load> {
  const clients = await clientsOf(bare, count)
  const requests = stays.map((stay) => postRequest('/booking', {}, { stay, quote }))
  const load = await runLoad(clients, requests, async (client, request) => {
    const { status, body } = await client.send(request)
    if (status !== 201) throw new Error(`a bare booking was answered ${status}: ${body}`)
  })
  for (const client of clients) client.close()
  return load
}

async function insertAll(
  count: number,
  stays: BenchStay[],
  quote: string,
  insert: (client: pg.Client, stay: BenchStay, quote: string) => Promise<void>,
): Promise<Load> {
  const clients = await Promise.all(
    Array.from({ length: count }, async () => {
      const client = new pg.Client({ connectionString: database.url })
      await client.connect()
      return client
    }),
  )
  const load = await runLoad(clients, stays, (client, stay) => insert(client, stay, quote))
  for (const client of clients) await client.end()
  return load
}

async function getAll(server: BenchServer, count: number, requests: string[]): Promise<Load> {
  const clients = await clientsOf(server, count)
  const load = await runLoad(clients, requests, async (client, request) => {
    const { status, body } = await client.send(request)
    if (status !== 200) throw new Error(`a search was answered ${status}: ${body}`)
  })
  for (const client of clients) client.close()
  return load
}

async function quoteOf({ roomType, arrival, departure }: BenchStay): Promise<unknown> {
  const [client] = await clientsOf(api, 1)
  const { body } = await client!.send(getRequest(`/api/quotes?room=${benchSlugs[roomType - 1]}&arrival=${arrival}&departure=${departure}&persons=2`))
  client!.close()
  return (JSON.parse(body) as { quote: unknown }).quote
}
