import type { EpochDay } from '../calendar/day.ts'
import { message } from '../texts/message.ts'
import { checkDay, parseAmount } from './check-dated-row.ts'
import { checkText } from './check-text.ts'
import type { FieldError } from './field-error.ts'
import { wrongFields } from './wrong-fields.ts'

/** A seasonal extra as staff type it (BO §9). */
export interface SeasonForm {
  firstNight: EpochDay | null
  /** A night or a departure day by the reading `season.ends`. */
  lastDate: EpochDay | null
  /** A night, such as `10,00`. */
  amount: string
  /** Where the number comes from. */
  source: string
}

/** More than any season ever added to a night. */
const mostCents = 50_000

/** Cents of an extra as staff type it; null where it is none that a season may have. */
export const parseSeasonAmount = (amount: string) => parseAmount(amount, mostCents)

/**
 * Checks a season before it is written: what is wrong at which field, in the order of the form;
 * empty when it can be written. Seasons may overlap: the reading `season.overlap` says what counts.
 * The same days twice are a slip of the hand (`refuseSameSeason`).
 */
export function checkSeason({
  firstNight,
  lastDate,
  amount,
  source,
}: SeasonForm): FieldError<keyof SeasonForm>[] {
  const wrongOrder = firstNight !== null && lastDate !== null && lastDate < firstNight
  return wrongFields([
    ['firstNight', checkDay(firstNight, message('season.firstNightMissing'))],
    [
      'lastDate',
      wrongOrder
        ? message('season.lastBeforeFirst')
        : checkDay(lastDate, message('season.lastDateMissing')),
    ],
    ['amount', parseSeasonAmount(amount) === null ? message('season.amount') : null],
    ['source', checkText(source, 'line', message('season.source'))],
  ])
}

/** A season of the very same days as another says nothing that the other should not: it is refused. */
export function refuseSameSeason<Days extends Pick<SeasonForm, 'firstNight' | 'lastDate'>>(
  { firstNight, lastDate }: Days,
  others: readonly Days[],
): FieldError<'lastDate'>[] {
  return others.some((other) => other.firstNight === firstNight && other.lastDate === lastDate)
    ? [{ field: 'lastDate', text: message('season.twice') }]
    : []
}
