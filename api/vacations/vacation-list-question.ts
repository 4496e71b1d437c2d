import { z } from 'zod'
import { listIds, listQuestion } from '../requests/list-question.ts'

/** What `GET /api/back-office/vacations` is asked with. */
export const vacationListQuestion = listQuestion(
  ['firstNight'],
  ['firstNight', 'ASC'],
  z.object({
    id: listIds(z.uuid()),
    /** Those that are over, or those that are not. */
    past: z.boolean().optional(),
  }),
)
export type VacationListQuestion = z.infer<typeof vacationListQuestion>
