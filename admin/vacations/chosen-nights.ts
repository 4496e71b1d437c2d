import type { EpochDay } from '../../rules/calendar/day.ts'
import { type NightRange, joinedNights } from '../../rules/closures/night-range.ts'

/** Ranges of nights, and the first night of one that is not yet ended. */
export interface ChosenNights {
  ranges: NightRange[]
  begun: EpochDay | null
}

export const noNights: ChosenNights = { ranges: [], begun: null }

/** What is chosen after one more night was pressed: it begins a range, or ends the one begun. */
export function pressed({ ranges, begun }: ChosenNights, night: EpochDay): ChosenNights {
  if (begun === null) return { ranges, begun: night }
  const range = { first: Math.min(begun, night), last: Math.max(begun, night) }
  return { ranges: joinedNights([...ranges, range]), begun: null }
}
