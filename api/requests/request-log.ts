import type { FastifyInstance } from 'fastify'
import type { Environment } from '../environment/environment.ts'
import { logShape } from '../telemetry/log.ts'
import { requestIdOf } from '../telemetry/request-id.ts'
import { type Work, duringWork } from '../telemetry/work.ts'

/**
 * Pino as Fastify's logger. Neither addresses nor queries nor bodies are written: they say who a
 * guest is and where from. Fastify's own name of a request is left out: `Work` has its id.
 */
export function loggerOptions({ logLevel }: Pick<Environment, 'logLevel'>) {
  // Not the stream that pino makes: that one ends the process when the disk is full (`outliveLog`).
  return {
    ...logShape('api', logLevel),
    stream: process.stdout,
    serializers: { req: () => ({}), res: () => ({}), reqId: () => undefined },
  }
}

/**
 * Names each request, for its log lines, for what it leads to, and in its answer; and writes one
 * line an answer: which route (with `:id`, not the id), how it went and how long it took. What was
 * only read is told of only where it went wrong, unless the log is to say more.
 */
export function logRequests(
  fastify: FastifyInstance,
  { logLevel, trustProxy }: Pick<Environment, 'logLevel' | 'trustProxy'>,
): void {
  const every = logLevel === 'debug' || logLevel === 'trace'
  fastify.setGenReqId(({ headers }) => requestIdOf(headers['x-request-id'], trustProxy))
  const works = new WeakMap<object, Work>()
  fastify.addHook('onRequest', (request, reply, done) => {
    const work = { requestId: request.id }
    works.set(request, work)
    void reply.header('x-request-id', request.id)
    duringWork(work, done)
  })
  // A body is read for the connection, not for the request: what comes after is its work again.
  fastify.addHook('preValidation', (request, _reply, done) =>
    duringWork(works.get(request) ?? {}, done),
  )
  fastify.addHook('onResponse', (request, reply, done) => {
    const isRead = request.method === 'GET' || request.method === 'HEAD'
    if (!every && isRead && reply.statusCode < 500) return done()
    const line = {
      method: request.method,
      route: request.routeOptions.url ?? 'unknown',
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime * 10) / 10,
    }
    duringWork(works.get(request) ?? {}, () => {
      if (reply.statusCode >= 500) request.log.error(line)
      else request.log.info(line)
    })
    done()
  })
}
