import { z } from 'zod'
import { typedText } from '../edits/kept-shape.ts'
import { datedOrder, datedView } from './dated-row.ts'

/** Body of `POST` and `PUT /api/back-office/breakfast-tariffs`. */
export const breakfastTariffShape = z.object({
  ...datedOrder,
  box: typedText,
  kidsBox: typedText,
  delivery: typedText,
  homeVillage: typedText,
})
export type BreakfastTariffRequest = z.input<typeof breakfastTariffShape>

/** A row of `GET /api/back-office/breakfast-tariffs`: amounts as staff type them. */
export const breakfastTariffViewShape = z.object({
  ...datedView,
  box: z.string().meta({ description: 'For one adult, such as `13,95`.' }),
  kidsBox: z.string(),
  delivery: z.string().meta({ description: 'One order, outside the home village.' }),
  homeVillage: z.string().meta({ description: 'Where delivery is free; empty: nowhere.' }),
})
export type BreakfastTariffView = z.output<typeof breakfastTariffViewShape>
