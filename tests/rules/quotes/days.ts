import { type EpochDay, parseDay } from '../../../rules/calendar/day.ts'

/** The epoch day of a date that exists. */
export function day(text: string): EpochDay {
  const found = parseDay(text)
  if (found === null) throw new RangeError(`${text} is no day`)
  return found
}
