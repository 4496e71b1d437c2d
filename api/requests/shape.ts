import type { PipeTransform } from '@nestjs/common'
import type { z } from 'zod'
import { formFieldTexts } from '../../rules/texts/form-fields.ts'
import { Refused, invalidInput } from '../errors/refused.ts'
import { nulPaths } from './stored-values.ts'

/** What an answer is that was written as JSON before. */
export const JSON_TYPE = 'application/json; charset=utf-8'

/**
 * Lets only input of the given shape through; the rules judge what it means. Each schema brings its
 * own Dutch sentences.
 */
export class Shape<T> implements PipeTransform<unknown, T> {
  constructor(private readonly schema: z.ZodType<T>) {}

  transform(input: unknown): T {
    const unreadable = nulPaths(input)
    const result = this.schema.safeParse(input)
    if (result.success && unreadable.length === 0) return result.data
    const issues = result.error?.issues ?? []
    throw new Refused(
      invalidInput([
        ...unreadable.map((path) => ({ field: path.join('.'), text: formFieldTexts.unreadable })),
        ...issues.map(({ path, message }) => ({ field: path.join('.'), text: message })),
      ]),
    )
  }
}
