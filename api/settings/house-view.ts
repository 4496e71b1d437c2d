import type { Day } from '../../rules/calendar/day.ts'
import type { Readings } from '../../rules/readings/readings.ts'

/** `GET /api/house`: what every guest screen needs to know of the house and the clock. */
export interface HouseView {
  name: string
  address: string
  postcode: string
  city: string
  phone: string
  email: string
  kvk: string
  vatId: string
  /** Check-in hours of each weekday, Monday first, such as `15:00–18:00` (BO §2 Algemene informatie). */
  checkIn: string[]
  checkOut: string
  today: Day
  /** The instant of the injected clock, ISO 8601. */
  now: string
  /** True when the clock was moved (never in production mode). */
  clockMoved: boolean
  readings: Readings
}

/** `GET` and `PUT /api/settings/clock` (staff, never in production mode): null follows the real clock. */
export interface ClockView {
  today: Day | null
  /** False in production mode: then PUT answers 403. */
  movable: boolean
}
