import type { EpochDay, Moment } from '../calendar/day.ts'
import type { Screen } from '../quotes/screen.ts'

/**
 * May these persons sleep in a room of this type from arrival to departure, asked on this screen at
 * this moment?
 */
export interface StayQuestion {
  roomTypeId: number
  arrival: EpochDay
  departure: EpochDay
  persons: number
  screen: Screen
  moment: Moment
}
