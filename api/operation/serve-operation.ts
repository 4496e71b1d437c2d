import type { FastifyInstance } from 'fastify'
import { OPERATION_ADDRESSES, type Told, operationAnswer } from './operation-answers.ts'

/** Has the API tell of itself, on the site's own port. */
export function serveOperation(fastify: FastifyInstance, told: Told): void {
  for (const address of OPERATION_ADDRESSES)
    fastify.get(address, async (_request, reply) => {
      const { status, type, body } = await operationAnswer(address, told)
      return reply.code(status).header('cache-control', 'no-store').type(type).send(body)
    })
}
