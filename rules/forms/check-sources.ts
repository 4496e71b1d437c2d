import { type BookingSource, bookingSources } from '../sources/booking-source.ts'
import type { SourceMails } from '../sources/mails-of-source.ts'
import { parseColour } from '../sources/source-shades.ts'
import { message } from '../texts/message.ts'
import type { FieldError } from './field-error.ts'
import { wrongFields } from './wrong-fields.ts'

/** A source as staff keep it. What is asked of the own website per booking it does not have. */
export interface TypedSource {
  colour?: string | null | undefined
  prepaid?: unknown
  mails?: unknown
}

/** The field of a source in a form: a point in its name would be a part of a part there. */
export function sourceField(source: BookingSource): string {
  return source.replace('.', '-')
}

const mails: readonly unknown[] = ['all', 'cancellation', 'none'] satisfies SourceMails[]

/**
 * Checks the sources as staff type them: what is wrong at which field, such as `airbnb.colour`. Of
 * the own website only the colour is kept: staff are asked there whether a booking is paid, and its
 * guests get every mail.
 */
export function checkSources(typed: Readonly<Record<string, TypedSource>>): FieldError[] {
  return wrongFields(
    bookingSources.flatMap((source) => {
      const field = sourceField(source)
      const { colour, prepaid, mails: chosen } = typed[field] ?? {}
      const ofColour = parseColour(colour ?? '') === null ? message('source.colour') : null
      if (source === 'own-website') return [[`${field}.colour`, ofColour] as const]
      return [
        [`${field}.colour`, ofColour] as const,
        [
          `${field}.prepaid`,
          typeof prepaid === 'boolean' ? null : message('source.prepaid'),
        ] as const,
        [`${field}.mails`, mails.includes(chosen) ? null : message('source.mails')] as const,
      ]
    }),
  )
}
