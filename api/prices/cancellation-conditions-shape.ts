import { z } from 'zod'
import { typedText } from '../edits/kept-shape.ts'
import { datedOrder, datedView } from './dated-row.ts'

/** Body of `POST` and `PUT /api/back-office/cancellation-conditions`. */
export const cancellationConditionsShape = z.object({
  ...datedOrder,
  steps: z
    .array(z.object({ daysBefore: typedText, percentage: typedText }))
    .max(50)
    .nullish()
    .transform((steps) => steps ?? []),
})
export type CancellationConditionsRequest = z.input<typeof cancellationConditionsShape>

/** A row of `GET /api/back-office/cancellation-conditions`. */
export const cancellationConditionsViewShape = z.object({
  ...datedView,
  steps: z.array(
    z.object({
      daysBefore: z.string().meta({ description: 'Until so many days before the arrival …' }),
      percentage: z.string().meta({ description: '… this share goes back.' }),
    }),
  ),
})
export type CancellationConditionsView = z.output<typeof cancellationConditionsViewShape>
