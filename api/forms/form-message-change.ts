import { z } from 'zod'

const unreadable = 'Dit veld is niet leesbaar.'

/** Longer than any note may be: how long it may be, the rules say. */
const MOST_CHARACTERS = 5_000

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
