import { z } from 'zod'
import { isTryable } from '../../rules/trials/is-tryable.ts'
import { BACK_OFFICE } from '../requests/back-office.ts'

const NOT_THIS = 'Dit kan niet worden geprobeerd.'

/** An edit as its form would send it: to be tried, kept as it was tried, or planned. */
export const editRequestShape = z
  .object({
    method: z.enum(['POST', 'PUT', 'DELETE'], NOT_THIS),
    path: z
      .string(NOT_THIS)
      .refine(
        (path) =>
          path.startsWith(`${BACK_OFFICE}/`) && isTryable(path.slice(BACK_OFFICE.length + 1)),
        NOT_THIS,
      ),
    body: z.record(z.string(), z.json()).nullish(),
  })
  .meta({ description: 'A request of the back office, as it would be sent.' })
export type EditRequest = z.output<typeof editRequestShape>
