import { type BenchHouse, openHouse, today } from './house/bench-house.ts'
import { median } from './ratio.ts'
import { reportRatio } from './report.ts'
import { startProvider } from './server/bench-servers.ts'
import { rounds } from './server/bench-setup.ts'
import { benchStays } from './server/bench-stays.ts'
import { compileSetup } from './server/compile-setup.ts'
import { getRequest, keepAliveClient } from './server/keep-alive-client.ts'
import { sendLargeBodies } from './server/large-bodies.ts'

/** How many searches of a guest are sent in each turn, one after the other. */
const SEARCHES = 100
/** And before the first, so that what is compiled while it runs is compiled. */
const WARM_UP = 500

/** Sends searches, and answers what nineteen of twenty waited at most, ms. */
async function p95Of({ port }: BenchHouse, searches: string[]): Promise<number> {
  const client = await keepAliveClient(port)
  const times: number[] = []
  for (const search of searches) {
    const sent = performance.now()
    const { status, body } = await client.send(search)
    if (status !== 200) throw new Error(`answered ${status}: ${body}`)
    times.push(performance.now() - sent)
  }
  client.close()
  return times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.95)]!
}

/** What others wait beside large bodies, in turns with a quiet house. */
async function compareBeside(
  house: BenchHouse,
  searches: string[],
  { connections, cookie, answered }: { connections: number; cookie?: string; answered: string },
): Promise<{ quiet: number; beside: number; ratio: number; bodies: number }> {
  const quiet: number[] = []
  const beside: number[] = []
  let bodies = 0
  for (let round = 0; round < rounds; round++) {
    quiet.push(await p95Of(house, searches))
    const flood = await sendLargeBodies(house.port, connections, cookie)
    beside.push(await p95Of(house, searches))
    const answers = await flood.stop()
    bodies += answers[answered] ?? 0
    const { [answered]: _, 'broken off': __, ...others } = answers
    if (Object.keys(others).length > 0)
      throw new Error(`large bodies were answered ${JSON.stringify(answers)}`)
  }
  const ratio = median(beside.map((time, turn) => time / quiet[turn]!))
  return { quiet: median(quiet), beside: median(beside), ratio, bodies }
}

const compiled = await compileSetup()
const provider = await startProvider()
const house = await openHouse(compiled, provider, 2_000)
try {
  const searches = benchStays(today, SEARCHES).map(({ arrival, departure }) =>
    getRequest(`/api/availability?arrival=${arrival}&departure=${departure}&guests=2`),
  )
  for (let sent = 0; sent < WARM_UP; sent += SEARCHES) await p95Of(house, searches)
  console.log('What 95 of 100 searches of guests wait at most beside bodies of 24 MB')
  for (const [who, asked] of [
    ['8 of nobody at once', { connections: 8, answered: '401' }],
    ['1 import of staff', { connections: 1, cookie: house.cookie, answered: '400' }],
  ] as const) {
    const { quiet, beside, ratio, bodies } = await compareBeside(house, searches, asked)
    console.log(
      `           ${who}: ${beside.toFixed(2)} ms, quiet ${quiet.toFixed(2)} ms, ${bodies} bodies answered`,
    )
    reportRatio(`beside ${who} ÷ quiet`, ratio, { atMost: 3 })
  }
} finally {
  await house.close()
  await provider.stop()
}
