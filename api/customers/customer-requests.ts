import { z } from 'zod'
import { customerTexts } from '../../rules/texts/customer.ts'
import { seenVersion, typedText } from '../edits/kept-shape.ts'
import { storedInteger } from '../requests/stored-values.ts'
import { consentKinds } from './customer-views.ts'

/** A customer as staff write them. */
export const customerChangeShape = z.object({
  name: typedText,
  email: typedText,
  phone: typedText,
  city: typedText,
  notes: typedText,
  business: z.boolean().default(false),
  oldEmail: z.enum(['keep', 'forget']).nullish().meta({
    description:
      'Asked where the address becomes another: whether bookings with the old one still are of this customer.',
  }),
  ...seenVersion,
})
export type CustomerChange = z.output<typeof customerChangeShape>

const side = z.enum(['this', 'other'], { error: () => customerTexts.choice })

/** Which customer goes into this one, and of which of the two each value stays. */
export const mergeShape = z.object({
  other: storedInteger(() => customerTexts.withItself),
  name: side,
  email: side,
  phone: side,
  city: side,
  ...seenVersion,
})
export type MergeRequest = z.output<typeof mergeShape>

/** Which booking or breakfast order becomes of a customer of its own. */
export const splitShape = z.object({
  orderId: z.uuid({ error: () => customerTexts.unknownOrder }),
  ...seenVersion,
})
export type SplitRequest = z.output<typeof splitShape>

export const consentShape = z.object({ what: z.enum(consentKinds), given: z.boolean() })
export type ConsentRequest = z.output<typeof consentShape>

/** The name of who is erased, typed once more: it cannot be undone. */
export const erasureShape = z.object({
  name: typedText.refine((name) => name.trim() !== '', { error: () => customerTexts.nameToErase }),
})
export type ErasureRequest = z.output<typeof erasureShape>
