import { z } from 'zod'
import { guestForms } from '../../rules/forms/guest-forms.ts'
import { listIds, listQuestion, listWords } from '../requests/list-question.ts'

/** What `GET /api/back-office/form-messages` is asked with. */
export const formMessageListQuestion = listQuestion(
  ['id', 'createdAt', 'name', 'handledAt'],
  ['createdAt', 'DESC'],
  z.object({
    id: listIds(z.uuid()),
    /** Words in the name, the address or any answer. */
    q: listWords.optional(),
    forms: z.array(z.enum(guestForms)).max(guestForms.length).optional(),
    handled: z.boolean().optional(),
  }),
)
export type FormMessageListQuestion = z.infer<typeof formMessageListQuestion>
