import { type ChildProcess, spawn } from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { freePort } from '../../../launch/free-port.mjs'
import { type MailServer, startMailServer } from '../../api/mail/mail-server.ts'
import { launcherEnvironment } from '../../setup/launcher-environment.ts'
import type { Observation, Seen } from '../checker/seen.ts'
import { type Portals, startPortals } from './portals.ts'
import { type SmallDisk, smallDisk } from './small-disk.ts'
import { type WayBetween, wayBetween } from './way-between.ts'

/** The processes of a house, by the names that the launcher gives them. */
export type Part = 'API' | 'worker' | 'PostgreSQL' | 'Temporal'

/** A house of its own, started by `npm start`, with all that it speaks to outside. */
export interface House {
  /** Such as `http://localhost:21034`. */
  origin: string
  port: number
  /** Its data folder. */
  folder: string
  /** What that lies on; null where no disk of its own could be had. */
  disk: SmallDisk | null
  mail: MailServer
  way: WayBetween
  portals: Portals
  /** What the writers were answered who wrote something; `failed`: 5xx, but not 503. */
  writes: { done: number; refused: number; unavailable: number; failed: number }
  /** Writes down what a writer sent or was told. */
  note(observation: Omit<Observation, 'at'>): void
  seen(): Seen
  /** What time it is in the house. */
  now(): Date
  /** The clock of every process of the house runs this far ahead from now on, ms. */
  shiftClock(ms: number): void
  pidOf(part: Part): number
  secrets(): Record<'superPassword' | 'appPassword' | 'secret', string>
  postgresPort(): number
  /** A connection as superuser: past all that the house does. */
  connect(): Promise<pg.Client>
  /** Resolves once another process than `before` is this part, and it is at work. */
  isBack(part: Part, before: number): Promise<void>
  /** What the launcher said. */
  said(): string
  /** @param keepIn where its data is copied to first; null: nowhere */
  stop(keepIn?: string | null): Promise<void>
}

const checkout = path.resolve(import.meta.dirname, '../../..')
const STARTS_WITHIN = 240_000
const BACK_WITHIN = 120_000

export async function startHouse(): Promise<House> {
  // Beside its data, which has a disk that is filled now and then, lies what we write down ourselves.
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'kamersleutel-torture-'))
  const data = path.join(folder, 'data')
  fs.mkdirSync(data)
  const disk = smallDisk(data)
  const port = await freePort()
  const [mail, way, portals] = await Promise.all([
    startMailServer(),
    wayBetween(port),
    startPortals(),
  ])
  const clockFile = path.join(folder, 'shift')
  let shift = 0
  const shiftClock = (ms: number) => {
    shift = ms
    // Whole at any moment: it is read by many while it is written.
    fs.writeFileSync(`${clockFile}.new`, `${ms}`)
    fs.renameSync(`${clockFile}.new`, clockFile)
  }
  shiftClock(0)
  const launcher = spawn(process.execPath, ['launch/start.mjs'], {
    cwd: checkout,
    env: {
      ...launcherEnvironment(port, data),
      INTERNAL_URL: way.url,
      SMTP_URL: mail.url,
      TRUST_PROXY: 'true',
      REQUESTS_PER_MINUTE: '0',
      SHIFT_CLOCK: clockFile,
      PORTALS: portals.url,
      NODE_OPTIONS: ['shift-clock', 'portals-here']
        .map((name) => `--import=${path.join(checkout, `tests/torture/house/${name}.mjs`)}`)
        .join(' '),
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let said = ''
  for (const stream of [launcher.stdout, launcher.stderr])
    stream.on('data', (chunk) => (said += chunk))
  const observations: Observation[] = []
  const read = (name: string) => fs.readFileSync(path.join(data, name), 'utf8')
  const runningPid = (part: Part) => {
    const { children } = JSON.parse(read('running.json')) as {
      children: { name: string; pid: number }[]
    }
    const pid = children.find(({ name }) => name === part)?.pid
    // Never 0: that is who asks.
    return pid && pid > 1 ? pid : null
  }
  const house: House = {
    origin: `http://localhost:${port}`,
    port,
    folder: data,
    disk,
    mail,
    way,
    portals,
    writes: { done: 0, refused: 0, unavailable: 0, failed: 0 },
    note(noted) {
      const observation = { ...noted, at: house.now().toISOString() }
      observations.push(observation)
      fs.appendFileSync(path.join(folder, 'seen.jsonl'), `${JSON.stringify(observation)}\n`)
    },
    seen: () => ({
      observations,
      mails: mail.received.map(({ messageId = '', to = [] }) => ({
        messageId,
        recipient: to[0]?.address ?? '',
      })),
      sold: portals.sold(dayAt(house.now())),
    }),
    now: () => new Date(Date.now() + shift),
    shiftClock,
    pidOf(part) {
      const pid = runningPid(part)
      if (pid === null) throw new Error(`${part} does not run`)
      return pid
    },
    secrets: () => JSON.parse(read('secrets.json')),
    postgresPort: () => Number(read('postgres/cluster/postmaster.pid').split('\n')[3]),
    async connect() {
      const { superPassword } = house.secrets()
      const client = new pg.Client({
        connectionString: `postgres://postgres:${superPassword}@127.0.0.1:${house.postgresPort()}/kamersleutel`,
        connectionTimeoutMillis: 5_000,
      })
      // It is lost when its server is killed: who asks next hears of it.
      client.on('error', () => {})
      await client.connect()
      return client
    },
    async isBack(part, before) {
      await until(
        async () => ![null, before].includes(runningPid(part)) && (await isAtWork(house, part)),
        BACK_WITHIN,
        () => `${part} did not come back. The launcher said:\n${said}`,
      )
    },
    said: () => said,
    async stop(keepIn = null) {
      await ended(launcher)
      await Promise.all([mail.stop(), way.close(), portals.close()])
      if (keepIn) fs.cpSync(folder, keepIn, { recursive: true })
      disk?.remove()
      fs.rmSync(folder, { recursive: true, force: true })
    },
  }
  try {
    await until(
      async () => {
        if (launcher.exitCode !== null) throw new Error(`The house did not start:\n${said}`)
        return said.includes('Ready after')
      },
      STARTS_WITHIN,
      () => `The house was not ready in time:\n${said}`,
    )
  } catch (error) {
    await house.stop()
    throw error
  }
  return house
}

/** The calendar day in the house: `2026-11-23`. */
export function dayAt(at: Date): string {
  return new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Amsterdam' }).format(at)
}

/** Whether a part does its work; a process alone may still be starting. */
async function isAtWork(house: House, part: Part): Promise<boolean> {
  if (part === 'worker')
    return fs
      .readFileSync(path.join(house.folder, 'logs/worker.log'), 'utf8')
      .includes('worker: ready')
  if (part === 'Temporal') return true
  const answer = await fetch(`${house.origin}/health/ready`, {
    signal: AbortSignal.timeout(2_000),
  }).catch(() => null)
  await answer?.body?.cancel()
  return answer?.ok === true
}

async function until(
  isSo: () => Promise<boolean>,
  within: number,
  otherwise: () => string,
): Promise<void> {
  const end = performance.now() + within
  while (!(await isSo())) {
    if (performance.now() > end) throw new Error(otherwise())
    await wait(50)
  }
}

async function ended(launcher: ChildProcess): Promise<void> {
  if (launcher.exitCode !== null || launcher.signalCode !== null) return
  const end = new Promise((resolve) => launcher.once('exit', resolve))
  launcher.kill('SIGINT')
  await end
}
