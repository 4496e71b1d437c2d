import { spawn } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import { childrenOf } from './process-identity.mjs'

/**
 * A process that writes to a log file, in a process group of its own: Ctrl-C reaches the launcher
 * only, which ends its processes in order. A file rather than a pipe, so that what a process says
 * last is there however it or the launcher ended.
 * @typedef {object} Child
 * @property {string} name
 * @property {import('node:child_process').ChildProcess} process
 * @property {string} logFile
 * @property {() => string} said all it wrote since it started
 * @property {() => string | null} ended how it ended (`exit code 1`, `SIGKILL`), null while it runs
 * @property {Promise<string>} end the same, once it has ended
 */

/**
 * @param {string} name
 * @param {string} logFile
 * @param {[command: string, args: string[]]} what
 * @param {{ env?: NodeJS.ProcessEnv, cwd?: string, uid?: number, gid?: number }} [options]
 * @returns {Child}
 */
export function startChild(name, logFile, [command, args], options = {}) {
  const log = openLog(logFile)
  const child = spawn(command, args, {
    ...options,
    detached: true,
    stdio: ['ignore', log, log],
  })
  if (log !== 'ignore') fs.closeSync(log)
  /** @type {string | null} */
  let ended = null
  /** @type {Promise<string>} */
  const end = new Promise((resolve) => {
    child.once('error', (error) => resolve((ended = error.message)))
    child.once('exit', (code, signal) => resolve((ended = signal ?? `exit code ${code}`)))
  })
  return {
    name,
    process: child,
    logFile,
    said: () => (log === 'ignore' ? 'no log, the disk was full' : fs.readFileSync(logFile, 'utf8')),
    ended: () => ended,
    end,
  }
}

/**
 * The log of the time before is what one wants to read after a crash. A full disk is no reason not
 * to run.
 * @param {string} logFile
 */
function openLog(logFile) {
  try {
    fs.mkdirSync(path.dirname(logFile), { recursive: true })
    if (fs.existsSync(logFile)) fs.renameSync(logFile, `${logFile}.before`)
    return fs.openSync(logFile, 'w')
  } catch (error) {
    if (/** @type {NodeJS.ErrnoException} */ (error).code === 'ENOSPC') return 'ignore'
    throw error
  }
}

/**
 * Waits until `ready` says so.
 * @param {Child} child
 * @param {() => boolean | Promise<boolean>} ready
 * @param {number} [seconds]
 * @throws {Error} with its last lines, where it ends before or takes too long
 */
export async function untilReady(child, ready, seconds = 60) {
  const latest = performance.now() + seconds * 1000
  while (!(await ready())) {
    if (child.ended())
      throw new Error(
        `${child.name} ended (${child.ended()}) before it was ready. ${lastLines(child)}`,
      )
    if (performance.now() > latest)
      throw new Error(`${child.name} was not ready after ${seconds} s. ${lastLines(child)}`)
    await new Promise((resolve) => setTimeout(resolve, 40))
  }
}

/** @param {Pick<Child, 'said' | 'logFile'>} child */
export function lastLines({ said, logFile }) {
  const text = said().trimEnd()
  if (!text) return `It wrote nothing in ${logFile}.`
  const lines = text.split('\n').slice(-20)
  return `Its last lines, from ${logFile}:\n${lines.map((line) => `  ${line}`).join('\n')}`
}

/**
 * Asks a process to end, and ends its whole group when it does not in time.
 * @param {Child} child
 * @param {NodeJS.Signals} [signal]
 * @param {number} [seconds]
 */
export async function endChild(child, signal = 'SIGTERM', seconds = 10) {
  if (child.ended() || !child.process.pid) return
  child.process.kill(signal)
  const late = setTimeout(
    () => killGroup(/** @type {number} */ (child.process.pid)),
    seconds * 1000,
  )
  await child.end
  clearTimeout(late)
}

/**
 * Kills a process, its group and its children: those of PostgreSQL have groups of their own, and one
 * that is stopped would keep the next server from starting. The process itself goes first: it could
 * take the death of a child for the end of its work, and end as if all were well.
 * @param {number} pid
 */
export function killGroup(pid) {
  for (const target of [pid, -pid, ...childrenOf(pid)]) {
    try {
      process.kill(target, 'SIGKILL')
    } catch {
      // Gone already.
    }
  }
}
