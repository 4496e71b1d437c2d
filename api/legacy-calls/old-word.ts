import { z } from 'zod'

/** Longer than any field may be; how long each may be, the rules say with their own sentence. */
const MOST_CHARACTERS = 5_000

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
