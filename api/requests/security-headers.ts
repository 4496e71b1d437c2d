import type { FastifyHelmetOptions } from '@fastify/helmet'

/**
 * The headers of every answer. Scripts come from this origin only; the back office alone may add style elements, by a nonce a page
 * (`back-office-page.ts`). The payment page of a provider is a navigation of the whole window, so no form goes anywhere else.
 */
export function securityHeaders(publicUrl: string): FastifyHelmetOptions {
  const https = publicUrl.startsWith('https:')
  return {
    contentSecurityPolicy: { useDefaults: false, directives: contentPolicy(null) },
    // Only where the site is served over https: a browser would refuse http://localhost for a year.
    strictTransportSecurity: https ? { maxAge: 31_536_000, includeSubDomains: false } : false,
    crossOriginEmbedderPolicy: false,
    referrerPolicy: { policy: 'same-origin' },
    xFrameOptions: { action: 'deny' },
  }
}

/** The content security policy; `nonce` for the back office's style elements. */
export function contentPolicy(nonce: string | null): Record<string, string[]> {
  return {
    'default-src': ["'self'"],
    'script-src': ["'self'"],
    'style-src': nonce === null ? ["'self'"] : ["'self'", `'nonce-${nonce}'`],
    'img-src': ["'self'", 'data:'],
    'font-src': ["'self'"],
    'connect-src': ["'self'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
    'base-uri': ["'none'"],
    'object-src': ["'none'"],
  }
}

/** The policy as the header's text. */
export function policyText(nonce: string | null): string {
  return Object.entries(contentPolicy(nonce)).map(([directive, sources]) => `${directive} ${sources.join(' ')}`).join('; ')
}
