import type { StayRefusal, StaySuggestion } from '../../rules/availability/stay-refusal.ts'
import type { FieldError } from '../../rules/forms/field-error.ts'
import type { Quote } from '../../rules/quotes/quote.ts'
import type { Text } from '../../rules/texts/message.ts'
import { type ApiError, type PlainReason, type RefusedError, errorTexts } from './api-error.ts'

/** What a service answers: the value, or why not. */
export type Answer<T> = { ok: true; value: T } | { ok: false; error: RefusedError }

/** An error with the reason's own sentence, or with a better one. */
export function plainError(reason: PlainReason, text: Text = errorTexts[reason]): RefusedError {
  return { reason, text }
}

/** Refused input: which fields, and why each. */
export function invalidInput(
  fields: FieldError[],
  text: Text = errorTexts['invalid-input'],
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

/** A stay that cannot be had: the first sentence is the one to show. */
export function stayRefused(refusals: StayRefusal[], suggestions: StaySuggestion[]): RefusedError {
  const text = refusals[0]?.text ?? errorTexts['stay-refused']
  return { reason: 'stay-refused', text, refusals, suggestions }
}

/** A stay that costs another total by now than the one that was seen. */
export function totalChanged(
  seenCents: number,
  quote: Quote,
  text: Text = errorTexts['total-changed'],
): RefusedError {
  return { reason: 'total-changed', text, seenCents, quote }
}

/** Somebody else changed it since the screen was read, where no single field can be named. */
export function changedMeanwhile(text: Text): RefusedError {
  return { reason: 'changed-meanwhile', text, changes: [] }
}

/** What is said of a request that cannot be read, by the HTTP status that it is refused with. */
const unreadable: Record<number, string> = {
  408: 'Het verzoek kwam niet op tijd binnen. Probeer het opnieuw.',
  413: 'Er is te veel tekst meegestuurd.',
  414: 'Het adres of het verzoek is te lang.',
  415: 'Stuur de gegevens als JSON.',
  431: 'Het adres of het verzoek is te lang.',
}

/**
 * The error of a request that was refused before a controller saw it, by Node, Fastify or Nest. Its
 * sentences are none of the catalogue, so it goes out as it is.
 *
 * @param status the HTTP status it was refused with
 */
export function protocolError(status: number): ApiError['error'] {
  if (status === 404) return { reason: 'not-found', text: errorTexts['not-found'] }
  const text = unreadable[status] ?? 'Het verzoek is niet leesbaar.'
  return { reason: 'invalid-input', text, fields: [] }
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
