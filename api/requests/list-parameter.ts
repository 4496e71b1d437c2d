import { z } from 'zod'

const unreadable = 'Deze lijst kan zo niet worden getoond.'

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
        const parsed = shape.safeParse(text === undefined ? otherwise : JSON.parse(text))
        if (parsed.success) return parsed.data
      } catch {
        // Not JSON: the same answer as for a wrong shape.
      }
      context.addIssue({ code: 'custom', message: unreadable })
      return z.NEVER
    })
}
