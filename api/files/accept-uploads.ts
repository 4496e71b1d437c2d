import { Socket } from 'node:net'
import multipart from '@fastify/multipart'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { protocolError } from '../errors/protocol-error.ts'
import { Refused } from '../errors/refused.ts'

/** How long a request without a file may take to come in, ms; drop by drop it is let go. */
const MOST_MS = 20_000

/**
 * Lets one route take files, and no other: what comes as `multipart/form-data` anywhere else is
 * answered as before. A photo may also take its time on a slow line, which nothing else may.
 *
 * @param large the route of large bodies that are no files, with the most bytes of one: it may take
 * its time too
 * @param mostMs how long anything else may take to come in
 */
export async function acceptUploads(
  fastify: FastifyInstance,
  uploads: string,
  large: { url: string; bytes: number } | null = null,
  mostMs = MOST_MS,
): Promise<void> {
  fastify.addHook('onRoute', (route) => {
    if (route.url === large?.url) route.bodyLimit = large.bytes
  })
  await fastify.register(multipart)
  fastify.addHook('onRequest', (request, _reply, done) => {
    if (request.routeOptions.url === uploads) return done()
    if (request.routeOptions.url !== large?.url) endLate(request, mostMs)
    if (!request.headers['content-type']?.toLowerCase().startsWith('multipart/')) return done()
    done(new Refused(protocolError(415), 415))
  })
}

/** Ends a request whose body does not come in, the way Node ends one that is late as a whole. */
function endLate({ raw, server }: FastifyRequest, mostMs: number): void {
  // One that came over no wire, as tests ask, is never late.
  if (!(raw.socket instanceof Socket)) return
  if (!raw.headers['content-length'] && !raw.headers['transfer-encoding']) return
  const timer = setTimeout(() => {
    if (raw.complete || raw.destroyed) return
    const late = Object.assign(new Error('the request is late'), {
      code: 'ERR_HTTP_REQUEST_TIMEOUT',
    })
    server.server.emit('clientError', late, raw.socket)
  }, mostMs)
  timer.unref()
  raw.once('close', () => clearTimeout(timer)).once('end', () => clearTimeout(timer))
}
