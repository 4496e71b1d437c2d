import type { EpochDay } from '../calendar/day.ts'
import type { NightRange } from '../closures/night-range.ts'
import { type Message, message } from '../texts/message.ts'
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

/** What of a vacation its preview is asked with. */
export type ClosedNights = Pick<VacationForm, 'nights' | 'roomIds'>

/**
 * Checks nights and rooms before they are closed, and before it is shown what stands on them:
 * refused are no nights at all, a last night before its first, nights that are over (before `today`)
 * or more than three years ahead, and no room where not the whole property is closed.
 *
 * @returns what is wrong at which field, in the order of the form; empty when they can be closed
 */
export function checkClosedNights(
  { nights, roomIds }: ClosedNights,
  today: EpochDay,
): FieldError<keyof ClosedNights>[] {
  const errors: FieldError<keyof ClosedNights>[] = []
  const refuse = (field: keyof ClosedNights, text: Message) => errors.push({ field, text })
  if (nights.length === 0) refuse('nights', message('vacation.nightsMissing'))
  else if (nights.some(({ first, last }) => last < first))
    refuse('nights', message('vacation.lastBeforeFirst'))
  else if (nights.some(({ first }) => first < today)) refuse('nights', message('vacation.past'))
  else if (nights.some(({ last }) => last > today + furthestNight))
    refuse('nights', message('vacation.tooFar'))
  if (roomIds?.length === 0) refuse('roomIds', message('vacation.roomsMissing'))
  return errors
}

/**
 * Checks a vacation before it is planned: its nights and rooms, and that its reason is a line.
 *
 * @returns what is wrong at which field, in the order of the form; empty when it can be planned
 */
export function checkVacation(
  { reason, ...chosen }: VacationForm,
  today: EpochDay,
): FieldError<keyof VacationForm>[] {
  const unreadable = checkOptionalText(reason, 'line')
  const ofReason = unreadable === null ? [] : [{ field: 'reason' as const, text: unreadable }]
  return [...checkClosedNights(chosen, today), ...ofReason]
}
