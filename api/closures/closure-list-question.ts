import { z } from 'zod'
import { listDay, listIds, listNumber, listQuestion, listWords } from '../lists/list-question.ts'

/** What `GET /api/back-office/closures` is asked with. */
export const closureListQuestion = listQuestion(
  ['id', 'firstNight', 'reason', 'createdAt'],
  ['firstNight', 'ASC'],
  z.object({
    id: listIds(listNumber),
    q: listWords.optional(),
    roomId: listNumber.optional(),
    roomTypeId: listNumber.optional(),
    /** Those with a night on or after this day. */
    from: listDay.optional(),
  }),
)
export type ClosureListQuestion = z.infer<typeof closureListQuestion>
