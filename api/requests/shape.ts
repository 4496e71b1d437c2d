import { type ArgumentMetadata, Injectable, type PipeTransform } from '@nestjs/common'
import { z } from 'zod'
import type { FieldError } from '../../rules/forms/field-error.ts'
import { sentenceOf } from '../../rules/texts/load-text-corrections.ts'
import { type Text, message } from '../../rules/texts/message.ts'
import { type Answer, delivered, invalidInput, protocolError } from '../errors/refused.ts'
import { isTooDeep, unreadablePaths } from './stored-values.ts'

/** What an answer is that was written as JSON before. */
export const JSON_TYPE = 'application/json; charset=utf-8'

type Schema = NonNullable<ArgumentMetadata['schema']>

const NOT_VALID = 'Deze waarde is niet geldig.'
/** Stands for the sentence that names how long it may be. */
export const TOO_LONG = 'formFields.tooLong'

/** What is said of what a schema has no sentence of its own for: never a library's English. */
const inDutch: z.core.$ZodErrorMap = (issue) =>
  issue.code === 'too_big' && issue.origin === 'string' ? TOO_LONG : NOT_VALID

/**
 * Before every route: lets only a body or question through that fits the schema its parameter names
 * (`@Body({ schema })`), which is also what the API's document shows. The rules judge what it
 * means. A schema brings its own Dutch sentences; the refusal is a 400 that names the fields.
 */
@Injectable()
export class Shape implements PipeTransform {
  async transform(input: unknown, { type, schema }: ArgumentMetadata): Promise<unknown> {
    // A part of the address that does not fit is no wrong field but a wrong address: `IdPipe`.
    if (!schema || type === 'param') return input
    return delivered(await fitting(schema, input))
  }
}

/** An input as its schema reads it, or refused with its fields, each with a sentence in Dutch. */
export async function fitting<Read>(
  schema: z.ZodType<Read> | Schema,
  input: unknown,
): Promise<Answer<Read>> {
  if (isTooDeep(input)) return { ok: false, error: protocolError(400) }
  const unreadable = unreadablePaths(input)
  const result = await judged(schema, input)
  if (!result.issues && unreadable.length === 0) return { ok: true, value: result.value as Read }
  const fields = [
    ...unreadable.map((path) => ({
      field: path.join('.'),
      text: message('formFields.unreadable'),
    })),
    ...(result.issues ?? []).map((issue) => ({
      field: (issue.path ?? [])
        .map((part) => String(typeof part === 'object' ? part.key : part))
        .join('.'),
      text: textOfIssue(issue),
    })),
  ]
  return { ok: false, error: invalidInput(fields) }
}

async function judged(schema: z.ZodType | Schema, input: unknown) {
  if (!(schema instanceof z.ZodType)) return schema['~standard'].validate(input)
  const { data, error } = await schema.safeParseAsync(input, { error: inDutch })
  return { value: data, issues: error?.issues }
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
