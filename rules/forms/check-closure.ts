import type { EpochDay } from '../calendar/day.ts'
import { type Message, message } from '../texts/message.ts'
import { checkOptionalText } from './check-text.ts'
import type { FieldError } from './field-error.ts'

/** What is closed: the whole property, all rooms of a type, or one room. */
export const closureScopes = ['property', 'room-type', 'room'] as const
export type ClosureScope = (typeof closureScopes)[number]

/** Nights that staff close (BO §4 vacations). Both nights are closed themselves. */
export interface ClosureForm {
  scope: ClosureScope | null
  /** For a room alone. */
  roomId: number | null
  /** For a room type. */
  roomTypeId: number | null
  firstNight: EpochDay | null
  lastNight: EpochDay | null
  /** May be empty; staff read it in the agenda. */
  reason: string
}

/**
 * Checks a closure before it is written. Refused are a scope without its room or type, a night that
 * is missing, a last night before the first, nights that are over (before `today`), and a reason of
 * more than a line. The first night of a closure that began earlier may stay where it was.
 *
 * @param began the first night of the closure that is changed; null for a new one
 * @returns what is wrong at which field, in the order of the form; empty when it can be written
 */
export function checkClosure(
  { scope, roomId, roomTypeId, firstNight, lastNight, reason }: ClosureForm,
  today: EpochDay,
  began: EpochDay | null = null,
): FieldError<keyof ClosureForm>[] {
  const errors: FieldError<keyof ClosureForm>[] = []
  const refuse = (field: keyof ClosureForm, text: Message) => errors.push({ field, text })
  if (scope === null) refuse('scope', message('vacation.scopeMissing'))
  if (scope === 'room' && roomId === null) refuse('roomId', message('vacation.roomMissing'))
  if (scope === 'room-type' && roomTypeId === null)
    refuse('roomTypeId', message('vacation.roomTypeMissing'))
  if (firstNight === null) refuse('firstNight', message('vacation.firstNightMissing'))
  else if (firstNight < today && firstNight !== began)
    refuse('firstNight', message('vacation.past'))
  if (lastNight === null) refuse('lastNight', message('vacation.lastNightMissing'))
  else if (firstNight !== null && lastNight < firstNight)
    refuse('lastNight', message('vacation.lastBeforeFirst'))
  else if (lastNight < today) refuse('lastNight', message('vacation.past'))
  const unreadable = checkOptionalText(reason, 'line')
  if (unreadable !== null) refuse('reason', unreadable)
  return errors
}
