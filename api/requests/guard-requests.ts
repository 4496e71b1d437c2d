import type { FastifyInstance } from 'fastify'
import { errorPage } from '../errors/error-answer.ts'
import { errorTable } from '../errors/error-table.ts'
import { protocolError } from '../errors/protocol-error.ts'
import { Refused, plainError } from '../errors/refused.ts'
import type { Environment } from '../environment/environment.ts'
import { bringsKey, sandboxKey } from '../environment/sandbox-key.ts'
import { WEBHOOK, checkOrigin } from './origin-check.ts'
import { isShownForm } from './shown-form.ts'
import { RequestLimit } from './request-limit.ts'
import { visitorOf } from './visitor.ts'
import { isWayToPay } from '../../screens/guest-addresses.ts'
import { isOldCall } from '../../screens/old-calls.ts'
import { folders } from '../../screens/screen-routes.ts'

/** A visitor may change something once in this many requests. */
const READS_A_CHANGE = 20

/**
 * And have a page drawn, or one of the sandbox's, once in this many: a page costs the server far
 * more than an answer, and reads several itself.
 */
const READS_A_PAGE = 4

/** What a page's script asks for next is limited as the API; built files cost next to nothing. */
const isFile = (route: string) =>
  folders.some(({ path, indexed }) => indexed && route.startsWith(path))

/** A launcher or a load balancer asks as often as it likes: what it asks costs next to nothing. */
const isOperation = (route: string) => route.startsWith('/health/') || route === '/metrics'

/** A form that a browser posts to the page it stands on, without script; nowhere: not found. */
const isFormPost = (method: string, route: string) =>
  route !== '' && method !== 'GET' && method !== 'HEAD' && !route.startsWith('/sandbox/')

/** Before anything else is done with a request: does it come from this site, and not too often? */
export function guardRequests(
  fastify: FastifyInstance,
  { publicUrl, secret, requestsPerMinute }: Environment,
): void {
  const origin = new URL(publicUrl).origin
  const reads = new RequestLimit(requestsPerMinute)
  const changes = new RequestLimit(Math.ceil(requestsPerMinute / READS_A_CHANGE))
  const pages = new RequestLimit(Math.ceil(requestsPerMinute / READS_A_PAGE))
  const key = sandboxKey(secret)
  const tooMany = errorPage('Te veel verzoeken', errorTable['too-many-requests'].text)
  fastify.addHook('onRequest', (request, reply, done) => {
    // A NUL can be part of no address of ours, and PostgreSQL takes none.
    if (request.url.includes('%00')) return done(new Refused(protocolError(400)))
    // The route that was matched, not the address as it was spelled: `/%61pi/` is the same place.
    const route = request.routeOptions.url ?? ''
    if (isOperation(route)) return done()
    // To the way to pay a browser goes with a guest before it, who is to read a page and not JSON.
    if (!route.startsWith('/api/') || isWayToPay(route)) {
      // The property's own calls to the sandbox come from one address and are as many as there are
      // bookings.
      const isFree =
        isFile(route) ||
        (route.startsWith('/sandbox/v2/') && bringsKey(request.headers.authorization, key))
      const isForm = isFormPost(request.method, route)
      // An old page may stand elsewhere; who calls so is given nothing that a cookie would prove.
      const isOld = isOldCall(route)
      try {
        if (isForm && !isOld) checkOrigin(request, route, origin)
      } catch (refused) {
        return done(refused as Refused)
      }
      const limit = isForm ? changes : pages
      if (isFree || limit.take(visitorOf(request.ip, secret))) return done()
      if (isOld && !isShownForm(request)) return done(new Refused(plainError('too-many-requests')))
      void reply
        .code(429)
        .headers({ 'retry-after': '60', 'cache-control': 'no-store' })
        .type(tooMany.type)
        .send(tooMany.body)
      return
    }
    try {
      checkOrigin(request, route, origin)
      if (route === WEBHOOK) return done()
      const limit = request.method === 'GET' || request.method === 'HEAD' ? reads : changes
      if (!limit.take(visitorOf(request.ip, secret)))
        throw new Refused(plainError('too-many-requests'))
      done()
    } catch (refused) {
      done(refused as Refused)
    }
  })
}
