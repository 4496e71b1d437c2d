import { type EpochDay, dayOf } from '../calendar/day.ts'
import { parseEuro } from '../money/parse-euro.ts'
import { type Message, message } from '../texts/message.ts'
import { checkText } from './check-text.ts'
import type { FieldError } from './field-error.ts'

/** What every row has that counts from a day on, until the next row. */
export interface DatedForm {
  validFrom: EpochDay | null
  /** Where the numbers come from. */
  source: string
}

/** A typing error in the year is found: nothing of a house counts before or after these. */
const firstDay = dayOf(2000, 1, 1)
const lastDay = dayOf(2100, 12, 31)

/** What is wrong with a day as staff choose it, `missing` where there is none; null when it holds. */
export function checkDay(day: EpochDay | null, missing: Message): Message | null {
  if (day === null) return missing
  return day < firstDay || day > lastDay ? message('datedRow.dayOutOfReach') : null
}

/** What is wrong with the day from which a row counts. */
export function checkValidFrom({ validFrom }: DatedForm): ['validFrom', Message | null] {
  return ['validFrom', checkDay(validFrom, message('datedRow.validFromMissing'))]
}

/** What is wrong with where the numbers of a row come from. */
export function checkSource({ source }: Pick<DatedForm, 'source'>): ['source', Message | null] {
  return ['source', checkText(source, 'line', message('datedRow.source'))]
}

/** Cents of an amount as staff type it; null where it is none, or more than `mostCents`. */
export function parseAmount(amount: string, mostCents: number): number | null {
  const cents = parseEuro(amount)
  return cents !== null && cents <= mostCents ? cents : null
}

/** Two rows that count from the same day cannot both be right: the day is refused. */
export function refuseSameStart(
  validFrom: EpochDay,
  others: readonly { validFrom: EpochDay }[],
): FieldError<'validFrom'>[] {
  return others.some((other) => other.validFrom === validFrom)
    ? [{ field: 'validFrom', text: message('datedRow.validFromTaken') }]
    : []
}
