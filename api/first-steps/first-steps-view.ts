import { z } from 'zod'
import { firstSteps } from '../../rules/opening/first-steps.ts'
import { priceQuestions } from '../../rules/opening/price-questions.ts'
import type { Message } from '../../rules/texts/message.ts'
import { typedText } from '../edits/kept-shape.ts'

const kind = z.enum(['missing', 'warning', 'ready'])

/** `GET /api/back-office/first-steps`: how far a new house is. */
export const firstStepsViewShape = z.object({
  isReal: z.boolean().meta({ description: 'False in a demo, which is always open.' }),
  isOpen: z.boolean(),
  mayOpen: z.boolean().meta({ description: 'Nothing is missing.' }),
  steps: z.array(
    z.object({
      step: z.enum(firstSteps),
      state: kind,
      found: z.array(z.object({ kind, text: z.string() })),
    }),
  ),
  questions: z
    .array(
      z.object({
        question: z.enum(priceQuestions),
        answer: z.enum(['rows', 'none']).nullable(),
        offered: z.string().meta({ description: 'The rows of the documents, in Dutch.' }),
      }),
    )
    .meta({ description: 'What a house answers before it opens; null: nobody did yet.' }),
  address: z.object({
    url: z.string().nullable().meta({ description: 'As it was given; null: not yet.' }),
    isFromStart: z.boolean().meta({ description: '`PUBLIC_URL` says it, and no screen sets it.' }),
  }),
  senderDomain: z
    .string()
    .nullable()
    .meta({ description: 'Where SPF and DKIM belong; null while mail has no sender.' }),
})
export type FirstStepsView = z.output<typeof firstStepsViewShape>

/** Body of `POST …/address`: where guests find the house, as staff type it. */
export const addressOrderShape = z.object({ url: typedText })

/** Body of `POST …/answers`: that the house has none, or that it takes the rows of the documents. */
export const answerOrderShape = z.object({
  question: z.enum(priceQuestions),
  answer: z.enum(['none', 'documents']),
})
export type AnswerOrder = z.output<typeof answerOrderShape>

/** `POST …/try-address`, `…/try-payments` and `…/try-mail`: what came of it, in Dutch. */
export const triedShape = z.object({ ok: z.boolean(), text: z.string() })
export type TriedView = z.output<typeof triedShape>
/** The same before it is put into words. */
export interface Tried {
  ok: boolean
  text: Message
}
