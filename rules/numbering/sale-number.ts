import { type EpochDay, partsOf } from '../calendar/day.ts'

/**
 * The number of a sale at the cash desk: the year of `day` and a running number that never begins
 * anew. The first of all, in 2026, is `K2026-0001`.
 */
export function saleNumber(day: EpochDay, running: number): string {
  return `K${partsOf(day).year}-${String(running).padStart(4, '0')}`
}
