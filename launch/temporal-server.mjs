import { spawn } from 'node:child_process'
import net from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { freePort } from './free-port.mjs'

/**
 * @typedef {object} TemporalOptions
 * @property {string} binary
 * @property {string} database   file that keeps its state
 * @property {number} [port]     a free one when absent
 * @property {boolean} [ui]      its web pages, on a free port
 * @property {(text: string) => void} [log]
 */

/**
 * Temporal's own development server, on this machine only. SQLite in WAL mode with synchronous=NORMAL: twice as fast, and what it
 * acknowledged survives `kill -9` of the process.
 * @param {TemporalOptions} options
 */
export async function startTemporal({ binary, database, port, ui = false, log = () => {} }) {
  const at = port ?? (await freePort())
  const uiPort = ui ? await freePort() : null
  const child = spawn(
    binary,
    [
      ...['server', 'start-dev', '--ip', '127.0.0.1', '--port', `${at}`, '--db-filename', database],
      ...['--sqlite-pragma', 'journal_mode=WAL', '--sqlite-pragma', 'synchronous=NORMAL', '--log-level', 'warn'],
      ...(uiPort ? ['--ui-port', `${uiPort}`, '--ui-ip', '127.0.0.1'] : ['--headless']),
    ],
    // A process group of its own: Ctrl-C reaches the launcher only, which ends its processes in order.
    { detached: true, stdio: ['ignore', 'pipe', 'pipe'] },
  )
  let said = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (/** @type {Buffer} */ chunk) => {
      log(`${chunk}`)
      said = `${said}${chunk}`.slice(-4000)
    })
  }
  let ended = ''
  child.once('error', (error) => (ended = error.message))
  child.once('exit', (code, signal) => (ended = `${signal ?? `exit code ${code}`}`))
  for (let i = 0; !(await answers(at)); i++) {
    if (ended) throw new Error(`Temporal ended (${ended}):\n${said.trim()}`)
    if (i > 600) throw new Error(`Temporal does not answer on port ${at} after a minute:\n${said.trim()}`)
    await wait(100)
  }
  return { child, address: `127.0.0.1:${at}`, uiUrl: uiPort ? `http://localhost:${uiPort}` : null }
}

/** @param {number} port */
function answers(port) {
  return new Promise((resolve) => {
    const socket = net.connect(port, '127.0.0.1')
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false))
    socket.once('connect', () => socket.destroy())
  })
}
