import { type ArgumentMetadata, Injectable, type PipeTransform } from '@nestjs/common'
import { z } from 'zod'
import { fillText } from '../../rules/texts/fill-text.ts'
import { formFieldTexts } from '../../rules/texts/form-fields.ts'
import { type Answer, delivered, invalidInput, protocolError } from '../errors/refused.ts'
import { isTooDeep, unreadablePaths } from './stored-values.ts'

/** What an answer is that was written as JSON before. */
export const JSON_TYPE = 'application/json; charset=utf-8'

type Schema = NonNullable<ArgumentMetadata['schema']>

const NOT_VALID = 'Deze waarde is niet geldig.'

/** What is said of what a schema has no sentence of its own for: never a library's English. */
const inDutch: z.core.$ZodErrorMap = (issue) =>
  issue.code === 'too_big' && issue.origin === 'string'
    ? fillText(formFieldTexts.tooLong, { max: Number(issue.maximum) })
    : NOT_VALID

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
    ...unreadable.map((path) => ({ field: path.join('.'), text: formFieldTexts.unreadable })),
    ...(result.issues ?? []).map(({ path = [], message }) => ({
      field: path.map((part) => String(typeof part === 'object' ? part.key : part)).join('.'),
      text: message,
    })),
  ]
  return { ok: false, error: invalidInput(fields) }
}

async function judged(schema: z.ZodType | Schema, input: unknown) {
  if (!(schema instanceof z.ZodType)) return schema['~standard'].validate(input)
  const { data, error } = await schema.safeParseAsync(input, { error: inDutch })
  return { value: data, issues: error?.issues }
}
