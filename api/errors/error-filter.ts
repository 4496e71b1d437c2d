import { type ArgumentsHost, Catch, type ExceptionFilter, HttpException } from '@nestjs/common'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { message } from '../../rules/texts/message.ts'
import { STAFF, languageOf } from '../environment/language.ts'
import { WordsInForce } from '../environment/words-in-force.ts'
import { loggableError } from '../telemetry/loggable-error.ts'
import { refusals } from '../telemetry/metrics.ts'
import { statusOf, type RefusedError } from './api-error.ts'
import { errorAnswer } from './error-answer.ts'
import { isDatabaseGone, isDayClosed, isDiskFull } from './known-failures.ts'
import { Refused, dayClosed, plainError, protocolError } from './refused.ts'

/**
 * Turns whatever was thrown into the one shape of an error. Only what nobody foresaw is logged,
 * without what the guest typed.
 */
@Catch()
export class ErrorFilter implements ExceptionFilter {
  constructor(private readonly inForce: WordsInForce) {}

  catch(thrown: unknown, host: ArgumentsHost): void {
    const http = host.switchToHttp()
    const reply = http.getResponse<FastifyReply>()
    const request = http.getRequest<FastifyRequest>()
    const refused = refusalOf(thrown) ?? fullRefusal(thrown, request.url)
    logUnforeseen(thrown, request)
    const error = refused?.error ?? unexpected(request.id)
    countRefusal(error)
    if (reply.sent) return
    const status = refused?.status ?? statusOf(error)
    const words = this.inForce.wordsIn(languageOf(request))
    const { type, body } = errorAnswer(words, error, status, request)
    void reply.code(status).header('cache-control', 'no-store').type(type).send(body)
  }
}

/** A stay is refused by rules; anything else by its own reason. */
function countRefusal(error: RefusedError): void {
  const reasons =
    error.reason === 'stay-refused' ? error.refusals.map(({ reason }) => reason) : [error.reason]
  for (const reason of reasons) refusals.inc({ reason })
}

/** With the name of the request, by which it is found in the log. */
function unexpected(code: string): RefusedError {
  return { reason: 'unexpected', text: message('problem.unexpected', { code }), code }
}

/** Logs what nobody foresaw, without what the guest typed. */
export function logUnforeseen(thrown: unknown, request: FastifyRequest): void {
  if (!refusalOf(thrown)) request.log.error(loggableError(thrown), 'unexpected error')
}

/** Staff are told what to do about it; a guest is told no more than that it is not their doing. */
function fullRefusal(thrown: unknown, url: string): Refused | null {
  if (!isDiskFull(thrown)) return null
  return new Refused(plainError('unavailable', FULL[STAFF.test(url) ? 'staff' : 'guest']))
}

const FULL = {
  staff:
    'De schijf is vol of werkt niet: er kan niets worden bewaard. Maak ruimte op de schijf en probeer het opnieuw.',
  guest: message('problemDetail.notStored'),
}

function refusalOf(thrown: unknown): Refused | null {
  if (thrown instanceof Refused) return thrown
  if (isDayClosed(thrown)) return new Refused(dayClosed())
  if (isDatabaseGone(thrown)) return new Refused(plainError('unavailable'))
  const status = httpStatusOf(thrown)
  if (status === null || status >= 500) return null
  return new Refused(protocolError(status), status)
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
