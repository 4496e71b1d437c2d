import type { FastifyRequest } from 'fastify'
import { Refused, plainError } from '../errors/refused.ts'

/**
 * Refuses what another site's page had the browser send (CSRF). A browser names the page's origin
 * with every change; the cookie alone proves nothing. `Sec-Fetch-Site` cannot be set by a page
 * either, and is right behind a proxy that renames the host.
 */
export function checkOrigin(
  { headers }: Pick<FastifyRequest, 'headers'>,
  publicOrigin: string,
): void {
  const { origin, 'sec-fetch-site': site } = headers
  if (site !== 'cross-site' && (origin === publicOrigin || site === 'same-origin')) return
  throw new Refused(plainError('wrong-origin'))
}
