import { message } from '../texts/message.ts'
import { type DatedForm, checkSource, checkValidFrom, parseAmount } from './check-dated-row.ts'
import type { FieldError } from './field-error.ts'
import { wrongFields } from './wrong-fields.ts'

/** Prices of a whole stay in the family room (BO §9). */
export const familyStayFields = ['weekend', 'midweek', 'week', 'cleaning'] as const
/** What a number of persons adds a night, 1 to 6 in their order, and what each above 4 does. */
export const familyPersonFields = [
  'persons1',
  'persons2',
  'persons3',
  'persons4',
  'persons5',
  'persons6',
] as const
const nightFields = [...familyPersonFields, 'extraPerson'] as const

/** An amount of the family room's tariff, such as `449,00`. */
export type FamilyAmount = (typeof familyStayFields)[number] | (typeof nightFields)[number]

/** The family room's fixed prices as staff type them (BO §9). */
export type FamilyTariffForm = DatedForm & Record<FamilyAmount, string>

/** Cents of a price of a whole stay; null where it is none. */
export const parseStayAmount = (amount: string) => parseAmount(amount, 1_000_000)
/** Cents that are added a night; null where it is none. */
export const parseNightAmount = (amount: string) => parseAmount(amount, 50_000)

/** Checks a tariff before it is written: what is wrong at which field, in the order of the form. */
export function checkFamilyTariff(form: FamilyTariffForm): FieldError<keyof FamilyTariffForm>[] {
  return wrongFields<keyof FamilyTariffForm>([
    checkValidFrom(form),
    ...familyStayFields.map(
      (field) =>
        [
          field,
          parseStayAmount(form[field]) === null ? message('datedRow.stayAmount') : null,
        ] as const,
    ),
    ...nightFields.map(
      (field) =>
        [
          field,
          parseNightAmount(form[field]) === null ? message('datedRow.nightAmount') : null,
        ] as const,
    ),
    checkSource(form),
  ])
}
