import { partsOf, weekday } from '../calendar/day.ts'
import type { EpochDay } from '../calendar/day.ts'

const friday = 5
const saturday = 6
/** Arriving on a Friday or Saturday asks 2 nights (BO §9, G §5). */
export const weekendNights = 2
/** Arriving in July, August or on 1, 2 or 3 September asks 2 nights (BO §9, G §5). */
export const summerNights = 2
const lastSummerDayOfSeptember = 3

/** The fewest nights by the weekday of arrival: 2 on Friday and Saturday, else 1. */
export function weekendMinimum(arrival: EpochDay): number {
  const day = weekday(arrival)
  return day === friday || day === saturday ? weekendNights : 1
}

/** The fewest nights by the season of arrival: 2 from 1 July to 3 September, else 1. By the arrival day alone: 30 June for one night is free. */
export function summerMinimum(arrival: EpochDay): number {
  const { month, dayOfMonth } = partsOf(arrival)
  return month === 7 || month === 8 || (month === 9 && dayOfMonth <= lastSummerDayOfSeptember) ? summerNights : 1
}
