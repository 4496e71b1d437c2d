import { readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { pathToFileURL } from 'node:url'
import { type BenchHouse, openHouse } from './house/bench-house.ts'
import { type WorstInput, worstInputs } from './loop/worst-inputs.ts'
import { reportRatio } from './report.ts'
import { origin, startProvider } from './server/bench-servers.ts'
import { compileSetup } from './server/compile-setup.ts'

/** Two years of a house. */
const BOOKINGS = 4_000
/** Each is sent so often, and so many at once. */
const TIMES = 6
const AT_ONCE = 3

const delays = join(tmpdir(), `kamersleutel-loop-${process.pid}.json`)
const watch = pathToFileURL(join(process.cwd(), 'tests/bench/loop/watch-loop.mjs')).href
const compiled = await compileSetup()
const provider = await startProvider()
const house = await openHouse(compiled, provider, BOOKINGS, {
  LOOP_DELAYS: delays,
  NODE_OPTIONS: `--import=${watch}`,
})
try {
  for (const input of await worstInputs(house)) await measure(house, input)
} finally {
  await house.close()
  await provider.stop()
  rmSync(delays, { force: true })
}

/** How long others waited for their turn while the house was sent an input. */
async function measure(at: BenchHouse, input: WorstInput): Promise<void> {
  // What is compiled and loaded with the first one is no input's doing.
  await send(at, input)
  await delaysSince(at)
  for (let sent = 0; sent < TIMES; sent += AT_ONCE)
    await Promise.all(Array.from({ length: AT_ONCE }, () => send(at, input)))
  const { p99, longest } = await delaysSince(at)
  reportRatio(`p99 of the loop’s delay, ms, ${input.name}`, p99, { atMost: 50 })
  reportRatio(`longest delay of the loop, ms, ${input.name}`, longest, { atMost: 100 })
}

async function send({ port, cookie }: BenchHouse, input: WorstInput): Promise<void> {
  const { method = 'GET', path, body, payload, headers } = input
  const isText = typeof body === 'string'
  const answer = await fetch(`http://127.0.0.1:${port}${path}`, {
    method,
    headers: { cookie, origin, ...(body && { 'content-type': 'application/json' }), ...headers },
    redirect: 'manual',
    ...(body && { body: isText ? body : JSON.stringify(body) }),
    ...(payload && { body: new Uint8Array(payload) }),
  })
  for await (const _ of answer.body ?? []);
  if (answer.status >= 500) throw new Error(`${input.name} was answered ${answer.status}`)
}

/** What the watcher in the API's process measured since it was last asked. */
async function delaysSince({ pid }: BenchHouse): Promise<{ p99: number; longest: number }> {
  rmSync(delays, { force: true })
  process.kill(pid, 'SIGUSR2')
  for (;;) {
    await setTimeout(20)
    try {
      return JSON.parse(readFileSync(delays, 'utf8')) as { p99: number; longest: number }
    } catch {
      // Not written yet.
    }
  }
}
