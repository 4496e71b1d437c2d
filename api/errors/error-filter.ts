import { type ArgumentsHost, Catch, type ExceptionFilter, HttpException } from '@nestjs/common'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { ApiError } from './api-error.ts'
import { statusOf } from './error-table.ts'
import { Refused, invalidInput, plainError } from './refused.ts'

/**
 * Turns whatever was thrown into the one shape of an error. Only what nobody foresaw is logged,
 * without what the guest typed.
 */
@Catch()
export class ErrorFilter implements ExceptionFilter {
  catch(thrown: unknown, host: ArgumentsHost): void {
    const http = host.switchToHttp()
    const reply = http.getResponse<FastifyReply>()
    const refused = refusalOf(thrown)
    logUnforeseen(thrown, http.getRequest<FastifyRequest>())
    const error = refused?.error ?? plainError('unexpected')
    if (reply.sent) return
    const body: ApiError = { error }
    void reply
      .code(refused?.status ?? statusOf(error))
      .header('cache-control', 'no-store')
      .type('application/json; charset=utf-8')
      .send(JSON.stringify(body))
  }
}

/** Logs what nobody foresaw, without what the guest typed. */
export function logUnforeseen(thrown: unknown, request: FastifyRequest): void {
  if (!refusalOf(thrown)) request.log.error(traceOf(thrown), 'unexpected error')
}

function refusalOf(thrown: unknown): Refused | null {
  if (thrown instanceof Refused) return thrown
  if (isDatabaseGone(thrown)) return new Refused(plainError('unavailable'))
  const status = httpStatusOf(thrown)
  if (status === null || status >= 500) return null
  return new Refused(status === 404 ? plainError('not-found') : protocolError(status), status)
}

/** What Fastify or Nest refused before a controller saw it. */
function protocolError(status: number): ApiError['error'] {
  switch (status) {
    case 413:
      return invalidInput([], 'Er is te veel tekst meegestuurd.')
    case 415:
      return invalidInput([], 'Stuur de gegevens als JSON.')
    case 429:
      return plainError('too-many-requests')
    default:
      return invalidInput([], 'Het verzoek is niet leesbaar.')
  }
}

function httpStatusOf(thrown: unknown): number | null {
  if (thrown instanceof HttpException) return thrown.getStatus()
  // Fastify's own errors (malformed JSON, a body too large) carry the status and a code; a
  // library's error that merely has a status does not count.
  if (
    thrown instanceof Error &&
    'statusCode' in thrown &&
    'code' in thrown &&
    String(thrown.code).startsWith('FST_')
  )
    return Number(thrown.statusCode)
  // A body that is no JSON: secure-json-parse's error has only the status.
  if (thrown instanceof SyntaxError) return 400
  return null
}

const GONE = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  '57P01',
  '57P02',
  '57P03',
  '53300',
  '08006',
  '08001',
  '08003',
])

function isDatabaseGone(thrown: unknown): boolean {
  if (!(thrown instanceof Error)) return false
  if ('code' in thrown && GONE.has(String(thrown.code))) return true
  return /Connection terminated|timeout exceeded when trying to connect/.test(thrown.message)
}

/** What may be logged of an error: PostgreSQL's `detail` quotes the row, and with it the guest. */
function traceOf(thrown: unknown): Record<string, unknown> {
  if (!(thrown instanceof Error)) return { thrown: typeof thrown }
  const fields = thrown as Error & { code?: string; constraint?: string; table?: string }
  return {
    name: thrown.name,
    reason: thrown.message,
    code: fields.code,
    constraint: fields.constraint,
    table: fields.table,
    stack: thrown.stack,
  }
}
