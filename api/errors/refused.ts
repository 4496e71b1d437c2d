import type { StayRefusal, StaySuggestion } from '../../rules/availability/stay-refusal.ts'
import type { FieldError } from '../../rules/forms/field-error.ts'
import type { Quote } from '../../rules/quotes/quote.ts'
import { type Text, message } from '../../rules/texts/message.ts'
import type { PlainError, PlainReason, RefusedError, WordedReason } from './api-error.ts'

/** What a service answers: the value, or why not. */
export type Answer<T> = { ok: true; value: T } | { ok: false; error: RefusedError }

/** An error with the reason's own sentence, or with a better one. */
export function plainError<Reason extends PlainReason>(
  reason: Reason,
  ...[text]: Reason extends WordedReason ? [text?: Text | undefined] : [text: Text]
): PlainError {
  return { reason, text: text ?? message(`problem.${reason as WordedReason}`) }
}

/** Refused input: which fields, and why each. */
export function invalidInput(
  fields: FieldError[],
  text: Text = message('problem.invalid-input'),
): RefusedError {
  return { reason: 'invalid-input', text, fields }
}

/** Refused because of one field. */
export const wrongField = (field: string, text: Text) =>
  ({ ok: false, error: invalidInput([{ field, text }]) }) as const

/** A refusal of one field, to be thrown. */
export const fieldRefused = (field: string, text: Text) =>
  new Refused(invalidInput([{ field, text }]))

/** The fields that refused input names; none of any other refusal. */
export function fieldsOfRefusal(error: RefusedError): FieldError[] {
  return error.reason === 'invalid-input' ? error.fields : []
}

/** Refused because there is no such row; `text` says what is not there. */
export const notFound = (text: Text) =>
  ({ ok: false, error: plainError('not-found', text) }) as const

/** Cash or card of a day that was closed. */
export const dayClosed = () =>
  plainError(
    'day-closed',
    'De kassa van vandaag is afgesloten: contant en pin kunnen niet meer geboekt worden. Open de dag weer bij Kassa, Kassa afsluiten.',
  )

/** A stay that cannot be had: the first sentence is the one to show. */
export function stayRefused(refusals: StayRefusal[], suggestions: StaySuggestion[]): RefusedError {
  const text = refusals[0]?.text ?? message('problem.stay-refused')
  return { reason: 'stay-refused', text, refusals, suggestions }
}

/** A stay that costs another total by now than the one that was seen. */
export function totalChanged(
  seenCents: number,
  quote: Quote,
  text: Text = message('problem.total-changed'),
): RefusedError {
  return { reason: 'total-changed', text, seenCents, quote }
}

/** Somebody else changed it since the screen was read, where no single field can be named. */
export function changedMeanwhile(text: Text): RefusedError {
  return { reason: 'changed-meanwhile', text, changes: [] }
}

/** What is said of a request that cannot be read, by the HTTP status that it is refused with. */
const unreadable: Record<number, Text> = {
  408: message('problemDetail.late'),
  413: message('problemDetail.tooMuch'),
  414: message('problemDetail.addressTooLong'),
  415: message('problemDetail.notJson'),
  431: message('problemDetail.addressTooLong'),
}

/**
 * The error of a request that was refused before a controller saw it, by Node, Fastify or Nest.
 *
 * @param status the HTTP status it was refused with
 */
export function protocolError(status: number): RefusedError {
  if (status === 404) return plainError('not-found')
  return invalidInput([], unreadable[status] ?? message('problemDetail.unreadable'))
}

/** Carries a refusal to the filter, and out of a transaction, which is rolled back by it. */
export class Refused extends Error {
  override readonly name = 'Refused'

  /** @param status where the protocol asks for another one than the reason's, such as 413 */
  constructor(
    readonly error: RefusedError,
    readonly status?: number,
  ) {
    super(error.reason)
  }
}

/** What was looked for. Throws `Refused` where there is none; `unknown` says what is not there. */
export function orNotFound<T>(value: T | null | undefined, unknown?: Text): T {
  if (value === null || value === undefined) throw new Refused(plainError('not-found', unknown))
  return value
}

/** The value of an answer; a refusal goes on to the filter. */
export function delivered<T>(answer: Answer<T>): T {
  if (answer.ok) return answer.value
  throw new Refused(answer.error)
}

/** The other way round: what work that refuses by throwing comes to, as an answer. */
export async function answerOf<T>(work: () => Promise<T>): Promise<Answer<T>> {
  try {
    return { ok: true, value: await work() }
  } catch (error) {
    if (error instanceof Refused) return { ok: false, error: error.error }
    throw error
  }
}
