import { type ArgumentMetadata, Param, type PipeTransform } from '@nestjs/common'
import { z } from 'zod'
import { sentenceOf } from '../../rules/texts/load-text-corrections.ts'
import { Refused, plainError } from '../errors/refused.ts'
import { storedInteger } from './stored-values.ts'

/**
 * An id in an address that the application made itself, as bookings and mails have.
 *
 * @param unknown what is said of one that is not there
 */
export const uuidId = (unknown: string) => z.uuid(unknown)

/** An id in an address that the database counted, as rooms and closures have. */
export const rowId = (unknown: string) =>
  z
    .string()
    .regex(/^[1-9]\d{0,9}$/, unknown)
    .transform(Number)
    .pipe(storedInteger(unknown))

/** An id that cannot be one belongs to nothing: 404, as one that is not there. */
class IdPipe implements PipeTransform {
  async transform(input: unknown, { schema }: ArgumentMetadata): Promise<unknown> {
    const result = await schema!['~standard'].validate(input)
    if (!result.issues) return result.value
    throw new Refused(plainError('not-found', sentenceOf(result.issues[0]?.message ?? '')))
  }
}

/** The `:id` of the address, or another part of it, read by `uuidId` or `rowId`. */
export const Id = (schema: z.ZodType<string | number, string>, part = 'id') =>
  Param(part, { schema, pipes: [new IdPipe()] })
