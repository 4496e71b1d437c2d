import { type ArgumentMetadata, Injectable, type PipeTransform } from '@nestjs/common'
import { formFieldTexts } from '../../rules/texts/form-fields.ts'
import { Refused, invalidInput } from '../errors/refused.ts'
import { nulPaths } from './stored-values.ts'

/** What an answer is that was written as JSON before. */
export const JSON_TYPE = 'application/json; charset=utf-8'

/**
 * Before every route: lets only a body or question through that fits the schema its parameter names
 * (`@Body({ schema })`), which is also what the API's document shows. The rules judge what it
 * means. Each schema brings its own Dutch sentences; the refusal is a 400 that names the fields.
 */
@Injectable()
export class Shape implements PipeTransform {
  async transform(input: unknown, { type, schema }: ArgumentMetadata): Promise<unknown> {
    // A part of the address that does not fit is no wrong field but a wrong address: `IdPipe`.
    if (!schema || type === 'param') return input
    const unreadable = nulPaths(input)
    const result = await schema['~standard'].validate(input)
    if (!result.issues && unreadable.length === 0) return result.value
    throw new Refused(
      invalidInput([
        ...unreadable.map((path) => ({ field: path.join('.'), text: formFieldTexts.unreadable })),
        ...(result.issues ?? []).map(({ path = [], message }) => ({
          field: path.map((part) => String(typeof part === 'object' ? part.key : part)).join('.'),
          text: message,
        })),
      ]),
    )
  }
}
