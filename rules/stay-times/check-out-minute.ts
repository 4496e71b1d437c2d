import type { Readings } from '../readings/readings.ts'

const minutes = {
  '10:30': 10 * 60 + 30,
  '11:00': 11 * 60,
  '17:00': 17 * 60,
} as const satisfies Record<Readings['check-out-time'], number>

/**
 * The minute of the day by which a guest leaves and up to which the agenda draws the stay (BO §2,
 * §9; reading `check-out-time`).
 */
export function checkOutMinute(reading: Readings['check-out-time']): number {
  return minutes[reading]
}
