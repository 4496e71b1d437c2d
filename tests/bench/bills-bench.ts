import { createHash } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import pg from 'pg'
import { formatDay, partsOf } from '../../rules/calendar/day.ts'
import { momentInAmsterdam } from '../../rules/calendar/amsterdam.ts'
import { fillWithBookings } from '../api/setup/many-bookings.ts'
import { median } from './ratio.ts'
import { reportRatio, reportTimes } from './report.ts'
import {
  type BenchServer,
  origin,
  startApi,
  startDatabase,
  startProvider,
} from './server/bench-servers.ts'
import { furnishForBench } from './server/bench-stays.ts'
import { compileSetup } from './server/compile-setup.ts'

/** Pages that are measured of each list, after those that warm caches and plans up. */
const PAGES = 60
const WARM_UP = 12
const MEGABYTE = 1024 * 1024
const login = { email: 'bench@kamersleutel.example', password: 'only for the time of a bench' }
const { today } = momentInAmsterdam(Date.now())
const { year, month } = partsOf(today)
const first = (of: number) => `${year}-${String(of).padStart(2, '0')}-01`

/** What the screen asks, by what staff choose on it. */
const filters: Record<string, object> = {
  'this year, as the screen opens': { from: `${year}-01-01`, until: `${year + 1}-01-01` },
  'a month': { from: first(month), until: month === 12 ? `${year + 1}-01-01` : first(month + 1) },
  'what is open': { state: 'open' },
  'what is too late': { state: 'overdue' },
  'one source': { source: 'airbnb' },
  'words that one has': { q: surnameOf('X3-7') },
  'words that all have': { q: 'gast' },
  'all of every year': {},
}

const compiled = compileSetup()
const provider = await startProvider()
const houses: Awaited<ReturnType<typeof house>>[] = []
try {
  for (const count of [2_000, 100_000]) houses.push(await house(count))
  const [few, many] = houses as [(typeof houses)[0], (typeof houses)[0]]
  // What was just written is still being put on the disk, and the servers are still being compiled.
  for (let round = 0; round < 3; round++) await together([few, many], `?${question({})}`)
  for (const path of ['', '/sums']) {
    console.log(path === '' ? 'A page of bills' : 'The sums, asked beside the page')
    for (const [name, filter] of Object.entries(filters)) {
      const times = await together([few, many], `${path}?${question(filter)}`)
      const ratio = times[1]! / times[0]!
      reportTimes([
        { name: `${name}, of 2,000`, nanoseconds: times[0]! * 1e6, timesFirst: 1 },
        { name: `${name}, of 100,000`, nanoseconds: times[1]! * 1e6, timesFirst: ratio },
      ])
      if (path === '') reportRatio(`${name}: 100,000 ÷ 2,000`, ratio, { atMost: 1.5 })
    }
  }
  for (const format of ['spreadsheet', 'csv']) {
    const { bytes, ms, grownBy, peak } = await exported(many, format)
    console.log(
      `An export of 100,000 bookings as ${format}: ${(bytes / MEGABYTE).toFixed(1)} MB in ${(ms / 1000).toFixed(1)} s, peak of the process ${peak.toFixed(0)} MB`,
    )
    reportRatio(`megabytes of memory for it, ${format}`, grownBy, { atMost: 150 })
  }
} finally {
  for (const { close } of houses) await close()
  await provider.stop()
}

/** A house with so many bookings, until the end of next week; the newest forty are open. */
async function house(count: number) {
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
  await pool.end()
  const api = await startApi(compiled, database.url, provider, {
    STAFF_EMAIL: login.email,
    STAFF_PASSWORD: login.password,
  })
  return {
    api,
    cookie: await session(api),
    async close() {
      await api.stop()
      await database.stop()
    },
  }
}

/** The median time of an answer, ms, of each house: asked in turn, so that both meet a slow moment. */
async function together(
  asked: { api: BenchServer; cookie: string }[],
  path: string,
): Promise<number[]> {
  const times = asked.map((): number[] => [])
  for (let page = -WARM_UP; page < PAGES; page++)
    for (const [at, { api, cookie }] of asked.entries()) {
      const began = performance.now()
      const answer = await fetch(`http://127.0.0.1:${api.port}/api/back-office/bills${path}`, {
        headers: { cookie },
      })
      await answer.arrayBuffer()
      // The sums of 100,000 names that all fit may take longer than the house waits for an answer.
      if (answer.status === 503 && path.startsWith('/sums')) return [Number.NaN, Number.NaN]
      if (!answer.ok) throw new Error(`${path} answered ${answer.status}`)
      if (page >= 0) times[at]!.push(performance.now() - began)
    }
  return times.map(median)
}

/** As `house` names its guests. */
function surnameOf(number: string): string {
  return createHash('md5').update(number).digest('hex').slice(0, 8)
}

function question(filter: object): string {
  return new URLSearchParams({
    range: '[0,24]',
    sort: '["day","DESC"]',
    filter: JSON.stringify(filter),
  }).toString()
}

/** Downloads all of them, and tells how much more memory the process had than before, MB. */
async function exported({ api, cookie }: { api: BenchServer; cookie: string }, format: string) {
  const before = memory(api.pid, 'VmRSS')
  // From here on the highest is counted anew.
  writeFileSync(`/proc/${api.pid}/clear_refs`, '5')
  const began = performance.now()
  const answer = await fetch(`http://127.0.0.1:${api.port}/api/back-office/bills/${format}`, {
    headers: { cookie },
  })
  let bytes = 0
  for await (const chunk of answer.body!) bytes += chunk.length
  const peak = memory(api.pid, 'VmHWM')
  return { bytes, ms: performance.now() - began, peak, grownBy: peak - before }
}

/** What Linux says of a process's memory, MB. */
function memory(pid: number, what: 'VmRSS' | 'VmHWM'): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8')
  return Number(new RegExp(`${what}:\\s+(\\d+)`).exec(status)![1]) / 1024
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
