import { z } from 'zod'
import { typedText } from '../edits/kept-shape.ts'
import { datedOrder, datedView } from './dated-row.ts'

/** Each amount of the family room's tariff, as `text` has it. */
const amounts = <Text extends z.ZodType>(text: Text) => ({
  weekend: text,
  midweek: text,
  week: text,
  cleaning: text,
  persons1: text,
  persons2: text,
  persons3: text,
  persons4: text,
  persons5: text,
  persons6: text,
  extraPerson: text,
})

/** Body of `POST` and `PUT /api/back-office/family-tariffs`. */
export const familyTariffShape = z.object({ ...datedOrder, ...amounts(typedText) })
export type FamilyTariffRequest = z.input<typeof familyTariffShape>

/** A row of `GET /api/back-office/family-tariffs`: amounts as staff type them, such as `449,00`. */
export const familyTariffViewShape = z.object({ ...datedView, ...amounts(z.string()) })
export type FamilyTariffView = z.output<typeof familyTariffViewShape>
