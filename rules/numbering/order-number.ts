import { type EpochDay, partsOf } from '../calendar/day.ts'
import type { Readings } from '../readings/readings.ts'
import { type NextNumber, nextFree } from './next-number.ts'

/**
 * The number of a breakfast order made on `day` when `count` were made before it (BO §3, G §3;
 * reading `number.order`): on 21 November 2026 with 6 before it `P2026107`, or `P2026106` by the
 * literal count.
 */
export function orderNumber(
  day: EpochDay,
  count: number,
  reading: Readings['number.order'],
): string {
  const { year, month } = partsOf(day)
  return `P${year}${month - 1}${reading === 'count-plus-one' ? count + 1 : count}`
}

/** The next order number that nobody has. `running` in the answer is the count it was made from. */
export function nextOrderNumber(
  day: EpochDay,
  count: number,
  reading: Readings['number.order'],
  taken: (number: string) => boolean,
): NextNumber {
  return nextFree((running) => orderNumber(day, running, reading), count, taken)
}
