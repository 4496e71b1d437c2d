import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import fs from 'node:fs'
import net from 'node:net'
import os from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { build } from '../../launch/build.mjs'
import { freePort } from '../../launch/free-port.mjs'
import { launcherEnvironment } from '../setup/launcher-environment.ts'
import { limitFiles } from '../setup/limit-files.ts'
import { endChild } from '../../launch/child.mjs'
import { findTemporal, onPath } from '../../launch/find-temporal.mjs'
import { asSuperuser, ensureDatabase, startPostgres } from '../../launch/postgres.mjs'
import { startTemporal, temporalReady } from '../../launch/temporal-server.mjs'
import { childrenOf, processStart } from '../../launch/process-identity.mjs'

/** By then the launcher has looked at every part that is ready, ms (launch/watch.mjs). */
const LOOKED_AT_AFTER_MS = 6_000

const checkout = path.resolve(import.meta.dirname, '../..')
let data: string
const launchers: ChildProcess[] = []

beforeAll(async () => {
  await build()
  data = fs.mkdtempSync(path.join(os.tmpdir(), 'kamersleutel-start-'))
}, 120_000)
afterAll(async () => {
  for (const launcher of launchers) await ended(launcher, 'SIGINT')
  fs.rmSync(data, { recursive: true, force: true })
})

interface Started {
  launcher: ChildProcess
  port: number
  said(): string
}

/** `npm start`, without npm, with data of its own. */
async function start({
  port,
  until = 'Ready after',
  given = {},
}: { port?: number; until?: string; given?: NodeJS.ProcessEnv } = {}): Promise<Started> {
  const at = port ?? (await freePort())
  const env = { ...launcherEnvironment(at, data), ...given }
  const launcher = spawn(process.execPath, ['launch/start.mjs'], {
    cwd: checkout,
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  launchers.push(launcher)
  let text = ''
  for (const stream of [launcher.stdout, launcher.stderr])
    stream.on('data', (chunk) => (text += chunk))
  await expect
    .poll(() => text.includes(until) || launcher.exitCode !== null, {
      timeout: 100_000,
      interval: 50,
    })
    .toBe(true)
  expect(text).toContain(until)
  return { launcher, port: at, said: () => text }
}

/** What runs from one test to the next: a start is most of what a test here takes. */
let house: Started

/** The number of each process of the app, as the launcher noted them. */
function pids(): Record<string, number> {
  const { children } = JSON.parse(fs.readFileSync(path.join(data, 'running.json'), 'utf8')) as {
    children: { name: string; pid: number }[]
  }
  return Object.fromEntries(children.map(({ name, pid }) => [name, pid]))
}

async function ended(launcher: ChildProcess, signal?: NodeJS.Signals): Promise<void> {
  if (launcher.exitCode !== null || launcher.signalCode !== null) return
  const end = new Promise((resolve) => launcher.once('exit', resolve))
  if (signal) launcher.kill(signal)
  await end
}

const logOf = (name: string) => fs.readFileSync(path.join(data, `logs/${name}.log`), 'utf8')

/** Rejects while another program listens there. */
const listening = (server: net.Server, port: number) =>
  new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(port, 'localhost', resolve)
  })

const stillThere = (numbers: Record<string, number>) =>
  Object.entries(numbers).filter(([, pid]) => processStart(pid) !== null)

/** Waits until every part runs, the site answers and the worker works. */
const allReady = (port: number) =>
  vi.waitFor(async () => {
    expect(stillThere(pids())).toHaveLength(4)
    expect((await fetch(`http://localhost:${port}/health/ready`)).status).toBe(200)
    expect(logOf('worker')).toContain('worker: ready')
  }, 40_000)

/** Straight into the embedded database, by what the data folder says. */
function asOwner<T>(query: string): Promise<T[]> {
  const { superPassword } = JSON.parse(
    fs.readFileSync(path.join(data, 'secrets.json'), 'utf8'),
  ) as { superPassword: string }
  const port = fs
    .readFileSync(path.join(data, 'postgres/cluster/postmaster.pid'), 'utf8')
    .split('\n')[3]
  const url = `postgres://postgres:${superPassword}@127.0.0.1:${port}/kamersleutel`
  return asSuperuser(url, async (client) => (await client.query(query)).rows as T[])
}

describe('npm start', () => {
  it('serves the site from an empty folder, says where, and ends every process on Ctrl-C', async () => {
    const { launcher, port, said } = await start()
    for (const step of ['build', 'database', 'migrations', 'site', 'Temporal', 'worker'])
      expect(said()).toMatch(new RegExp(`✓ ${step} +\\d+\\.\\d s`))
    expect(said()).toContain(`http://localhost:${port}/login  (beheer@kamersleutel.example, `)
    const page = await fetch(`http://localhost:${port}/home`)
    expect(page.status).toBe(200)
    expect(await page.text()).toContain('<html lang="nl"')
    await asOwner('CREATE TABLE kept_by_the_test (it integer)')
    const running = pids()
    expect(Object.keys(running).toSorted()).toEqual(['API', 'PostgreSQL', 'Temporal', 'worker'])
    // React's development half draws a page 1.6 (/home) to 2.2 (a room's calendar) times as slowly.
    if (process.platform === 'linux')
      for (const name of ['API', 'worker'])
        expect(fs.readFileSync(`/proc/${running[name]}/environ`, 'utf8').split('\0')).toEqual(
          expect.arrayContaining([
            'NODE_ENV=production',
            'HOUSE_MODE=demo',
            expect.stringMatching(/^DATABASE_URL=postgres:\/\/kamersleutel_app:/),
          ]),
        )
    await ended(launcher, 'SIGINT')
    expect(launcher.exitCode).toBe(0)
    expect(stillThere(running)).toEqual([])
    expect(fs.existsSync(path.join(data, 'running.json'))).toBe(false)
  })

  it('names a taken port before anything is started', async () => {
    const server = net.createServer()
    const port = await new Promise<number>((resolve) =>
      server.listen(0, () => resolve((server.address() as net.AddressInfo).port)),
    )
    const logs = () => fs.statSync(path.join(data, 'logs/postgres.log')).mtimeMs
    const before = logs()
    const { launcher } = await start({ port, until: `Port ${port} is taken` })
    await ended(launcher)
    expect(launcher.exitCode).toBe(1)
    expect(logs()).toBe(before)
    server.close()
  })

  it('keeps all data over a second start, which makes nothing anew and serves before it waits for Temporal', async () => {
    house = await start()
    const { port, said } = house
    expect((await fetch(`http://localhost:${port}/home`)).status).toBe(200)
    for (const step of ['build', 'migrations'])
      expect(said()).toMatch(new RegExp(`✓ ${step} .* nothing to do`))
    expect(said()).toMatch(/✓ site [^]*✓ Temporal /)
    await asOwner('SELECT it FROM kept_by_the_test')
  })

  it('refuses a second start in the same folder, and leaves the first alone', async () => {
    const second = await start({ until: 'already runs' })
    await ended(second.launcher)
    expect(second.launcher.exitCode).toBe(1)
    expect((await fetch(`http://localhost:${house.port}/health/ready`)).status).toBe(200)
  })

  it('starts a part again that crashed, says which and where to read on, and the others go on', async () => {
    const { port, said } = house
    // A worker that still begins ends where PostgreSQL is away.
    await allReady(port)
    for (const name of ['PostgreSQL', 'API', 'worker', 'Temporal']) {
      const before = pids()
      const earlier = said().length
      process.kill(before[name]!, 'SIGKILL')
      await vi.waitFor(() => expect(pids()[name]).not.toBe(before[name]), 20_000)
      expect(said()).toContain(`${name} ended (SIGKILL) and starts again in 1 s.`)
      expect(said()).toContain(`${name.toLowerCase().replace('postgresql', 'postgres')}.log.before`)
      await vi.waitFor(async () => {
        const health = await fetch(`http://localhost:${port}/health/ready`)
        expect(health.status).toBe(200)
      }, 20_000)
      await vi.waitFor(() => expect(logOf('worker')).toContain('worker: ready'), 30_000)
      const since = said().slice(earlier)
      // A worker that lost Temporal, or did not reach it on a busy machine, asks for a fresh one.
      const asksForMore = since.includes('worker ended (exit code 75)')
      const after = pids()
      const replaced = Object.keys(before).filter(
        (other) => other !== name && after[other] !== before[other],
      )
      expect(
        asksForMore ? replaced.filter((other) => other !== 'worker') : replaced,
        since,
      ).toEqual([])
    }
    // It lost Temporal, so a fresh one begins.
    await vi.waitFor(() => expect(said()).toContain('worker ended (exit code 75)'), 20_000)
    await allReady(port)
  })

  it('notices parts that hang, says so, and starts them anew', async () => {
    const { port, said } = house
    // One that has never answered yet is given longer.
    await new Promise((resolve) => setTimeout(resolve, LOOKED_AT_AFTER_MS))
    const before = pids()
    const all = [...Object.values(before), ...childrenOf(before['PostgreSQL']!)]
    // Its own processes too: stopped ones keep the memory that the next server wants.
    for (const pid of all) process.kill(pid, 'SIGSTOP')
    for (const name of ['PostgreSQL', 'API', 'worker', 'Temporal'])
      await vi.waitFor(() => {
        expect(said()).toContain(`${name} has not answered for 20 s and is killed.`)
        expect(pids()[name]).not.toBe(before[name])
      }, 40_000)
    await allReady(port)
    expect(all.filter((pid) => processStart(pid) !== null)).toEqual([])
  })

  it('has no part die of a log that cannot be written', async () => {
    const { launcher, port, said } = house
    const before = pids()
    const earlier = said().length
    // As on a full disk: not one letter more.
    for (const name of ['API', 'worker']) limitFiles(before[name]!, 0)
    const size = () => fs.statSync(path.join(data, 'logs/api.log')).size
    const written = size()
    process.kill(before['PostgreSQL']!, 'SIGKILL')
    const health = () => fetch(`http://localhost:${port}/health/ready`)
    // An answer that is logged.
    await vi.waitFor(async () => expect((await health()).status).toBe(503), 20_000)
    await vi.waitFor(async () => expect((await health()).status).toBe(200), 20_000)
    expect(size()).toBe(written)
    expect(pids()['API']).toBe(before['API'])
    // A worker that lost Temporal on a busy machine asks for a fresh one: that is no death.
    expect(said().slice(earlier)).not.toMatch(/API ended|worker ended \((?!exit code 75)/)
    const running = pids()
    await ended(launcher, 'SIGINT')
    expect(launcher.exitCode).toBe(0)
    expect(stillThere(running)).toEqual([])
  })

  it('ends what a launcher killed with -9 left behind, and starts on the same port', async () => {
    const first = await start()
    const orphans = pids()
    await ended(first.launcher, 'SIGKILL')
    expect(stillThere(orphans)).toHaveLength(4)
    house = await start({ port: first.port })
    expect(house.said()).toContain('Ended what an earlier start left running')
    expect(stillThere(orphans)).toEqual([])
    await asOwner('SELECT it FROM kept_by_the_test')
  })

  it('ends everything where a part cannot be started again: its port was taken meanwhile', async () => {
    const { launcher, port, said } = house
    const running = pids()
    const taker = net.createServer()
    process.kill(running['API']!, 'SIGKILL')
    await vi.waitFor(() => listening(taker, port), 5_000)
    await ended(launcher)
    taker.close()
    expect(launcher.exitCode).toBe(1)
    expect(said()).toContain(`Port ${port} is taken by another program.`)
    expect(stillThere(running)).toEqual([])
  })

  it('starts neither a database nor Temporal where they are given, nor a demo in a real house', async () => {
    const folder = fs.mkdtempSync(path.join(data, 'given-'))
    const server = await startPostgres({
      folder,
      superPassword: 'above',
      ownerPassword: 'within',
      logFile: path.join(folder, 'postgres.log'),
    })
    await ensureDatabase(server.superUrl, 'given')
    // A real property: it has staff of its own, who get no demo login beside theirs.
    execFileSync(process.execPath, [path.join(checkout, 'dist/api/database/migrate.js')], {
      env: { ...process.env, DATABASE_URL: server.url('given') },
    })
    await asSuperuser(server.url('given'), (client) =>
      client.query(
        `INSERT INTO staff (id, email, name, password_hash) VALUES (gen_random_uuid(), 'els@example.com', 'Els', 'x')`,
      ),
    )
    const temporalPort = await freePort()
    const temporal = startTemporal({
      binary: await findTemporal(),
      database: path.join(folder, 'temporal.db'),
      port: temporalPort,
      logFile: path.join(folder, 'temporal.log'),
    })
    await temporalReady(temporal, temporalPort)
    const given = {
      DATABASE_URL: server.url('given'),
      TEMPORAL_ADDRESS: `127.0.0.1:${temporalPort}`,
    }
    const mistaken = await start({ given, until: 'This is a real house, and no demo' })
    await ended(mistaken.launcher)
    expect(mistaken.launcher.exitCode).toBe(1)
    const { launcher, port, said } = await start({ given: { ...given, HOUSE_MODE: 'production' } })
    expect(Object.keys(pids()).toSorted()).toEqual(['API', 'worker'])
    expect(said()).toMatch(new RegExp(`http://localhost:${port}/login$`, 'm'))
    expect(said()).not.toContain('beheer@kamersleutel.example')
    await ended(launcher, 'SIGINT')
    expect([server.child.ended(), temporal.ended()]).toEqual([null, null])
    await Promise.all([endChild(server.child, 'SIGINT'), endChild(temporal)])
  })

  it('serves without Temporal where there is no way to it, and names the ways', async () => {
    const nowhere = path.join(data, 'bin')
    fs.mkdirSync(nowhere)
    // What PostgreSQL is started with as root; neither Temporal nor Go.
    for (const program of ['id', 'ls', 'setpriv']) {
      const there = onPath(program)
      if (there) fs.symlinkSync(there, path.join(nowhere, program))
    }
    const given = {
      PATH: nowhere,
      XDG_CACHE_HOME: nowhere,
      HTTPS_PROXY: 'http://127.0.0.1:9',
      https_proxy: 'http://127.0.0.1:9',
    }
    house = await start({ given, until: 'Until then the site takes bookings' })
    expect(house.said()).toContain('TEMPORAL_ADDRESS')
    expect((await fetch(`http://localhost:${house.port}/home`)).status).toBe(200)
  })

  it('leaves data of an older version as it is, and says in one sentence how to begin anew', async () => {
    await asOwner(`UPDATE migrations SET name = 'TheHouse0000000000001'`)
    await ended(house.launcher, 'SIGINT')
    const { launcher, said } = await start({ until: 'npm run reset' })
    await ended(launcher)
    expect(launcher.exitCode).toBe(1)
    expect(said()).toMatch(/^This data was made by an older version.*`npm run reset`.*\.$/m)
    expect(said()).not.toMatch(/failed|Error|at .*\.js/)
  })
})
