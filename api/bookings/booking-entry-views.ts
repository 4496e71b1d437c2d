import type { z } from 'zod'
import type { Day } from '../../rules/calendar/day.ts'
import type { bookingCalendarShape, bookingEnteredShape } from './booking-entry-answers.ts'

/** `GET /api/back-office/booking-calendars/:id`, the id of a room type. */
export type BookingCalendarView = z.infer<typeof bookingCalendarShape>

/** 201 of `POST /api/back-office/bookings`. */
export type BookingEnteredView = z.infer<typeof bookingEnteredShape>

/** A guest of earlier bookings, as `GET /api/back-office/known-guests?q=` finds them (a list). */
export interface KnownGuestView {
  name: string
  email: string
  phone: string
  city: string
  /** The arrival of the newest booking. */
  lastArrival: Day
}
