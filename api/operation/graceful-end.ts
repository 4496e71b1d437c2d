import { setTimeout as wait } from 'node:timers/promises'
import type { Server } from 'node:http'
import { Inject, Injectable, type OnModuleDestroy } from '@nestjs/common'
import { HttpAdapterHost } from '@nestjs/core'
import type { FastifyInstance } from 'fastify'
import { ENVIRONMENT, type Environment } from '../environment/environment.ts'
import { log } from '../telemetry/log.ts'
import { Readiness } from './readiness.ts'

/** What is still under way this long after the last door was closed is cut off, ms. */
const LONGEST_REQUEST_MS = 7_000
/** How long the API takes leave of PostgreSQL after that, ms. */
const LEAVE_MS = 1_500

/**
 * Ends the API without cutting anyone off. First it says that it is not ready, still takes every
 * request, and closes each connection with its next answer, so that who keeps one open goes
 * elsewhere. Then the server takes no new connection, and what is under way is finished.
 */
@Injectable()
export class GracefulEnd implements OnModuleDestroy {
  constructor(
    @Inject(HttpAdapterHost) private readonly host: HttpAdapterHost,
    @Inject(Readiness) private readonly readiness: Readiness,
    @Inject(ENVIRONMENT) private readonly environment: Environment,
  ) {}

  async onModuleDestroy(): Promise<void> {
    this.readiness.end()
    // What works without a server (the demo's bookings) has no adapter either.
    const server = this.host.httpAdapter?.getHttpServer() as Server | undefined
    if (!server?.listening) return
    await wait(this.environment.drainMs)
    setTimeout(() => server.closeAllConnections(), LONGEST_REQUEST_MS).unref()
  }
}

/**
 * Has this process be over in time once it is told to end, whatever hangs: of a database that gives
 * no answer any more nobody can take leave. While it starts it is over at once.
 *
 * @param isServing whether its door is open: then somebody may be being answered
 */
export function endAtLatest(
  { drainMs }: Pick<Environment, 'drainMs'>,
  isServing: () => boolean,
): void {
  const end = () => {
    log.warn('ended though something gave no answer: the database, most likely')
    process.exit(0)
  }
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => {
      if (!isServing()) process.exit(0)
      setTimeout(end, drainMs + LONGEST_REQUEST_MS + LEAVE_MS).unref()
    })
}

/** Says with every answer of a process that is ending: ask the next thing on a new connection. */
export function endConnections(fastify: FastifyInstance, readiness: Readiness): void {
  fastify.addHook('onSend', (_request, reply, payload, done) => {
    if (readiness.isEnding) void reply.header('connection', 'close')
    done(null, payload)
  })
}
