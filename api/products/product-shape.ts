import { z } from 'zod'
import { productTexts } from '../../rules/texts/product.ts'
import { boundText, seenVersion, typedText } from '../edits/kept-shape.ts'

/** A text that means something else than nothing where it is left out. */
const typed = (otherwise: string) => boundText.transform((text) => text ?? otherwise)

/**
 * Body of `POST` and `PUT /api/back-office/products`. A new product needs a name alone (BO §1); what
 * is left out is as a new product has it.
 */
export const productShape = z.object({
  name: typedText,
  price: typedText.meta({ description: 'For one unit, such as `12,50`; empty: none of its own.' }),
  unit: typed('piece').meta({ description: '`piece`, `day` or `person`.' }),
  vatCategory: typed('standard').meta({ description: '`lodging`, `food`, `standard` or `none`.' }),
  stock: typedText.meta({ description: 'A number; empty: as many as are asked for.' }),
  shownStock: typedText.meta({
    description: 'The stock that the screen showed: sales meanwhile are not undone by a save.',
  }),
  minimumPersons: typed('1'),
  minimumNights: typed('0'),
  active: z.boolean().default(true),
  code: z
    .string()
    .regex(/^[a-z0-9-]{1,120}$/, { error: () => productTexts.codeTaken })
    .nullish()
    .meta({ description: 'Of a product that was removed and is added again.' }),
  ...seenVersion,
})
export type ProductRequest = z.input<typeof productShape>
export type ProductOrder = z.output<typeof productShape>

/** A product of `GET /api/back-office/products` (BO §2, §3). */
export const productViewShape = z.object({
  id: z.int(),
  code: z.string().meta({ description: 'What the rules know it by; it never changes.' }),
  name: z.string(),
  price: z.string().meta({ description: 'As staff type it; empty: none of its own.' }),
  unit: z.string(),
  vatCategory: z.string(),
  stock: z.string(),
  shownStock: z.string(),
  minimumPersons: z.string(),
  minimumNights: z.string(),
  active: z.boolean(),
  pricedBy: z.enum(['itself', 'reading', 'dated', 'nothing']).meta({
    description: 'Where today’s price comes from: of `breakfast-box` it is a dated row.',
  }),
  asks: z
    .array(z.object({ what: z.enum(['unit', 'kids', 'delivery']), cents: z.int() }))
    .meta({ description: 'What is asked today; empty where there is no price yet.' }),
  vatBasisPoints: z.int().meta({ description: 'The rate of its category today.' }),
  version: z.int(),
})
export type ProductView = z.output<typeof productViewShape>
