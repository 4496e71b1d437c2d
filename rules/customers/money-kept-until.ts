import { type EpochDay, dayOf, partsOf } from '../calendar/day.ts'

/** How many years the books are kept (art. 52 AWR), counted from the end of their year. */
export const YEARS_BOOKS_ARE_KEPT = 7

/**
 * The first day on which a record of money is needed no longer: of what happened in 2026,
 * 1 January 2034.
 *
 * @param last the last day on which something happened with it: the departure, or a payment
 */
export function moneyKeptUntil(last: EpochDay): EpochDay {
  return dayOf(partsOf(last).year + 1 + YEARS_BOOKS_ARE_KEPT, 1, 1)
}

/** The first day whose records of money are still kept: those of before it are needed no longer. */
export function booksKeptFrom(today: EpochDay): EpochDay {
  return dayOf(partsOf(today).year - YEARS_BOOKS_ARE_KEPT, 1, 1)
}
