import { z } from 'zod'
import { MOST_CHARACTERS } from '../requests/stored-values.ts'

const unreadable = 'Dit veld is niet leesbaar.'

/** Body of `PUT /api/back-office/form-messages/:id`: what staff note of a message. */
export const formMessageChangeShape = z.object({
  handled: z.boolean('Kies of het bericht is afgehandeld.'),
  note: z
    .string(unreadable)
    .max(MOST_CHARACTERS, unreadable)
    .nullish()
    .transform((text) => (text ?? '').trim()),
})

/** As a screen asks for it. */
export type FormMessageChangeRequest = z.input<typeof formMessageChangeShape>
export type FormMessageChange = z.output<typeof formMessageChangeShape>
