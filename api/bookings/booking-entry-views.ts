import type { NightLook } from '../../rules/availability/night-runs.ts'
import type { StayRefusalReason } from '../../rules/availability/stay-refusal.ts'
import type { BookingPayment } from '../../rules/bookings/booking-payment.ts'
import type { Day } from '../../rules/calendar/day.ts'
import type { MailState } from '../mail/mail-state.ts'

/** `GET /api/back-office/booking-calendars/:id`, the id of a room type. */
export interface BookingCalendarView {
  today: Day
  /** Nights `[from, until)` that look alike, from today to the last one on sale. */
  runs: { from: Day; until: Day; look: NightLook }[]
}

/** 201 of `POST /api/back-office/bookings`. */
export interface BookingEnteredView {
  id: string
  number: string
  payment: BookingPayment
  /** Where the guest pays; null where that is not online. */
  paymentUrl: string | null
  /** The warnings that were overruled. */
  overruled: StayRefusalReason[]
  /** What became of the first mail to the guest, ten seconds later at most; null where none goes. */
  mail: MailState | null
}

/** A guest of earlier bookings, as `GET /api/back-office/known-guests?q=` finds them (a list). */
export interface KnownGuestView {
  name: string
  email: string
  phone: string
  city: string
  /** The arrival of the newest booking. */
  lastArrival: Day
}
