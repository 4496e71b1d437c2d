import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { setTimeout } from 'node:timers/promises'
import pg from 'pg'

const fromRoot = createRequire(join(process.cwd(), 'package.json'))
const launch = async <T>(file: string): Promise<T> =>
  (await import(fromRoot.resolve(`./launch/${file}`))) as T

type PostgresLaunch = typeof import('../../../launch/postgres.mjs')
type ChildLaunch = typeof import('../../../launch/child.mjs')

/**
 * A database of its own with the settings of `npm start`, migrated by the compiled property, gone with
 * `stop`.
 */
export async function startDatabase(
  setup: string,
): Promise<{ url: string; stop(): Promise<void> }> {
  const { startPostgres, ensureDatabase } = await launch<PostgresLaunch>('postgres.mjs')
  const { endChild } = await launch<ChildLaunch>('child.mjs')
  const folder = mkdtempSync(join(tmpdir(), 'kamersleutel-bench-'))
  const server = await startPostgres({
    folder,
    superPassword: 'bench',
    ownerPassword: 'bench',
    logFile: join(folder, 'postgres.log'),
  })
  await ensureDatabase(server.superUrl, 'bench')
  const url = server.url('bench')
  // Tables are emptied past their triggers (`emptied`).
  const superuser = new pg.Client({ connectionString: server.superUrl })
  await superuser.connect()
  await superuser.query(
    `GRANT SET ON PARAMETER session_replication_role TO ${new URL(url).username}`,
  )
  await superuser.end()
  await ended(
    spawn(process.execPath, [join(setup, 'api/database/migrate.js')], {
      env: { ...process.env, DATABASE_URL: url, SECRET },
      stdio: ['ignore', 'inherit', 'inherit'],
    }),
  )
  return {
    url,
    async stop() {
      await endChild(server.child, 'SIGQUIT')
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** A key for the visitors' hashes of the bench; nothing is kept under it. */
const SECRET = 'only for the time of a bench'

export interface BenchServer {
  port: number
  /** Of the process. */
  pid: number
  stop(): Promise<void>
}

/** One API process as in production, without its request limits. */
export async function startApi(
  setup: string,
  databaseUrl: string,
  provider: BenchServer,
  variables: Record<string, string> = {},
): Promise<BenchServer> {
  const { freePort } = await launch<typeof import('../../../launch/free-port.mjs')>('free-port.mjs')
  const port = await freePort()
  const env = {
    DATABASE_URL: databaseUrl,
    NODE_ENV: 'production',
    // A house that guests can book: one in production mode waits for its owner to open it.
    HOUSE_MODE: 'demo',
    DEMO: 'false',
    PORT: `${port}`,
    HOST: '127.0.0.1',
    PUBLIC_URL: origin,
    INTERNAL_URL: `http://127.0.0.1:${provider.port}`,
    SECRET,
    TRUST_PROXY: 'true',
    REQUESTS_PER_MINUTE: '0',
    LOG_LEVEL: 'warn',
    ...variables,
  }
  // Such as API_ARGS=--cpu-prof, to see where its time goes.
  const args = (process.env['API_ARGS'] ?? '').split(' ').filter(Boolean)
  const child = spawn(process.execPath, [...args, join(setup, 'api/main.js')], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'inherit', 'inherit'],
  })
  const ready = () =>
    fetch(`http://127.0.0.1:${port}/health/live`).then(
      ({ ok }) => ok,
      () => false,
    )
  while (!(await ready())) {
    if (child.exitCode !== null) throw new Error(`the API ended with ${child.exitCode}`)
    await setTimeout(50)
  }
  return { port, pid: child.pid!, stop: () => stop(child) }
}

/** The address the bench's guests think they are at. */
export const origin = 'http://localhost:3000'

export function startProvider(): Promise<BenchServer> {
  return listening(
    [join(process.cwd(), 'tests/bench/server/provider-stub.mjs')],
    {},
    /^listening (\d+)/,
  )
}

/** Routes that do next to nothing, answering `answer`. */
export function startBareRoutes(databaseUrl: string, answer: unknown): Promise<BenchServer> {
  return listening(
    [join(import.meta.dirname, 'bare-routes.mjs')],
    { DATABASE_URL: databaseUrl, ANSWER: JSON.stringify(answer), NODE_ENV: 'production' },
    /^listening (\d+)/,
  )
}

/** Starts a program and waits for the line that says where it listens. */
function listening(
  args: string[],
  env: Record<string, string>,
  ready: RegExp,
): Promise<BenchServer> {
  const child = spawn(process.execPath, args, {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  return new Promise((resolve, reject) => {
    child.once('exit', (code) =>
      reject(new Error(`${args[0]} ended with ${code} before it listened`)),
    )
    createInterface({ input: child.stdout }).on('line', (line) => {
      const found = ready.exec(line)
      if (found) resolve({ port: Number(found[1]), pid: child.pid!, stop: () => stop(child) })
    })
  })
}

async function stop(child: ChildProcess): Promise<void> {
  const end = ended(child)
  child.kill('SIGTERM')
  await end
}

function ended(child: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    if (child.exitCode !== null || child.signalCode !== null) resolve()
    else child.once('exit', () => resolve())
  })
}
