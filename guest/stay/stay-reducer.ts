import type { Day } from '../../rules/calendar/day.ts'
import type { Arrangement } from '../../rules/family-room/arrangements.ts'
import { isInFamilyRoom, type StayChoice, inFamilyRoom } from './stay-choice.ts'

/** Everything a guest can do to the choice of a stay. */
export type StayAction =
  | { type: 'day-chosen'; day: Day }
  | { type: 'persons-chosen'; persons: number }
  | { type: 'stay-taken'; arrival: Day; departure: Day; persons: number }
  | { type: 'dates-chosen'; arrival: Day; departure: Day | null }
  | { type: 'arrangement-chosen'; arrangement: Arrangement }

/**
 * The one place where a choice changes. The first day is the arrival, a later one the departure; a
 * day on or before the arrival, or any day once both are chosen, starts anew: arrival 11 June, then
 * 14 June gives 11 to 14 June, then 9 June gives arrival 9 June. In the family room one day is both:
 * the arrangement knows the departure (G §4).
 */
export function stayReducer(choice: StayChoice, action: StayAction): StayChoice {
  const next = changed(choice, action)
  return isInFamilyRoom(choice) ? inFamilyRoom(next, next.arrangement ?? null) : next
}

function changed(choice: StayChoice, action: StayAction): StayChoice {
  switch (action.type) {
    case 'day-chosen':
      if (choice.arrangement) return { ...choice, arrival: action.day, departure: null }
      return choice.arrival !== null && choice.departure === null && action.day > choice.arrival
        ? { ...choice, departure: action.day }
        : { ...choice, arrival: action.day, departure: null }
    case 'persons-chosen':
      return { ...choice, persons: action.persons }
    case 'stay-taken':
      return {
        ...choice,
        arrival: action.arrival,
        departure: action.departure,
        persons: action.persons,
      }
    case 'dates-chosen':
      return { ...choice, arrival: action.arrival, departure: action.departure }
    case 'arrangement-chosen':
      return { ...choice, departure: null, arrangement: action.arrangement }
  }
}
