import type { BookingSource } from '../sources/booking-source.ts'
import { bookingSources } from '../sources/load-source-colours.ts'
import { parseColour } from '../sources/source-shades.ts'
import { sourceTexts } from '../texts/source.ts'
import type { FieldError } from './field-error.ts'
import { wrongFields } from './wrong-fields.ts'

/** The field of a source in a form: a point in its name would be a part of a part there. */
export function sourceField(source: BookingSource): string {
  return source.replace('.', '-')
}

/** Checks the colours as staff type them: what is wrong at which field. */
export function checkSourceColours(typed: Readonly<Record<string, string>>): FieldError[] {
  return wrongFields(
    bookingSources.map((source) => {
      const field = sourceField(source)
      return [field, parseColour(typed[field] ?? '') === null ? sourceTexts.colour : null] as const
    }),
  )
}
