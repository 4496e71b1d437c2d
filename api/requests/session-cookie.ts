import type { FastifyInstance } from 'fastify'
import { SESSION_COOKIE } from './staff-sessions.ts'

/**
 * The name under which a browser keeps a session. Over https it begins with `__Host-`: a browser
 * takes such a cookie from this host alone, over https alone, so that no other site of the same
 * domain can put a session of its own in its place.
 */
export function sessionCookieName(publicUrl: string): string {
  return publicUrl.startsWith('https:') ? `__Host-${SESSION_COOKIE}` : SESSION_COOKIE
}

/**
 * Has every reader find the session under its plain name, whatever the browser calls it. A cookie of
 * the plain name is worth nothing over https: anyone may have set it.
 */
export function readSessionCookie(fastify: FastifyInstance, publicUrl: string): void {
  const name = sessionCookieName(publicUrl)
  if (name === SESSION_COOKIE) return
  fastify.addHook('onRequest', (request, _reply, done) => {
    request.cookies[SESSION_COOKIE] = request.cookies[name]
    done()
  })
}
