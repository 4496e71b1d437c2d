import { z } from 'zod'
import { deliveryDistanceTexts } from '../../rules/texts/delivery-distance.ts'
import type { Sentence } from '../requests/stored-values.ts'

/** Longer than any field may be: how long each may be, the rules say with their own sentence. */
const MOST_CHARACTERS = 5_000

/** A field that react-admin sends as null when it is emptied. */
const typed = (text: Sentence) =>
  z
    .string({ error: text })
    .max(MOST_CHARACTERS, { error: text })
    .nullish()
    .transform((given) => given ?? '')

/** Body of `POST` and `PUT /api/back-office/delivery-distances`. */
export const deliveryDistanceShape = z.object({
  postcode: typed(() => deliveryDistanceTexts.postcode),
  place: typed(() => deliveryDistanceTexts.place),
  kilometres: typed(() => deliveryDistanceTexts.kilometres).meta({
    description: 'By road, as typed: `4,5`.',
  }),
  estimated: z
    .boolean()
    .nullish()
    .transform((ticked) => ticked ?? false),
})

/** A row as a screen sends it. */
export type DeliveryDistanceRequest = z.input<typeof deliveryDistanceShape>
export type DeliveryDistanceOrder = z.output<typeof deliveryDistanceShape>

/** A row of `GET /api/back-office/delivery-distances` and `…/delivery-distances/:id`. */
export const deliveryDistanceViewShape = z.object({
  id: z.int(),
  postcode: z.string(),
  place: z.string(),
  kilometres: z.string().meta({ description: 'By road, such as `4,5`.' }),
  estimated: z.boolean().meta({ description: 'Nobody has driven or looked it up yet.' }),
})
export type DeliveryDistanceView = z.output<typeof deliveryDistanceViewShape>
