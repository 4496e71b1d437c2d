import { z } from 'zod'
import { typedText } from '../edits/kept-shape.ts'
import { datedOrder, datedView } from './dated-row.ts'

/** Body of `POST` and `PUT /api/back-office/tourist-tax-tariffs`: an amount or a percentage. */
export const touristTaxTariffShape = z.object({
  ...datedOrder,
  amount: typedText,
  percentage: typedText,
  childAgeLimit: typedText,
  residentsExempt: z
    .boolean()
    .nullish()
    .transform((ticked) => ticked ?? false),
  nightCap: typedText,
})
export type TouristTaxTariffRequest = z.input<typeof touristTaxTariffShape>

/** A row of `GET /api/back-office/tourist-tax-tariffs`; what it has not is empty. */
export const touristTaxTariffViewShape = z.object({
  ...datedView,
  amount: z.string().meta({ description: 'A person a night, as staff type it: `2,50`.' }),
  percentage: z.string().meta({ description: 'Of the price of the night, as staff type it.' }),
  childAgeLimit: z.string().meta({ description: 'Younger guests pay nothing.' }),
  residentsExempt: z.boolean(),
  nightCap: z.string(),
})
export type TouristTaxTariffView = z.output<typeof touristTaxTariffViewShape>
