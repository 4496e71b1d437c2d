import { z } from 'zod'
import { LONGEST_CORRECTION } from '../../rules/forms/check-text-correction.ts'
import { seenVersion, typedTextUpTo } from '../edits/kept-shape.ts'

/** Body of `PUT /api/back-office/texts/:id`. */
export const textOrderShape = z.object({
  text: typedTextUpTo(LONGEST_CORRECTION),
  ...seenVersion,
})
export type TextRequest = z.input<typeof textOrderShape>
export type TextOrder = z.output<typeof textOrderShape>

/** A text of `GET /api/back-office/texts`. */
export const textViewShape = z.object({
  id: z.string().meta({ description: 'Such as `stay.occupied`.' }),
  area: z.string(),
  areaName: z.string().meta({ description: 'What staff call the area, in Dutch.' }),
  where: z.string().meta({ description: 'Where it is read, in Dutch.' }),
  source: z.string().meta({ description: 'Where the documents have it, such as `BO §4, §8`.' }),
  literal: z.string(),
  text: z.string().meta({ description: 'As staff corrected it, else the literal text.' }),
  corrected: z.boolean(),
  refusal: z.string().meta({
    description: 'Why the stored correction is not shown but the literal text; empty: it is.',
  }),
  version: z.int(),
})
export type TextView = z.output<typeof textViewShape>
