import type { PipeTransform } from '@nestjs/common'
import type { z } from 'zod'
import { Refused, invalidInput } from '../errors/refused.ts'

/** What an answer is that was written as JSON before. */
export const JSON_TYPE = 'application/json; charset=utf-8'

/**
 * Lets only input of the given shape through; the rules judge what it means. Each schema brings its
 * own Dutch sentences.
 */
export class Shape<T> implements PipeTransform<unknown, T> {
  constructor(private readonly schema: z.ZodType<T>) {}

  transform(input: unknown): T {
    const result = this.schema.safeParse(input)
    if (result.success) return result.data
    const fields = result.error.issues.map((issue) => ({
      field: issue.path.join('.'),
      text: issue.message,
    }))
    throw new Refused(invalidInput(fields))
  }
}
