import net from 'node:net'
import { startChild, untilReady } from './child.mjs'

/**
 * @typedef {object} TemporalOptions
 * @property {string} binary
 * @property {string} database   file that keeps its state
 * @property {number} port
 * @property {number} [uiPort]   where its own web pages are served; absent: not at all
 * @property {string} logFile
 */

/**
 * Temporal's own development server, on this machine only. SQLite in WAL mode with
 * synchronous=NORMAL: twice as fast, and what it acknowledged survives `kill -9` of the process.
 * @param {TemporalOptions} options
 * @returns {import('./child.mjs').Child}
 */
export function startTemporal({ binary, database, port, uiPort, logFile }) {
  const args = [
    ...['server', 'start-dev', '--ip', '127.0.0.1', '--port', `${port}`, '--db-filename', database],
    ...[
      '--sqlite-pragma',
      'journal_mode=WAL',
      '--sqlite-pragma',
      'synchronous=NORMAL',
      '--log-level',
      'warn',
    ],
    ...(uiPort ? ['--ui-port', `${uiPort}`, '--ui-ip', '127.0.0.1'] : ['--headless']),
  ]
  return startChild('Temporal', logFile, [binary, args])
}

/**
 * @param {import('./child.mjs').Child} child
 * @param {number} port
 */
export function temporalReady(child, port) {
  return untilReady(child, () => answers(port))
}

/**
 * @param {number} port
 * @returns {Promise<boolean>}
 */
export function answers(port) {
  return new Promise((resolve) => {
    const socket = net.connect(port, '127.0.0.1')
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false))
    socket.once('connect', () => socket.destroy())
  })
}
