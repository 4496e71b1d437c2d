import { freePort } from './free-port.mjs'

/**
 * @param {string | undefined} asked what PORT says; 3000 when it says nothing, a free one for 0
 * @returns {Promise<number>}
 * @throws {Error} when it is no port
 */
export async function askedPort(asked) {
  const port = Number(asked || 3000)
  if (!Number.isInteger(port) || port < 0 || port > 65_535)
    throw new Error(`PORT must be a whole number from 0 to 65535, not "${asked}".`)
  return port || freePort()
}
