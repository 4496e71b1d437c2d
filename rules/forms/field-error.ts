/** A field that cannot be accepted as typed, with the Dutch sentence that says so. */
export interface FieldError<Field extends string = string> {
  field: Field
  text: string
}
