import type { FastifyRequest } from 'fastify'
import { Refused, plainError } from '../errors/refused.ts'

const READING = new Set(['GET', 'HEAD', 'OPTIONS'])

/**
 * Called by the payment provider's server, which is no browser and carries no cookie: what it says
 * is checked with the provider.
 */
export const WEBHOOK = '/api/payments/webhook'

/**
 * Refuses a change that another site's page had the browser send (CSRF). A browser names the page's
 * origin with every change; the cookie alone proves nothing. `route` is the one that was matched.
 * `Sec-Fetch-Site` cannot be set by a page either, and is right behind a proxy that renames the
 * host.
 */
export function checkOrigin(
  request: Pick<FastifyRequest, 'method' | 'headers'>,
  route: string,
  publicOrigin: string,
): void {
  if (READING.has(request.method) || route === WEBHOOK) return
  const { origin, 'sec-fetch-site': site } = request.headers
  if (site !== 'cross-site' && (origin === publicOrigin || site === 'same-origin')) return
  throw new Refused(plainError('wrong-origin'))
}
