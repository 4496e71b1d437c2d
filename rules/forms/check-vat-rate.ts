import { parsePercentage } from '../money/parse-percentage.ts'
import { message } from '../texts/message.ts'
import { type DatedForm, checkSource, checkValidFrom } from './check-dated-row.ts'
import type { FieldError } from './field-error.ts'
import { wrongFields } from './wrong-fields.ts'

/** What has a VAT rate; what is outside VAT has none. */
export const vatCategories = ['lodging', 'food', 'standard'] as const
export type RatedCategory = (typeof vatCategories)[number]

/** A VAT rate as staff type it (BO §3). */
export interface VatRateForm extends DatedForm {
  category: RatedCategory | null
  /** Such as `9`. */
  percentage: string
}

/** Checks a VAT rate before it is written: what is wrong at which field. */
export function checkVatRate(form: VatRateForm): FieldError<keyof VatRateForm>[] {
  return wrongFields([
    ['category', form.category === null ? message('datedRow.vatCategory') : null],
    checkValidFrom(form),
    [
      'percentage',
      parsePercentage(form.percentage) === null ? message('datedRow.percentage') : null,
    ],
    checkSource(form),
  ])
}
