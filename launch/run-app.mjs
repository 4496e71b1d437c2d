import { TemporalMissing } from './find-temporal.mjs'
import { data } from './folders.mjs'
import { refuseTakenPort } from './free-port.mjs'
import { appLock } from './app-lock.mjs'
import { openApp, siteAddress } from './app.mjs'
import { askedPort } from './asked-port.mjs'
import { supervise } from './supervise.mjs'
import { whereBackupsGo } from './places.mjs'
import { openTerminal } from './terminal.mjs'
import { watchDisk } from './watch-disk.mjs'

/**
 * Opens the app and keeps it open until Ctrl-C, or until a part of it cannot be started again.
 * Sets the exit code.
 * @param {(app: Awaited<ReturnType<typeof openApp>>, start: import('./app.mjs').Start) =>
 * Promise<void>} [whileOpen]
 */
export async function runApp(whileOpen = async () => {}) {
  const started = performance.now()
  // Where it is written to may be full or closed: that is no reason to leave the parts alone.
  for (const out of [process.stdout, process.stderr]) out.on('error', () => {})
  const terminal = openTerminal()
  const lock = appLock(data)
  const processes = supervise(lock, terminal.say)
  const stop = new AbortController()
  // Repeats are ignored: npm passes on the signal that the terminal has sent us already.
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']))
    process.on(signal, () => stop.abort(signal))
  /** @type {Promise<void>} */
  const stopped = new Promise((resolve) => stop.signal.addEventListener('abort', () => resolve()))

  const work = async () => {
    const port = await askedPort(process.env['PORT'])
    await takeApp(lock, port, terminal)
    watchDisk(data, terminal.say)
    const start = { terminal, processes, signal: stop.signal, port }
    const app = await openApp(start)
    lock.serves(siteAddress(port))
    terminal.say(addresses(port, app))
    const kept = whereBackupsGo(data, process.env)
    if (kept) terminal.say(kept)
    const complete = await openWorkflows(app, terminal)
    if (complete) terminal.say(readyAfter(started, app.temporalUi))
    await whileOpen(app, start)
    await stopped
  }
  try {
    await Promise.race([work(), processes.failure, stopped])
    if (stop.signal.aborted) terminal.say('\n  Ending …')
  } catch (error) {
    if (!stop.signal.aborted) {
      terminal.say(`\n${error instanceof Error ? error.message : error}\n`)
      process.exitCode = 1
    }
    stop.abort('failed')
  }
  await processes.endAll()
  lock.release()
  terminal.close()
  process.exit()
}

/**
 * @param {ReturnType<typeof appLock>} lock
 * @param {number} port
 * @param {import('./app.mjs').Start['terminal']} terminal
 */
async function takeApp(lock, port, terminal) {
  // First what a killed launcher left: it may be what holds the port.
  const left = await lock.take()
  if (left.length) terminal.say(`  Ended what an earlier start left running: ${left.join(', ')}`)
  await refuseTakenPort(port)
}

/**
 * @param {Awaited<ReturnType<typeof openApp>>} app
 * @param {import('./app.mjs').Start['terminal']} terminal
 * @returns {Promise<boolean>} false without Temporal, or where it is not ready yet
 */
async function openWorkflows(app, terminal) {
  try {
    return await app.openWorkflows()
  } catch (error) {
    if (!(error instanceof TemporalMissing)) throw error
    // The site is of use without it: bookings are taken and paid, and what comes after waits in the
    // database.
    terminal.say(
      `\n${error.message}\n\n  Until then the site takes bookings and payments; confirming them and mail wait.\n  Ctrl-C ends it; start again once it is there.\n`,
    )
    return false
  }
}

/**
 * @param {number} since
 * @param {string | undefined} temporalUi
 */
function readyAfter(since, temporalUi) {
  const ready = `  Ready after ${((performance.now() - since) / 1000).toFixed(1)} s. Ctrl-C ends it.\n`
  return temporalUi ? `\n  Workflows    ${temporalUi}\n\n${ready}` : `\n${ready}`
}

/**
 * @param {number} port
 * @param {{ login: { email: string, password: string } | null, code: string | null }} app
 */
function addresses(port, { login, code }) {
  const site = siteAddress(port)
  if (code)
    return `\n  Site         ${site}\n  Begin here   ${site}/begin\n  One-time code of the first account:  ${code}\n`
  const demo = login ? `  (${login.email}, ${login.password})` : ''
  return `\n  Site         ${site}\n  Back office  ${site}/login${demo}\n`
}
