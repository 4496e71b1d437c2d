import { type ArgumentMetadata, Injectable, type PipeTransform } from '@nestjs/common'
import { z } from 'zod'
import type { FieldError } from '../../rules/forms/field-error.ts'
import { sentenceOf } from '../../rules/texts/load-text-corrections.ts'
import { type Text, message, textId } from '../../rules/texts/message.ts'
import {
  type Answer,
  Refused,
  delivered,
  invalidInput,
  plainError,
  protocolError,
} from '../errors/refused.ts'
import { isTooDeep, unreadablePaths } from './stored-values.ts'

/** What an answer is that was written as JSON before. */
export const JSON_TYPE = 'application/json; charset=utf-8'

const NOT_VALID = textId('problemDetail.notValid')
/** Stands for the sentence that names how long it may be. */
export const TOO_LONG = 'formFields.tooLong'

/** What is said of what a schema has no sentence of its own for: never a library's English. */
const inDutch: z.core.$ZodErrorMap = (issue) =>
  issue.code === 'too_big' && issue.origin === 'string' ? TOO_LONG : NOT_VALID

/**
 * Before every route: lets only what fits the zod schema through that its parameter names
 * (`@Body({ schema })`), which is also what the API's document shows. The rules judge what it
 * means. A schema brings its own Dutch sentences; the refusal of a body or question is a 400 that
 * names the fields, and an id that cannot be one belongs to nothing: 404, as one that is not there.
 */
@Injectable()
export class Shape implements PipeTransform {
  async transform(input: unknown, { type, schema }: ArgumentMetadata): Promise<unknown> {
    if (!schema) return input
    const shape = schema as z.ZodType
    if (type !== 'param') return delivered(await fitting(shape, input))
    const { data, error } = shape.safeParse(input)
    if (!error) return data
    throw new Refused(plainError('not-found', sentenceOf(error.issues[0]?.message ?? '')))
  }
}

/** An input as its schema reads it, or refused with its fields, each with a sentence in Dutch. */
export async function fitting<Read>(
  schema: z.ZodType<Read>,
  input: unknown,
): Promise<Answer<Read>> {
  if (isTooDeep(input)) return { ok: false, error: protocolError(400) }
  const unreadable = unreadablePaths(input)
  const { data, error } = await schema.safeParseAsync(input, { error: inDutch })
  if (!error && unreadable.length === 0) return { ok: true, value: data }
  const fields = [
    ...unreadable.map((path) => ({
      field: path.join('.'),
      text: message('formFields.unreadable'),
    })),
    ...(error?.issues ?? []).map((issue) => ({
      field: issue.path.join('.'),
      text: textOfIssue(issue),
    })),
  ]
  return { ok: false, error: invalidInput(fields) }
}

/** The issue of a field that a rule refuses, for a check of a whole schema. */
export function issueOf({ field, text }: FieldError, input: unknown) {
  return { code: 'custom', message: '', path: field.split('.'), input, params: { text } } as const
}

function textOfIssue(issue: {
  message: string
  maximum?: unknown
  params?: { text?: Text }
}): Text {
  if (issue.params?.text) return issue.params.text
  return issue.message === TOO_LONG && issue.maximum !== undefined
    ? message(TOO_LONG, { max: Number(issue.maximum) })
    : sentenceOf(issue.message)
}
