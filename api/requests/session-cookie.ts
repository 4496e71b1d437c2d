import type { CookieSerializeOptions } from '@fastify/cookie'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { PublicAddress } from '../environment/public-address.ts'
import { SESSION_COOKIE } from './staff-sessions.ts'

/**
 * Over https the name begins with `__Host-`: a browser takes such a cookie from this host alone,
 * over https alone, so that no other site of the same domain can put a session of its own in its place.
 */
const OVER_HTTPS = `__Host-${SESSION_COOKIE}`

/**
 * Whether the page that sent a change was read over https: as its origin says, which `checkOrigin`
 * has proved to be ours. An address that the start gives is the only one.
 */
export function isPageOverHttps(
  { headers }: Pick<FastifyRequest, 'headers'>,
  { isFromStart, isHttps }: PublicAddress,
): boolean {
  const [, protocol] = /^(https?):\/\//.exec(headers.origin ?? '') ?? []
  return isFromStart || protocol === undefined ? isHttps : protocol === 'https'
}

/**
 * The session's cookie: over https it never travels in the clear. A browser keeps it until it is
 * closed: the server decides when it ends.
 */
export function sessionCookie(isHttps: boolean): { name: string; options: CookieSerializeOptions } {
  return {
    name: isHttps ? OVER_HTTPS : SESSION_COOKIE,
    options: { httpOnly: true, sameSite: 'lax', path: '/', secure: isHttps },
  }
}

/**
 * Has every reader find the session under its plain name, whatever the browser calls it. At an
 * https address a cookie of the plain name is worth nothing: anyone may have set it. It counts where
 * staff still come in beside the address that they set, as at `http://localhost`.
 */
export function readSessionCookie(fastify: FastifyInstance, address: PublicAddress): void {
  fastify.addHook('onRequest', (request, _reply, done) => {
    const secured = request.cookies[OVER_HTTPS]
    const isHere = () => address.isFromStart || request.host === new URL(address.url).host
    if (secured !== undefined || (address.isHttps && isHere()))
      request.cookies[SESSION_COOKIE] = secured
    done()
  })
}
