import type { FastifyInstance } from 'fastify'
import { answersFailed, requestSeconds } from '../telemetry/metrics.ts'
import { OPERATION_ADDRESSES, type Told, operationAnswer } from './operation-answers.ts'

/** Has the API tell of itself, on the site's own port. */
export function serveOperation(fastify: FastifyInstance, told: Told): void {
  for (const path of OPERATION_ADDRESSES)
    fastify.get(path, async ({ headers, raw }, reply) => {
      const question = { path, address: raw.socket.remoteAddress, headers }
      const { status, type, body } = await operationAnswer(question, told)
      return reply.code(status).header('cache-control', 'no-store').type(type).send(body)
    })
}

/**
 * How long each answer took; not of streams, which last as long as a screen is open. And which
 * failed, but to who looks after the property: that a process is not ready is no guest's failure.
 */
export function measureRequests(fastify: FastifyInstance): void {
  fastify.addHook('onResponse', (request, reply, done) => {
    const route = request.routeOptions.url ?? 'none'
    if (reply.statusCode >= 500 && !OF_OPERATION.has(route))
      answersFailed.inc({ status: reply.statusCode })
    if (!String(reply.getHeader('content-type')).startsWith('text/event-stream'))
      requestSeconds.observe(
        {
          method: METHODS.has(request.method) ? request.method : 'other',
          route,
          status: reply.statusCode,
        },
        reply.elapsedTime / 1_000,
      )
    done()
  })
}

const OF_OPERATION: ReadonlySet<string> = new Set(OPERATION_ADDRESSES)

/** A visitor may write any word there. */
const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])
