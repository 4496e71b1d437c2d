import { z } from 'zod'
import { parseDay } from '../../rules/calendar/day.ts'
import { textId } from '../../rules/texts/message.ts'
import { TOO_LONG } from '../requests/shape.ts'
import { MOST_CHARACTERS, storedDay, storedInteger } from '../requests/stored-values.ts'

const textUpTo = (most: number) =>
  z
    .string({ error: textId('formFields.unreadable') })
    .max(most, { error: TOO_LONG })
    .nullish()

/**
 * A text as staff type it; react-admin sends null where it was emptied. Longer than any text may
 * be: how long it may be, the rules say with their own sentence.
 */
export const boundText = textUpTo(MOST_CHARACTERS)

/** The same of at most so many characters, empty where it was emptied or left out. */
export const typedTextUpTo = (most: number) =>
  textUpTo(most)
    .transform((text) => text ?? '')
    .pipe(z.string())

/** The same of any length that a text may have. */
export const typedText = typedTextUpTo(MOST_CHARACTERS)

/** A count as a form sends it, typed or read; empty where it was left out. */
export const typedCount = z
  .union([z.string().max(20), z.number()])
  .nullish()
  .transform((value) => String(value ?? ''))

/** A day as staff choose it, or null; `missing` where it is none that exists. */
export const chosenDay = (missing: string) =>
  storedDay(missing)
    .nullish()
    .transform((text) => (text ? parseDay(text) : null))

/** What an order says of the row that it writes over. */
export const seenVersion = {
  version: storedInteger().optional().meta({
    description: 'The version that the screen showed; a later change by others refuses the write.',
  }),
}

/** What a removal says, in its address, of the row that it takes away. */
export const seenQuery = z.object({
  version: z
    .string()
    .regex(/^\d{1,10}$/)
    .transform(Number)
    .pipe(storedInteger())
    .optional()
    .meta({
      description: 'The version that the screen showed; a later change by others refuses it.',
    }),
})
export type SeenQuery = z.output<typeof seenQuery>

/** What every row tells beside its content. */
export const rowView = { id: z.int(), version: z.int() }
