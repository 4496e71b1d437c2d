import type { Day } from '../../rules/calendar/day.ts'

/**
 * `GET` and `PUT /api/back-office/settings/clock` (never in production mode): null follows the real
 * clock.
 */
export interface ClockView {
  today: Day | null
  /** False in production mode: then PUT answers 403. */
  movable: boolean
}
