import { message } from '../texts/message.ts'
import { type DatedForm, checkSource, checkValidFrom, parseAmount } from './check-dated-row.ts'
import { checkOptionalText } from './check-text.ts'
import type { FieldError } from './field-error.ts'
import { wrongFields } from './wrong-fields.ts'

/** Each price of the tariff. */
export const breakfastFields = ['box', 'kidsBox', 'delivery'] as const

/** The prices of breakfast boxes and their delivery as staff type them (BO §9, G §9). */
export type BreakfastTariffForm = DatedForm &
  Record<(typeof breakfastFields)[number] | 'homeVillage', string>

/** Cents of a price of breakfast; null where it is none. */
export const parseBoxAmount = (amount: string) => parseAmount(amount, 10_000)

/** Checks a tariff before it is written: what is wrong at which field, in the order of the form. */
export function checkBreakfastTariff(
  form: BreakfastTariffForm,
): FieldError<keyof BreakfastTariffForm>[] {
  return wrongFields<keyof BreakfastTariffForm>([
    checkValidFrom(form),
    ...breakfastFields.map(
      (field) =>
        [
          field,
          parseBoxAmount(form[field]) === null ? message('datedRow.boxAmount') : null,
        ] as const,
    ),
    ['homeVillage', checkOptionalText(form.homeVillage, 'city')],
    checkSource(form),
  ])
}
