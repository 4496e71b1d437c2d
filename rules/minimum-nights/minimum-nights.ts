import { dayOf, type EpochDay, partsOf, type Stay, weekday } from '../calendar/day.ts'

const friday = 5
const saturday = 6
/** Arriving on a Friday or Saturday asks 2 nights (BO §9, G §5). */
export const weekendNights = 2
/** Arriving in July, August or on 1, 2 or 3 September asks 2 nights (BO §9, G §5). */
export const summerNights = 2

const summerOf = (year: number): Stay => ({
  arrival: dayOf(year, 7, 1),
  departure: dayOf(year, 9, 4),
})

/** The fewest nights by the weekday of arrival: 2 on Friday and Saturday, else 1. */
export function weekendMinimum(arrival: EpochDay): number {
  const day = weekday(arrival)
  return day === friday || day === saturday ? weekendNights : 1
}

/**
 * The fewest nights by the season of arrival: 2 from 1 July to 3 September, else 1. By the arrival
 * day alone: 30 June for one night is free.
 */
export function summerMinimum(arrival: EpochDay): number {
  const { arrival: first, departure: end } = summerOf(partsOf(arrival).year)
  return arrival >= first && arrival < end ? summerNights : 1
}

/** `weekendMinimum`, and `summerMinimum` where it is asked, for a number of days on end. */
export function minimumNights(from: EpochDay, days: number, asksSummer: boolean): Uint8Array {
  const least = new Uint8Array(days)
  for (let day = 0; day < days; day++) least[day] = weekendMinimum(from + day)
  if (!asksSummer) return least
  for (let year = partsOf(from).year; year <= partsOf(from + days).year; year++) {
    const { arrival, departure } = summerOf(year)
    for (let day = Math.max(arrival - from, 0); day < Math.min(departure - from, days); day++)
      least[day] = Math.max(least[day]!, summerNights)
  }
  return least
}
