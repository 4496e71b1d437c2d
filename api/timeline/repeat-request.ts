import { z } from 'zod'

/** Which step that failed is to be tried again. */
export const repeatRequest = z.discriminatedUnion('what', [
  z.object({ what: z.literal('mail'), id: z.uuid() }),
  z.object({ what: z.literal('refund') }),
  z.object({ what: z.literal('payment') }),
])
export type RepeatRequest = z.output<typeof repeatRequest>
