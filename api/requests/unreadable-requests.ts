import { STATUS_CODES } from 'node:http'
import type { FastifyError, FastifyReply, FastifyRequest, FastifyServerOptions } from 'fastify'
import type { Words } from '../../rules/texts/all-words.ts'
import type { Language } from '../../rules/texts/languages.ts'
import { languageOf } from '../environment/language.ts'
import type { PublicAddress } from '../environment/public-address.ts'
import { errorAnswer } from '../errors/error-answer.ts'
import { protocolError } from '../errors/refused.ts'
import { readPageLanguage } from './page-language.ts'
import { securityHeaders } from './security-headers.ts'

/** What Node refuses while it reads a request; anything else it refuses is a 400. */
const STATUSES: Record<string, number> = {
  HPE_HEADER_OVERFLOW: 431,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
}

/**
 * Answers what Fastify refuses before a route is matched (an address that cannot be read, a part of
 * it that is too long) and what Node refuses before Fastify: in our shape, without what
 * was asked for.
 */
export function unreadableRequests(
  address: () => Pick<PublicAddress, 'isHttps'>,
  wordsIn: (language: Language) => Words,
): {
  frameworkErrors(error: FastifyError, request: FastifyRequest, reply: FastifyReply): void
  clientErrorHandler: NonNullable<FastifyServerOptions['clientErrorHandler']>
} {
  const headers = () => ({ ...securityHeaders(address()), 'cache-control': 'no-store' })
  const answerOf = (status: number, request: Pick<FastifyRequest, 'url' | 'headers'>) =>
    errorAnswer(wordsIn(languageOf(request)), protocolError(status), status, request)
  return {
    frameworkErrors({ statusCode = 400 }, request, reply) {
      const { type, body } = answerOf(statusCode, { url: request.url, headers: request.headers })
      void reply.code(statusCode).headers(headers()).type(type).send(body)
    },
    clientErrorHandler(error, socket) {
      if (error.code === 'ECONNRESET' || !socket.writable) return socket.destroy()
      const status = STATUSES[error.code] ?? 400
      const unread = { url: addressIn(error.rawPacket), headers: {} }
      const { type, body } = answerOf(status, { ...unread, url: readPageLanguage(unread) })
      const lines = Object.entries({
        ...headers(),
        'content-type': type,
        'content-length': Buffer.byteLength(body),
        connection: 'close',
      }).map(([name, value]) => `${name}: ${value}\r\n`)
      socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('')}\r\n${body}`)
    },
  }
}

/** The address in the first line of a request; that of the API where it is not to be found. */
function addressIn(packet: unknown): string {
  const start = Buffer.isBuffer(packet) ? packet.toString('latin1', 0, 2_000) : ''
  return /^[A-Z]+ (\/\S*)/.exec(start)?.[1] ?? '/api'
}
