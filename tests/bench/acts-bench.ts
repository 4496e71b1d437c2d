import { spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { copyFileSync, mkdtempSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import pg from 'pg'
import { momentInAmsterdam } from '../../rules/calendar/amsterdam.ts'
import { median } from './ratio.ts'
import { reportRatio, reportTimes } from './report.ts'
import { startDatabase } from './server/bench-servers.ts'
import { benchStays, furnishForBench } from './server/bench-stays.ts'
import { compileSetup } from './server/compile-setup.ts'
import { fourInserts } from './server/four-inserts.ts'

/** Rounds that are measured, after those that warm caches and compilers up; so many acts a round. */
const ROUNDS = 41
const WARM_UP = 15
const ACTS = 20
const BY = 'Bench'

const fromRoot = createRequire(join(process.cwd(), 'package.json'))
const launch = async <T>(file: string): Promise<T> =>
  (await import(fromRoot.resolve(`./launch/${file}`))) as T
const compiled = await compileSetup()
// What the worker runs, beside it as in the house.
const { build } = await launch<typeof import('../../launch/build.mjs')>('build.mjs')
await build({ only: ['workflows'] })
copyFileSync(join('dist', 'workflow-bundle.js'), join(compiled, 'workflow-bundle.js'))
const ofProduct = async <T>(file: string): Promise<T> =>
  (await import(pathToFileURL(join(compiled, file)).href)) as T

const database = await startDatabase(compiled)
const client = new pg.Client({ connectionString: database.url })
await client.connect()
const pool = new pg.Pool({ connectionString: database.url, max: 1 })
await furnishForBench(pool)
const { today } = momentInAmsterdam(Date.now())
for (const stay of benchStays(today, ACTS)) await fourInserts(client, stay, '{}')
await pool.query(
  `UPDATE bookings SET state = 'confirmed', hold_until = NULL, promised_until = NULL, visitor = NULL`,
)
const { rows: bookings } = await pool.query<{ id: string }>('SELECT id FROM bookings')
const temporal = await openTemporal()
const given = {
  DATABASE_URL: database.url,
  NODE_ENV: 'production',
  HOUSE_MODE: 'demo',
  SECRET: 'only for the time of a bench',
  PUBLIC_URL: 'http://localhost:3000',
  TEMPORAL_ADDRESS: temporal.address,
  LOG_LEVEL: 'silent',
}
const { createApp } = await ofProduct<typeof import('../../api/create-app.ts')>('api/create-app.js')
const { readEnvironment } = await ofProduct<typeof import('../../api/environment/environment.ts')>(
  'api/environment/environment.js',
)
const { BookingActs } = await ofProduct<typeof import('../../api/bookings/booking-acts.ts')>(
  'api/bookings/booking-acts.js',
)
const app = await createApp(readEnvironment(given))
await app.init()
const acts = app.get(BookingActs)
try {
  const worker = await startWorker()
  await measure('with Temporal and a worker at work').finally(() => worker.stop())
  await temporal.stop()
  await measure('with Temporal stopped')
} finally {
  await app.close()
  await temporal.stop()
  await client.end()
  await pool.end()
  await database.stop()
}

/** Acts of staff and the same statements by hand, in turns, on as many bookings. */
async function measure(how: string): Promise<void> {
  const times: Record<'act' | 'bare', number[]> = { act: [], bare: [] }
  for (let round = -WARM_UP; round < ROUNDS; round++) {
    const ways = round % 2 === 0 ? (['act', 'bare'] as const) : (['bare', 'act'] as const)
    for (const way of ways) {
      const pinned = (round + (way === ways[0] ? 0 : 1)) % 2 === 0
      const versions = await versionsOf()
      const began = performance.now()
      for (const { id } of bookings)
        await (way === 'act' ? pin : pinBare)(id, versions.get(id)!, pinned)
      if (round >= 0) times[way].push((performance.now() - began) / ACTS)
    }
  }
  const ratio = median(times.act.map((time, round) => time / times.bare[round]!))
  console.log(`One act of staff, ${how}`)
  reportTimes([
    { name: 'the transaction by hand', nanoseconds: median(times.bare) * 1e6, timesFirst: 1 },
    { name: 'the act', nanoseconds: median(times.act) * 1e6, timesFirst: ratio },
  ])
  reportRatio(`act ÷ its bare transaction, ${how}`, ratio, { atMost: 1.5 })
}

async function versionsOf(): Promise<Map<string, number>> {
  const { rows } = await pool.query<{ id: string; version: number }>(
    'SELECT id, version FROM bookings',
  )
  return new Map(rows.map(({ id, version }) => [id, version]))
}

async function pin(id: string, version: number, pinned: boolean): Promise<void> {
  const press = { requestId: randomUUID(), version, act: 'pin-room', data: { pinned } }
  const refusal = await acts.carryOut(id, { ...press, by: BY, staffId: null })
  if (refusal) throw new Error(refusal.reason)
}

/**
 * What the act reads, locks and writes, as anyone would write it: no rules, no checks, no hash of
 * what was filled in.
 */
async function pinBare(id: string, version: number, pinned: boolean): Promise<void> {
  const requestId = randomUUID()
  await client.query('BEGIN')
  await client.query('SELECT FROM folios WHERE id = $1 FOR UPDATE', [id])
  await client.query(
    `SELECT act, hash FROM presses WHERE order_kind = 'booking' AND order_id = $1 AND request_id = $2`,
    [id, requestId],
  )
  await client.query('SELECT FROM bookings WHERE id = $1 FOR UPDATE', [id])
  await client.query(
    `SELECT id, number, state, total_cents, attendance, attendance_at, room_id, persons, lower(stay) AS arrival, upper(stay) AS departure,
       (SELECT coalesce(sum(cents), 0)::int FROM folio_entries WHERE folio_id = bookings.folio_id) AS balance FROM bookings WHERE id = $1`,
    [id],
  )
  await client.query(
    `SELECT kind, by, at FROM events WHERE subject_kind = 'booking' AND subject_id = $1 AND version > $2`,
    [id, version],
  )
  const { rows } = await client.query<{ room: number }>(
    `UPDATE bookings SET pinned = $2, wanted_room_id = CASE WHEN $2 THEN room_id END, updated_at = now() WHERE id = $1 RETURNING room_id AS room`,
    [id, pinned],
  )
  await client.query(
    `INSERT INTO events (subject_kind, subject_id, kind, at, by, data) VALUES ('booking', $1, $2, now(), $3, $4)`,
    [id, pinned ? 'room-pinned' : 'room-unpinned', BY, { room: rows[0]!.room }],
  )
  await client.query(
    `INSERT INTO presses (order_kind, order_id, request_id, act, hash, by, at) VALUES ('booking', $1, $2, 'pin-room', $3, $4, now())`,
    [id, requestId, '', BY],
  )
  await client.query(
    `INSERT INTO outbox (subject_kind, subject_id, topic) VALUES ('booking', $1, 'changed')`,
    [id],
  )
  await client.query('COMMIT')
}

/** Temporal's own server, as `npm start` brings it. */
async function openTemporal(): Promise<{ address: string; stop(): Promise<void> }> {
  const { findTemporal } =
    await launch<typeof import('../../launch/find-temporal.mjs')>('find-temporal.mjs')
  const { startTemporal, temporalReady } =
    await launch<typeof import('../../launch/temporal-server.mjs')>('temporal-server.mjs')
  const { endChild } = await launch<typeof import('../../launch/child.mjs')>('child.mjs')
  const { freePort } = await launch<typeof import('../../launch/free-port.mjs')>('free-port.mjs')
  const folder = mkdtempSync(join(tmpdir(), 'kamersleutel-bench-temporal-'))
  const port = await freePort()
  const child = startTemporal({
    binary: await findTemporal(),
    database: join(folder, 'temporal.db'),
    port,
    logFile: join(folder, 'temporal.log'),
  })
  await temporalReady(child, port)
  return {
    address: `127.0.0.1:${port}`,
    async stop() {
      await endChild(child)
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** Resolves once the worker says that it is at work. */
async function startWorker(): Promise<{ stop(): Promise<void> }> {
  const child = spawn(process.execPath, [join(compiled, 'workflows/worker.js')], {
    env: { ...process.env, ...given, LOG_LEVEL: 'info' },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  await new Promise<void>((resolve, reject) => {
    child.once('exit', (code) => reject(new Error(`the worker ended with ${code}`)))
    child.stdout.on('data', (text) => `${text}`.includes('worker: ready') && resolve())
  })
  return {
    stop: () =>
      new Promise((resolve) => {
        child.removeAllListeners('exit')
        child.once('exit', () => resolve())
        child.kill('SIGTERM')
      }),
  }
}
