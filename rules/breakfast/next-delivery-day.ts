import type { EpochDay } from '../calendar/day.ts'

/**
 * The morning that a kitchen is busy with: today while something of today is still to be brought,
 * else tomorrow.
 *
 * @param stillToBring whether an order of today waits for its delivery
 */
export function nextDeliveryDay(today: EpochDay, stillToBring: boolean): EpochDay {
  return stillToBring ? today : today + 1
}
