import { randomBytes } from 'node:crypto'

/** What a proxy may name a request: nothing that could end a line or hide in one. */
const WELL_FORMED = /^[\w-]{8,64}$/

/**
 * The id of a request: the one that the proxy before us gave it, where that is believed, else a
 * new one, short enough to be read out on the telephone.
 *
 * @param given the header `x-request-id`
 * @param isProxyTrusted as `Environment.trustProxy`
 */
export function requestIdOf(given: unknown, isProxyTrusted: boolean): string {
  if (isProxyTrusted && typeof given === 'string' && WELL_FORMED.test(given)) return given
  return randomBytes(6).toString('hex')
}
