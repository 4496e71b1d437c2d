import type { EpochDay } from '../../rules/calendar/day.ts'

/** The days of a stay as far as they are chosen. */
export interface StayChoice {
  arrival: EpochDay | null
  departure: EpochDay | null
}

/** The choice after a press on a day: first the arrival, then a later departure, then anew. */
export function chosenDay({ arrival, departure }: StayChoice, day: EpochDay): StayChoice {
  const isDeparture = arrival !== null && departure === null && day > arrival
  return isDeparture ? { arrival, departure: day } : { arrival: day, departure: null }
}
