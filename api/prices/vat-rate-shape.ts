import { z } from 'zod'
import { vatCategories } from '../../rules/forms/check-vat-rate.ts'
import { datedRowTexts } from '../../rules/texts/dated-row.ts'
import { typedText } from '../edits/kept-shape.ts'
import { datedOrder, datedView } from './dated-row.ts'

/** Body of `POST` and `PUT /api/back-office/vat-rates`. */
export const vatRateShape = z.object({
  ...datedOrder,
  category: z
    .enum(vatCategories, { error: () => datedRowTexts.vatCategory })
    .nullish()
    .transform((category) => category ?? null),
  percentage: typedText,
})
export type VatRateRequest = z.input<typeof vatRateShape>

/** A rate of `GET /api/back-office/vat-rates`. */
export const vatRateViewShape = z.object({
  ...datedView,
  category: z.enum([...vatCategories, 'none']),
  percentage: z.string().meta({ description: 'As staff type it: `9`.' }),
})
export type VatRateView = z.output<typeof vatRateViewShape>
