import { z } from 'zod'
import { rowView, seenVersion, typedText } from '../edits/kept-shape.ts'

/** Body of `POST` and `PUT /api/back-office/delivery-distances`. */
export const deliveryDistanceShape = z.object({
  postcode: typedText,
  place: typedText,
  kilometres: typedText.meta({ description: 'By road, as typed: `4,5`.' }),
  estimated: z
    .boolean()
    .nullish()
    .transform((ticked) => ticked ?? false),
  ...seenVersion,
})

/** A row of `GET /api/back-office/delivery-distances` and `…/delivery-distances/:id`. */
export const deliveryDistanceViewShape = z.object({
  ...rowView,
  postcode: z.string(),
  place: z.string(),
  kilometres: z.string().meta({ description: 'By road, such as `4,5`.' }),
  estimated: z.boolean().meta({ description: 'Nobody has driven or looked it up yet.' }),
})
export type DeliveryDistanceView = z.output<typeof deliveryDistanceViewShape>
