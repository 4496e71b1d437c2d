import http2 from 'node:http2'
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

/** gRPC's question after the health of a service, in its own framing: no flag, the length, the name. */
const service = Buffer.from('temporal.api.workflowservice.v1.WorkflowService')
const question = Buffer.concat([
  Buffer.from([0, 0, 0, 0, service.length + 2, 0x0a, service.length]),
  service,
])
const answerWithinMs = 2_000

/**
 * Whether Temporal says that it serves (grpc.health.v1.Health/Check). That something listens is not
 * enough: the system takes connections also for a process that hangs.
 * @param {number} port
 * @returns {Promise<boolean>}
 */
export function answers(port) {
  return new Promise((resolve) => {
    const session = http2.connect(`http://127.0.0.1:${port}`)
    /** @param {boolean} serves */
    const close = (serves) => {
      session.destroy()
      resolve(serves)
    }
    session.once('error', () => close(false)).setTimeout(answerWithinMs, () => close(false))
    const stream = session.request({
      ':method': 'POST',
      ':path': '/grpc.health.v1.Health/Check',
      'content-type': 'application/grpc',
      te: 'trailers',
    })
    /** @type {Buffer[]} */
    const answer = []
    stream
      .on('data', (/** @type {Buffer} */ piece) => answer.push(piece))
      // The last byte is the field `status`; 1: SERVING.
      .once('end', () => close(Buffer.concat(answer).at(-1) === 1))
      .once('error', () => close(false))
      .end(question)
  })
}
