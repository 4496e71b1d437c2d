import type { FastifyInstance } from 'fastify'
import type { PublicAddress } from '../environment/public-address.ts'

/**
 * The headers of every answer. Scripts come from this origin only; the back office alone may add style elements, by a nonce a
 * page (`back-office-page.ts`). The payment page of a provider is a navigation of the whole window,
 * so no form goes anywhere else.
 */
export function securityHeaders({
  isHttps,
}: Pick<PublicAddress, 'isHttps'>): Record<string, string> {
  return {
    'content-security-policy': policyText(null),
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': 'same-origin',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=()',
    // Only where the site is served over https: a browser would refuse http://localhost for a year.
    ...(isHttps ? { 'strict-transport-security': 'max-age=31536000' } : {}),
  }
}

/**
 * Gives every answer its headers, made once over http and once over https: working them out for
 * each costs as much as the routing. An answer of the API is kept nowhere, unless its route says
 * otherwise: most are one visitor's own.
 */
export function secureAnswers(
  fastify: FastifyInstance,
  address: Pick<PublicAddress, 'isHttps'>,
): void {
  const overHttps = securityHeaders({ isHttps: true })
  const overHttp = securityHeaders({ isHttps: false })
  fastify.addHook('onRequest', (request, reply, done) => {
    void reply.headers(address.isHttps ? overHttps : overHttp)
    if (request.routeOptions.url?.startsWith('/api/'))
      void reply.header('cache-control', 'no-store')
    // An answer written past Fastify, as an event stream is, carries them too.
    done()
  })
}

/**
 * The content security policy as the header's text; `nonce` for the back office's style elements.
 */
export function policyText(nonce: string | null): string {
  const style = nonce === null ? "'self'" : `'self' 'nonce-${nonce}'`
  return [
    "default-src 'self'",
    "script-src 'self'",
    `style-src ${style}`,
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "base-uri 'none'",
    "object-src 'none'",
  ].join('; ')
}
