import { execFile } from 'node:child_process'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import { build } from './build.mjs'
import { startChild } from './child.mjs'
import { findTemporal } from './find-temporal.mjs'
import { checkout, data, dist } from './folders.mjs'
import { freePort, refuseTakenPort } from './free-port.mjs'
import { placesIn } from './places.mjs'
import { ensureDatabase, startPostgres } from './postgres.mjs'
import { refuseDemo } from './refuse-demo.mjs'
import { keepSecrets } from './secrets.mjs'
import { NotReadyYet } from './supervise.mjs'
import { answers, startTemporal } from './temporal-server.mjs'

const run = promisify(execFile)

/**
 * What every step of a start works with.
 * @typedef {object} Start
 * @property {ReturnType<typeof import('./terminal.mjs').openTerminal>} terminal
 * @property {ReturnType<typeof import('./supervise.mjs').supervise>} processes
 * @property {AbortSignal} signal   ends what is under way
 * @property {number} port
 */

/**
 * Brings up what is not given, in the order in which it is needed. Temporal comes beside the rest:
 * the site does not wait for it.
 * @param {Start} start
 */
export async function openApp({ terminal, processes, signal, port }) {
  // Only who migrates is told the owner's password.
  const { MIGRATION_DATABASE_URL: ownerGiven, ...given } = process.env
  const secrets = keepSecrets(data)
  const temporal = given['TEMPORAL_ADDRESS']
    ? null
    : { port: await freePort(), uiPort: await freePort() }
  const temporalUi = temporal ? `http://localhost:${temporal.uiPort}` : given['TEMPORAL_UI_URL']
  const binary =
    temporal &&
    terminal.step(
      'find Temporal',
      (tell) => findTemporal({ tell, signal }),
      (file) => file,
    )
  // Whoever waits for it hears of its failure; until then it must not end the process.
  binary?.catch(() => {})

  await terminal.step(
    'build',
    (tell) => build({ tell, signal }),
    (parts) => parts.join(', ') || 'nothing to do',
  )
  signal.throwIfAborted()
  const database = given['DATABASE_URL']
    ? { url: given['DATABASE_URL'], ownerUrl: ownerGiven }
    : await terminal.step(
        'database',
        () => startDatabase(processes, secrets),
        () => `PostgreSQL in ${shown(data)}`,
      )
  const env = {
    ...given,
    DATABASE_URL: database.url,
    PORT: `${port}`,
    SECRET: given['SECRET'] ?? secrets.secret,
    ...placesIn(data, given),
    ...(temporal && {
      TEMPORAL_ADDRESS: `127.0.0.1:${temporal.port}`,
      TEMPORAL_UI_URL: temporalUi,
    }),
  }
  const migrateApp = () => migrate(env, database.ownerUrl, signal)
  await terminal.step('migrations', migrateApp, (said) => counted(withoutName(said)))
  await refuseDemo(given, database.url, demoLogin)
  await terminal.step(
    'site',
    () => startApi(processes, env, port),
    () => siteAddress(port),
  )

  // The demo books as guests do, through the serving site; an app with rooms of its own is left
  // alone.
  const demo = await terminal.step(
    'demo data',
    () => runToEnd('demo/demo.js', env, signal),
    (said) => withoutName(said.split('\n', 1)[0] ?? ''),
  )

  // Shown where it opens the app, which is asked of the app: a database that was given may have
  // staff of its own.
  const login = /^login: demo$/m.test(demo) ? await demoLogin() : null
  // Said to who started this, on the terminal alone.
  const code = login ? '' : await runToEnd('api/staff/show-first-account-code.js', env, signal)

  return {
    env,
    migrate: migrateApp,
    /** The one-time code of the first account; null where there is one. */
    code: code || null,
    temporalUi,
    login,
    /**
     * Resolves when the booking workflows run, at once or after minutes of building Temporal: false
     * where a part of them is not ready yet, which was said.
     */
    async openWorkflows() {
      let complete = true
      if (temporal && binary) {
        const file = await binary
        signal.throwIfAborted()
        const start = () => startOwnTemporal(processes, file, temporal)
        complete = await stepOrLater(terminal, 'Temporal', start, temporalUi)
      }
      signal.throwIfAborted()
      return (await stepOrLater(terminal, 'worker', () => startWorker(processes, env))) && complete
    },
  }
}

/**
 * @param {Start['terminal']} terminal
 * @param {string} name
 * @param {() => Promise<void>} work
 * @param {string} [summary]
 * @returns {Promise<boolean>} false where the part is not ready yet, and the rest goes on
 */
async function stepOrLater(terminal, name, work, summary = '') {
  try {
    await terminal.step(name, work, () => summary)
    return true
  } catch (error) {
    if (!(error instanceof NotReadyYet)) throw error
    terminal.say(`\n  ${error.message}\n`)
    return false
  }
}

/** @param {number} port */
export function siteAddress(port) {
  return process.env['PUBLIC_URL'] || `http://localhost:${port}`
}

/**
 * @param {NodeJS.ProcessEnv} env
 * @param {string | undefined} ownerUrl where the tables belong to another role than the one the app
 * connects as
 * @param {AbortSignal} signal
 */
function migrate(env, ownerUrl, signal) {
  return runToEnd(
    'api/database/migrate.js',
    { ...env, ...(ownerUrl && { MIGRATION_DATABASE_URL: ownerUrl }) },
    signal,
  )
}

/**
 * @param {Start['processes']} processes
 * @param {NodeJS.ProcessEnv} env
 * @param {number} port
 */
export async function startApi(processes, env, port) {
  const begin = async () => {
    await refuseTakenPort(port)
    return startChild('API', logFile('api'), program('api/main.js'), { env })
  }
  await processes.start('API', begin, ...health(port))
}

/**
 * @param {Start['processes']} processes
 * @param {NodeJS.ProcessEnv} env
 */
export async function startWorker(processes, env) {
  const port = Number(env['WORKER_PORT'] || (await freePort()))
  const given = { env: { ...env, WORKER_PORT: `${port}` } }
  await processes.start(
    'worker',
    async () => startChild('worker', logFile('worker'), program('workflows/worker.js'), given),
    ...health(port),
  )
}

/**
 * @param {string} file in dist
 * @returns {[command: string, args: string[]]}
 */
function program(file) {
  return [process.execPath, ['--enable-source-maps', path.join(dist, file)]]
}

/**
 * @param {Start['processes']} processes
 * @param {{ superPassword: string, ownerPassword: string, appPassword: string }} passwords
 * @returns {Promise<{ url: string, ownerUrl: string | undefined }>}
 */
async function startDatabase(processes, passwords) {
  const server = await startPostgres({
    ...passwords,
    folder: path.join(data, 'postgres'),
    logFile: logFile('postgres'),
    start: processes.start,
  })
  await ensureDatabase(server.superUrl, 'kamersleutel')
  return { url: server.appUrl('kamersleutel'), ownerUrl: server.url('kamersleutel') }
}

/**
 * @param {Start['processes']} processes
 * @param {string} binary
 * @param {{ port: number, uiPort: number }} ports
 */
async function startOwnTemporal(processes, binary, ports) {
  const database = path.join(data, 'temporal.db')
  await processes.start(
    'Temporal',
    async () => startTemporal({ binary, database, logFile: logFile('temporal'), ...ports }),
    () => answers(ports.port),
    () => answers(ports.port),
  )
}

/**
 * @param {string} file in dist
 * @param {NodeJS.ProcessEnv} env
 * @param {AbortSignal} signal
 */
async function runToEnd(file, env, signal) {
  try {
    const { stdout } = await run(...program(file), { env, signal })
    return stdout.trim()
  } catch (error) {
    const said = /** @type {{ stderr?: string }} */ (error).stderr?.trim() || `${error}`
    // One line is a sentence of its own, meant for who reads it; more is what a crash leaves.
    throw new Error(said.includes('\n') ? `${file} failed:\n${said}` : said, { cause: error })
  }
}

/**
 * `migrations: nothing to do` as the summary of a step that is called so already.
 * @param {string} said
 */
function withoutName(said) {
  return said.replace(/^\w+: /, '')
}

/**
 * A list of more than a few names as their number.
 * @param {string} names
 */
function counted(names) {
  const many = names.split(', ').length
  return many > 3 ? `${many} were run` : names
}

/** @returns {Promise<{ email: string, password: string }>} */
async function demoLogin() {
  const file = pathToFileURL(path.join(dist, 'api/staff/demo-login.js')).href
  return (await import(file)).demoLogin
}

/**
 * What a process of ours says of itself (docs/operation.md): whether it can do its work, and whether
 * it is at work at all. One that waits for the database or Temporal is.
 * @param {number} port
 * @returns {[ready: () => Promise<boolean>, answers: () => Promise<boolean>]}
 */
function health(port) {
  /** @param {'ready' | 'live'} what */
  const says = (what) => async () => {
    try {
      const signal = AbortSignal.timeout(4_000)
      return (await fetch(`http://localhost:${port}/health/${what}`, { signal })).ok
    } catch {
      return false
    }
  }
  return [says('ready'), says('live')]
}

/** @param {string} name */
function logFile(name) {
  return path.join(data, 'logs', `${name}.log`)
}

/** @param {string} folder */
function shown(folder) {
  const relative = path.relative(checkout, folder)
  return relative.startsWith('..') ? folder : `${relative}/`
}
