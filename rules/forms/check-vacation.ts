import type { EpochDay } from '../calendar/day.ts'
import type { NightRange } from '../closures/night-range.ts'
import { vacationTexts } from '../texts/vacation.ts'
import { checkOptionalText } from './check-text.ts'
import type { FieldError } from './field-error.ts'

/** How far ahead nights may be closed: three years, in days. */
export const furthestNight = 3 * 365

/** Nights and rooms that staff close together (BO §2 Vacation, §4). */
export interface VacationForm {
  nights: readonly NightRange[]
  /** Null for the whole property. */
  roomIds: readonly number[] | null
  /** May be empty; staff read it in the agenda. */
  reason: string
}

/**
 * Checks a vacation before it is planned. Refused are no nights at all, a last night before its
 * first, nights that are over (before `today`) or more than three years ahead, no room where not
 * the whole property is closed, and a reason of more than a line.
 *
 * @returns what is wrong at which field, in the order of the form; empty when it can be planned
 */
export function checkVacation(
  { nights, roomIds, reason }: VacationForm,
  today: EpochDay,
): FieldError<keyof VacationForm>[] {
  const errors: FieldError<keyof VacationForm>[] = []
  const refuse = (field: keyof VacationForm, text: string) => errors.push({ field, text })
  if (nights.length === 0) refuse('nights', vacationTexts.nightsMissing)
  else if (nights.some(({ first, last }) => last < first))
    refuse('nights', vacationTexts.lastBeforeFirst)
  else if (nights.some(({ first }) => first < today)) refuse('nights', vacationTexts.past)
  else if (nights.some(({ last }) => last > today + furthestNight))
    refuse('nights', vacationTexts.tooFar)
  if (roomIds?.length === 0) refuse('roomIds', vacationTexts.roomsMissing)
  const unreadable = checkOptionalText(reason, 'line')
  if (unreadable !== null) refuse('reason', unreadable)
  return errors
}
