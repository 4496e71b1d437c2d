import { z } from 'zod'
import { guestForms } from '../../rules/forms/guest-forms.ts'
import { guestLanguage } from '../requests/language-shapes.ts'
import { placeStates } from './form-message-entity.ts'

/** A message of `GET /api/back-office/form-messages` (a list) and `…/form-messages/:id`. */
export const formMessageViewShape = z.object({
  id: z.uuid(),
  form: z.enum(guestForms),
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  answers: z.record(z.string(), z.string()).meta({
    description: 'Each field of the form as text; a box that was not ticked is empty.',
  }),
  place: z.enum(placeStates),
  latitude: z.number().nullable(),
  longitude: z.number().nullable(),
  language: guestLanguage,
  createdAt: z.iso.datetime(),
  handled: z.boolean(),
  handledAt: z.iso.datetime().nullable(),
  handledBy: z.string().nullable(),
  note: z.string(),
})
export type FormMessageView = z.output<typeof formMessageViewShape>
