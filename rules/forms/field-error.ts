import type { Text } from '../texts/message.ts'

/** A field that cannot be accepted as typed, with the sentence that says so. */
export interface FieldError<Field extends string = string> {
  field: Field
  text: Text
}
