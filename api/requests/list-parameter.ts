import { z } from 'zod'
import { nulPaths, storedDay, storedInteger } from './stored-values.ts'

const unreadable = 'Deze lijst kan zo niet worden getoond.'

/** The first and the last row asked for, counted from 0. */
export const listRange = z.tuple([storedInteger().min(0), storedInteger().min(0)])

/** What a list may be narrowed by: words that somebody typed, a row's number, a day. */
export const listWords = z.string().max(100)
export const listNumber = storedInteger()
export const listDay = storedDay()

/**
 * A parameter of a list that react-admin's simple REST provider writes as JSON; `otherwise` where
 * it is left out.
 */
export function listParameter<T>(shape: z.ZodType<T>, otherwise: NoInfer<T>) {
  return z
    .string()
    .optional()
    .transform((text, context) => {
      try {
        const asked: unknown = text === undefined ? otherwise : JSON.parse(text)
        const parsed = shape.safeParse(asked)
        if (parsed.success && nulPaths(asked).length === 0) return parsed.data
      } catch {
        // Not JSON: the same answer as for a wrong shape.
      }
      context.addIssue({ code: 'custom', message: unreadable })
      return z.NEVER
    })
}
