import type { Message } from '../texts/message.ts'
import type { FieldError } from './field-error.ts'

/** The fields of a form with what is wrong at each, without those where nothing is. */
export function wrongFields<Field extends string>(
  checked: readonly (readonly [Field, Message | null])[],
): FieldError<Field>[] {
  return checked.flatMap(([field, text]) => (text === null ? [] : [{ field, text }]))
}
