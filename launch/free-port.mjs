import { randomInt } from 'node:crypto'
import net from 'node:net'

/** Below where Linux and macOS begin to give ports to outgoing connections. */
const FIRST = 20_000
const END = 32_768
/**
 * Ports are dealt out to processes by their id, in so many shares: two that ask at the same moment
 * rarely find the same one.
 */
const SHARES = 16
/** Ports that this process was given: their servers may not listen yet. */
const given = new Set()

/**
 * A port that is free on this machine right now, and that no outgoing connection takes before the
 * server listens on it, as happens to one that the system gives out. Never the same one twice.
 * @returns {Promise<number>}
 */
export async function freePort() {
  for (let tries = 0; tries < 100; tries++) {
    const port = FIRST + SHARES * randomInt((END - FIRST) / SHARES) + (process.pid % SHARES)
    if (given.has(port)) continue
    given.add(port)
    if ((await portRefusal(port)) === null) return port
  }
  throw new Error(`No free port between ${FIRST} and ${END}.`)
}

/**
 * Whether a server could not listen on this port: another one does, or the port is not ours to
 * take. Asked without a host, as the site itself listens: a server on one address only counts too.
 * @param {number} port
 * @returns {Promise<string | null>} the system's error code (`EADDRINUSE`, `EACCES`), null when the
 * port is free
 */
export async function portRefusal(port) {
  for (const host of [undefined, '127.0.0.1', '::1']) {
    const code = await listenRefusal(port, host)
    // A machine without IPv6 is no reason to refuse.
    if (code && code !== 'EADDRNOTAVAIL' && code !== 'EAFNOSUPPORT') return code
  }
  return null
}

/**
 * @param {number} port the site's
 * @throws {Error} with what to do about it, where the site could not listen there
 */
export async function refuseTakenPort(port) {
  const refusal = await portRefusal(port)
  if (refusal === 'EADDRINUSE')
    throw new Error(
      `Port ${port} is taken by another program. Stop that one, or choose another port: PORT=${port + 1} npm start`,
    )
  if (refusal)
    throw new Error(
      `Port ${port} cannot be used (${refusal}). Choose another one: PORT=3000 npm start`,
    )
}

/**
 * @param {number} port
 * @param {string | undefined} host
 * @returns {Promise<string | null>}
 */
function listenRefusal(port, host) {
  return new Promise((resolve) => {
    const server = net.createServer()
    server.once('error', (/** @type {NodeJS.ErrnoException} */ error) =>
      resolve(error.code ?? 'unknown'),
    )
    server.listen({ port, ...(host && { host }) }, () => server.close(() => resolve(null)))
  })
}
