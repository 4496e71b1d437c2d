import { dayOf, type EpochDay, partsOf, type Stay, weekday } from '../calendar/day.ts'
import { type RuleNumbers, startNumbers } from '../rule-numbers/catalogue.ts'

const friday = 5
const saturday = 6

/** Arriving in July, August or on 1, 2 or 3 September asks more nights (BO §9, G §5). */
const summerOf = (year: number): Stay => ({
  arrival: dayOf(year, 7, 1),
  departure: dayOf(year, 9, 4),
})

/** The fewest nights by the weekday of arrival: 2 on Friday and Saturday (BO §9, G §5), else 1. */
export function weekendMinimum(arrival: EpochDay, numbers: RuleNumbers = startNumbers): number {
  const day = weekday(arrival)
  return day === friday || day === saturday ? numbers['weekend.nights'] : 1
}

/**
 * The fewest nights by the season of arrival: 2 from 1 July to 3 September, else 1. By the arrival
 * day alone: 30 June for one night is free.
 */
export function summerMinimum(arrival: EpochDay, numbers: RuleNumbers = startNumbers): number {
  const { arrival: first, departure: end } = summerOf(partsOf(arrival).year)
  return arrival >= first && arrival < end ? numbers['summer.nights'] : 1
}

/** `weekendMinimum`, and `summerMinimum` where it is asked, for a number of days on end. */
export function minimumNights(
  from: EpochDay,
  days: number,
  asksSummer: boolean,
  numbers: RuleNumbers = startNumbers,
): Uint8Array {
  const least = new Uint8Array(days)
  for (let day = 0; day < days; day++) least[day] = weekendMinimum(from + day, numbers)
  if (!asksSummer) return least
  for (let year = partsOf(from).year; year <= partsOf(from + days).year; year++) {
    const { arrival, departure } = summerOf(year)
    for (let day = Math.max(arrival - from, 0); day < Math.min(departure - from, days); day++)
      least[day] = Math.max(least[day]!, numbers['summer.nights'])
  }
  return least
}
