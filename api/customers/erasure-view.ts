import { z } from 'zod'
import { customerTexts } from '../../rules/texts/customer.ts'
import { typedText } from '../edits/kept-shape.ts'

/** `GET /api/back-office/customers/:id/erasure`: what goes now, what stays, and until when. */
export const erasureViewShape = z.object({
  id: z.int(),
  number: z.string(),
  name: z.string(),
  refused: z.string().nullable().meta({ description: 'Why nothing can be erased yet.' }),
  goes: z.object({
    messages: z.int(),
    mails: z.int(),
    consents: z.int(),
    notes: z.int().meta({ description: 'Notes of staff and of bookings.' }),
    phones: z.int(),
    orders: z.array(z.string()).meta({ description: 'Orders that the books do not need.' }),
  }),
  stays: z.array(z.object({ number: z.string(), until: z.iso.date() })).meta({
    description: 'Orders whose name, e-mail and address stay, until the first day they do not.',
  }),
  registers: z.array(z.object({ number: z.string(), until: z.iso.date() })).meta({
    description: 'Stays in the night register, which has a term of its own.',
  }),
})
export type ErasureView = z.output<typeof erasureViewShape>

/** The name of who is erased, typed once more: it cannot be undone. */
export const erasureShape = z.object({
  name: typedText.refine((name) => name.trim() !== '', { error: () => customerTexts.nameToErase }),
})
export type ErasureRequest = z.output<typeof erasureShape>
