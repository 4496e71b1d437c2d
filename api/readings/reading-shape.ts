import { z } from 'zod'
import { orderExampleShape, trialExampleShape } from '../trials/trial-view.ts'
import { seenVersion } from '../edits/kept-shape.ts'

/** What is said of a reading that is not there, or not for staff to choose. */
export const UNKNOWN_READING = 'Deze keuze bestaat niet, of staat vast.'
/** What is said of a value that a reading does not have. */
export const UNKNOWN_VALUE = 'Deze keuze bestaat niet.'

/** Body of `PUT /api/back-office/readings/:id`. */
export const readingShape = z.object({
  value: z.string(UNKNOWN_VALUE).max(100, UNKNOWN_VALUE),
  ...seenVersion,
})
export type ReadingOrder = z.output<typeof readingShape>

/** A reading that staff choose, with today's choice. */
export const readingViewShape = z.object({
  id: z.string(),
  value: z.string(),
  version: z.int(),
})
export type ReadingView = z.output<typeof readingViewShape>

/** What each other value of a reading would come to in a stay or an order of this house. */
export const readingExamplesShape = z.object({
  id: z.string(),
  others: z.array(
    z.object({
      value: z.string(),
      stay: trialExampleShape.nullable().meta({ description: 'Null: no stay would differ.' }),
      screen: z.enum(['guest', 'agenda']),
      order: orderExampleShape.nullable(),
    }),
  ),
})
export type ReadingExamplesView = z.output<typeof readingExamplesShape>
