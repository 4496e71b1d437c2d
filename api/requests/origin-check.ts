import type { FastifyRequest } from 'fastify'
import { Refused, plainError } from '../errors/refused.ts'

const READING = new Set(['GET', 'HEAD', 'OPTIONS'])

/** Called by a provider's server, which is no browser and carries no cookie: they prove themselves in other ways. */
const OPEN = ['/api/payments/webhook', '/sandbox/']

/**
 * Refuses a change that another site's page had the browser send (CSRF). A browser names the page's origin with every change; the cookie alone
 * proves nothing. `Sec-Fetch-Site` cannot be set by a page either, and is right behind a proxy that renames the host.
 */
export function checkOrigin(request: Pick<FastifyRequest, 'method' | 'url' | 'headers'>, publicOrigin: string): void {
  if (READING.has(request.method) || OPEN.some((path) => request.url.startsWith(path))) return
  const { origin, 'sec-fetch-site': site } = request.headers
  if (origin === publicOrigin || site === 'same-origin') return
  throw new Refused(plainError('wrong-origin'))
}
