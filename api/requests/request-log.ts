import type { FastifyInstance } from 'fastify'
import type { Environment } from '../environment/environment.ts'

/**
 * Pino as Fastify's logger. Neither addresses nor queries nor bodies are written: they say who a
 * guest is and where from.
 */
export function loggerOptions({ logLevel }: Environment) {
  // Not the stream that pino makes: that one ends the process when the disk is full (`outliveLog`).
  return {
    level: logLevel,
    stream: process.stdout,
    serializers: { req: () => ({}), res: () => ({}) },
  }
}

/**
 * One line an answer: which route (with `:id`, not the id), how it went and how long it took. Only
 * where it went wrong, unless the log is to say more.
 */
export function logRequests(
  fastify: FastifyInstance,
  { logLevel }: Pick<Environment, 'logLevel'>,
): void {
  const every = logLevel === 'debug' || logLevel === 'trace'
  fastify.addHook('onResponse', (request, reply, done) => {
    if (!every && reply.statusCode < 500) return done()
    const ms = Math.round(reply.elapsedTime * 10) / 10
    const line = {
      method: request.method,
      route: request.routeOptions.url ?? 'unknown',
      status: reply.statusCode,
      ms,
    }
    if (reply.statusCode >= 500) request.log.error(line)
    else request.log.debug(line)
    done()
  })
}
