import type { FastifyInstance } from 'fastify'
import { Refused, plainError } from '../errors/refused.ts'
import type { Environment } from '../settings/environment.ts'
import { WEBHOOK, checkOrigin } from './origin-check.ts'
import { RequestLimit } from './request-limit.ts'
import { visitorOf } from './visitor.ts'

/** A visitor may change something once in this many requests. */
const READS_A_CHANGE = 20

/** Before anything else is done with a request: does it come from this site, and not too often? */
export function guardRequests(fastify: FastifyInstance, { publicUrl, secret, requestsPerMinute }: Environment): void {
  const origin = new URL(publicUrl).origin
  const reads = new RequestLimit(requestsPerMinute)
  const changes = new RequestLimit(Math.ceil(requestsPerMinute / READS_A_CHANGE))
  fastify.addHook('onRequest', (request, _reply, done) => {
    // The route that was matched, not the address as it was spelled: `/%61pi/` is the same place.
    const route = request.routeOptions.url ?? ''
    if (!route.startsWith('/api/')) return done()
    try {
      checkOrigin(request, route, origin)
      if (route === WEBHOOK) return done()
      const limit = request.method === 'GET' || request.method === 'HEAD' ? reads : changes
      if (!limit.take(visitorOf(request.ip, secret))) throw new Refused(plainError('too-many-requests'))
      done()
    } catch (refused) {
      done(refused as Refused)
    }
  })
}
