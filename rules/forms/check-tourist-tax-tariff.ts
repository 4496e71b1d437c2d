import { parsePercentage } from '../money/parse-percentage.ts'
import { message } from '../texts/message.ts'
import { type DatedForm, checkSource, checkValidFrom, parseAmount } from './check-dated-row.ts'
import type { FieldError } from './field-error.ts'
import { parseCount } from './parse-count.ts'
import { wrongFields } from './wrong-fields.ts'

/** The municipality's tourist tax as staff type it (BO §2, §9): an amount or a percentage. */
export interface TouristTaxForm extends DatedForm {
  /** A person a night, such as `2,50`; empty where it is a percentage. */
  amount: string
  /** Of the price of the night, such as `6,5`; empty where it is an amount. */
  percentage: string
  /** Younger guests pay nothing; empty: all ages pay. */
  childAgeLimit: string
  /** After so many nights nothing more is paid; empty: every night is. */
  nightCap: string
}

/** More than any municipality asks of a person a night. */
const mostCents = 5_000

/** Cents of an amount as staff type it; null where it is none that the tax may have. */
export const parseTouristTax = (amount: string) => parseAmount(amount, mostCents)
export const parseChildAge = (age: string) => parseCount(age, 1, 21)
export const parseNightCap = (nights: string) => parseCount(nights, 1, 365)

const isEmpty = (text: string) => text.trim() === ''

/** Checks a tariff before it is written: what is wrong at which field, in the order of the form. */
export function checkTouristTaxTariff(form: TouristTaxForm): FieldError<keyof TouristTaxForm>[] {
  const { amount, percentage, childAgeLimit, nightCap } = form
  const [noAmount, noPercentage] = [isEmpty(amount), isEmpty(percentage)]
  const wrongAge = !isEmpty(childAgeLimit) && parseChildAge(childAgeLimit) === null
  const wrongCap = !isEmpty(nightCap) && parseNightCap(nightCap) === null
  return wrongFields([
    checkValidFrom(form),
    [
      'amount',
      noAmount && noPercentage
        ? message('datedRow.taxMissing')
        : !noAmount && parseTouristTax(amount) === null
          ? message('datedRow.taxAmount')
          : null,
    ],
    [
      'percentage',
      !noAmount && !noPercentage
        ? message('datedRow.taxTwice')
        : !noPercentage && parsePercentage(percentage) === null
          ? message('datedRow.percentage')
          : null,
    ],
    ['childAgeLimit', wrongAge ? message('datedRow.childAge') : null],
    ['nightCap', wrongCap ? message('datedRow.nightCap') : null],
    checkSource(form),
  ])
}
