import type { Screen } from '../quotes/screen.ts'
import type { Readings } from '../readings/readings.ts'

type FullReadings = Pick<Readings, `availability.full.${Screen}`>

/** How many rooms of a type a screen always keeps back (BO §4, reading `availability.full`). */
export function roomsKept(screen: Screen, readings: FullReadings): 0 | 1 {
  return readings[`availability.full.${screen}`] === 'stock-minus-one' ? 1 : 0
}

/** How many rooms of a night can still be sold, of those that are free. */
export function roomsForSale(free: number, screen: Screen, readings: FullReadings): number {
  return Math.max(0, free - roomsKept(screen, readings))
}
