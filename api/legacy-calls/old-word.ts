import { z } from 'zod'
import { MOST_CHARACTERS } from '../requests/stored-values.ts'

const unreadable = 'Dit veld is niet leesbaar.'

const word = () =>
  z
    .union([z.string().max(MOST_CHARACTERS), z.number(), z.boolean(), z.null()], unreadable)
    .optional()
    .transform((sent) => (sent === null || sent === false ? '' : String(sent ?? '').trim()))

/**
 * What an old page sends for a field: a text, or what its script had there, a number or a yes. Read
 * as a text without the blanks around it; '' where it is left out or no.
 */
export const oldWord = word().meta({ id: 'OldWord' })

/** A field that an old page sends and nobody believes: it is ours to know. */
export const unbelieved = word().meta({ id: 'OldWordNotBelieved' })

/** An object of such fields. */
export const oldWords = <Field extends string>(fields: readonly Field[]) =>
  z.object(
    Object.fromEntries(fields.map((field) => [field, oldWord])) as Record<Field, typeof oldWord>,
    'Stuur de velden van het formulier.',
  )
