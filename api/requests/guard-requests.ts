import type { FastifyInstance, FastifyRequest } from 'fastify'
import { Refused, plainError, protocolError } from '../errors/refused.ts'
import type { Environment } from '../environment/environment.ts'
import type { PublicAddress } from '../environment/public-address.ts'
import { bringsKey, sandboxKey } from '../environment/sandbox-key.ts'
import { isWayToPay } from '../../screens/guest-addresses.ts'
import { type Entrance, entranceOf } from './entrances.ts'
import { RequestLimit } from './request-limit.ts'
import { SESSION_COOKIE, type StaffMember } from './staff-sessions.ts'
import { visitorOf } from './visitor.ts'

/** A visitor may change something once in this many requests. */
const READS_A_CHANGE = 20

/**
 * And have a page drawn, or one of the sandbox's, once in this many: a page costs the server far
 * more than an answer, and reads several itself.
 */
const READS_A_PAGE = 4

/** As the payment provider refuses who brings no key, or a wrong one. */
const NO_KEY = JSON.stringify({
  status: 401,
  title: 'Unauthorized Request',
  detail: 'Missing authentication, or failed to authenticate',
  _links: {},
})

/**
 * Before anything else is done with a request, and before its body is read: does it come from this
 * site, not too often, and from somebody who may come in by this route? What is asked of whom is in
 * `entranceOf`.
 *
 * @param find who is signed in with a session's token; null when nobody is
 */
export function guardRequests(
  fastify: FastifyInstance,
  { secret, requestsPerMinute }: Environment,
  address: Pick<PublicAddress, 'url'>,
  find: (token: string | undefined) => Promise<StaffMember | null>,
): void {
  const limits = {
    reads: new RequestLimit(requestsPerMinute),
    changes: new RequestLimit(Math.ceil(requestsPerMinute / READS_A_CHANGE)),
    pages: new RequestLimit(Math.ceil(requestsPerMinute / READS_A_PAGE)),
  }
  const key = sandboxKey(secret)
  fastify.decorateRequest('staff', null)

  fastify.addHook('onRequest', (request, reply, done) => {
    // A NUL can be part of no address of ours, and PostgreSQL takes none.
    if (request.url.includes('%00')) return done(new Refused(protocolError(400)))
    // The route that was matched, not the address as it was spelled: `/%61pi/` is the same place.
    const route = request.routeOptions.url ?? ''
    const entrance = entranceOf(route)
    const isRead = request.is404 || request.method === 'GET' || request.method === 'HEAD'
    // The house's own calls come from one address and are as many as there are bookings.
    const isHouse = entrance.who === 'house' && bringsKey(request.headers.authorization, key)
    const count = isHouse ? null : countOf(entrance, route, isRead)
    try {
      if (!isRead && entrance.fromOwnPage) checkOrigin(request, new URL(address.url).origin)
      if (count !== null && !limits[count].take(visitorOf(request.ip, secret))) {
        void reply.header('retry-after', '60')
        throw new Refused(plainError('too-many-requests'))
      }
      // Whatever was brought to where nothing is.
      if (request.is404) throw new Refused(plainError('not-found'))
    } catch (refused) {
      return done(refused as Refused)
    }
    if (entrance.who === 'house' && !isHouse)
      return void reply.code(401).type('application/hal+json; charset=utf-8').send(NO_KEY)
    if (entrance.who !== 'staff') return done()
    find(request.cookies[SESSION_COOKIE]).then((staff) => {
      request.staff = staff
      done(staff === null ? new Refused(plainError('not-signed-in')) : undefined)
    }, done)
  })
}

/** A browser goes to the way to pay with a guest before it: a page, as far as it is counted. */
function countOf({ counts }: Entrance, route: string, isRead: boolean) {
  if (!isRead) return counts.change
  return isWayToPay(route) ? 'pages' : counts.read
}

/**
 * Refuses what another site's page had the browser send (CSRF). A browser names the page's origin
 * with every change; the cookie alone proves nothing. `Sec-Fetch-Site` cannot be set by a page
 * either, and is right behind a proxy that renames the host.
 */
function checkOrigin({ headers }: Pick<FastifyRequest, 'headers'>, publicOrigin: string): void {
  const { origin, 'sec-fetch-site': site } = headers
  if (site !== 'cross-site' && (origin === publicOrigin || site === 'same-origin')) return
  throw new Refused(plainError('wrong-origin'))
}
