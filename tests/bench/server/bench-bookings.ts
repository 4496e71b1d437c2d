import pg from 'pg'
import { emptySetup } from '../../api/setup/overlaps.ts'
import { reportRatio } from '../report.ts'
import { type BenchSetup, clientCounts, rounds } from './bench-setup.ts'
import { type BenchStay, benchSlugs, benchStays } from './bench-stays.ts'
import { bookAll } from './book-all.ts'
import { fourInserts, fourInsertsInOne } from './four-inserts.ts'
import { getRequest, postRequest } from './keep-alive-client.ts'
import { type Load, medianLoad, ratioOf, reportLoad, runLoad } from './load.ts'
import { hasPgbench, pgbenchPerSecond } from './pgbench.ts'
import { clientsOf, sendAll } from './send-all.ts'

/**
 * Until then the server's code is being compiled, which takes the processors from what is measured.
 */
const WARM_UP_ROUNDS = 10

/** The least of four bare inserts that a booking over HTTP should reach, by clients. */
const aims: Record<number, number> = { 1: 0.4, 8: 0.5, 32: 0.6 }

/**
 * Bookings over HTTP against the same rows written bare, in turns on an empty property each; by a
 * server that has been up for a while.
 */
export async function benchBookings({
  api,
  bare,
  pool,
  database,
  today,
}: BenchSetup): Promise<void> {
  const quote = JSON.stringify(await quoteOf(api, benchStays(today, 1)[0]!))
  for (let round = 0; round < WARM_UP_ROUNDS; round++) {
    await emptySetup(pool)
    await bookAll(api, 8, benchStays(today, 400), round % 2 === 1)
  }
  for (const clients of clientCounts) {
    const stays = benchStays(today, 400)
    const ways: { name: string; run: () => Promise<Load>; loads: Load[] }[] = [
      { name: 'POST /api/bookings', run: () => bookAll(api, clients, stays), loads: [] },
      {
        name: 'POST, then GET …/checkout',
        run: () => bookAll(api, clients, stays, true),
        loads: [],
      },
      {
        name: 'four inserts, bare pg',
        run: () => insertAll(database.url, clients, stays, quote, fourInserts),
        loads: [],
      },
      {
        name: 'bare route, four inserts in one statement',
        run: () =>
          sendAll(
            bare,
            clients,
            stays.map((stay) => postRequest('/booking', {}, { stay, quote })),
            201,
          ),
        loads: [],
      },
      {
        name: 'four inserts in one statement, bare pg',
        run: () => insertAll(database.url, clients, stays, quote, fourInsertsInOne),
        loads: [],
      },
    ]
    for (let round = 0; round < rounds; round++) {
      for (const way of ways) {
        await emptySetup(pool)
        way.loads.push(await way.run())
      }
    }
    const [post, , inserts, route, one] = ways.map(({ loads }) => loads) as [
      Load[],
      Load[],
      Load[],
      Load[],
      Load[],
    ]
    console.log(`Bookings, ${clients} ${clients === 1 ? 'client' : 'clients'}`)
    for (const { name, loads } of ways) reportLoad(name, medianLoad(loads))
    reportRatio('POST ÷ four inserts', ratioOf(post, inserts), { atLeast: aims[clients]! })
    console.log(
      `           bare route ÷ four inserts: ${ratioOf(route, inserts).toFixed(2)}, POST ÷ one statement: ${ratioOf(post, one).toFixed(2)}`,
    )
    if (!hasPgbench()) continue
    await emptySetup(pool)
    const perSecond = await pgbenchPerSecond(database.url, pool, clients, 3000, quote)
    reportRatio(
      `POST ÷ pgbench (${perSecond.toFixed(0)}/s)`,
      medianLoad(post).perSecond / perSecond,
      { atLeast: 0.3 },
    )
  }
}

async function insertAll(
  url: string,
  count: number,
  stays: BenchStay[],
  quote: string,
  insert: (client: pg.Client, stay: BenchStay, quote: string) => Promise<void>,
): Promise<Load> {
  const clients = await Promise.all(
    Array.from({ length: count }, async () => {
      const client = new pg.Client({ connectionString: url })
      await client.connect()
      return client
    }),
  )
  const load = await runLoad(clients, stays, (client, stay) => insert(client, stay, quote))
  for (const client of clients) await client.end()
  return load
}

async function quoteOf(
  api: BenchSetup['api'],
  { roomType, arrival, departure }: BenchStay,
): Promise<unknown> {
  const [client] = await clientsOf(api, 1)
  const { body } = await client!.send(
    getRequest(
      `/api/quotes?room=${benchSlugs[roomType - 1]}&arrival=${arrival}&departure=${departure}&persons=2`,
    ),
  )
  client!.close()
  return (JSON.parse(body) as { quote: unknown }).quote
}
