import { z } from 'zod'

/** How far a test payment is: each step in its turn. */
export const testPaymentShape = z.object({
  id: z.uuid(),
  number: z.string(),
  by: z.string(),
  paymentUrl: z
    .url()
    .nullable()
    .meta({ description: 'Where it is paid, for as long as it can be.' }),
  steps: z.array(
    z.object({
      step: z.enum(['made', 'at-provider', 'paid', 'refunded']),
      state: z.enum(['done', 'busy', 'waiting', 'failed']),
      at: z.iso.datetime().nullable(),
    }),
  ),
  failure: z
    .object({
      reason: z.enum(['unreachable', 'refused', 'failed', 'canceled', 'expired', 'refund-refused']),
      words: z.string().meta({ description: 'What the provider said; empty where nothing.' }),
    })
    .nullable(),
  ended: z.boolean(),
})
export type TestPaymentView = z.output<typeof testPaymentShape>
export type TestStep = TestPaymentView['steps'][number]

/** What is said of a press that cannot be one of the button. */
export const WRONG_PRESS = 'Ververs de pagina en probeer het opnieuw.'

/** What the button sends: its press, so that two of the same are one test. */
export const testPaymentRequest = z.object({
  id: z.uuid(WRONG_PRESS),
})
