import type { z } from 'zod'
import type {
  bookingAcceptedShape,
  bookingDetailShape,
  bookingStatusShape,
  bookingViewShape,
} from './booking-answer-shapes.ts'
import type { BookingEnteredView } from './booking-entry-views.ts'
import type { bookingShape } from './booking-shape.ts'

/**
 * Body of `POST /api/bookings`; header `Idempotency-Key` (8 to 128 of A–Z a–z 0–9 _ -) is required.
 * Another total than the server's answers 409 `total-changed`.
 */
export type BookingRequest = z.input<typeof bookingShape>

/** 201 of `POST /api/bookings` and of `POST /api/bookings/:id/payments`. */
export type BookingAccepted = z.infer<typeof bookingAcceptedShape>

/** What a booking that staff entered comes to. */
export type StaffBookingAccepted = Omit<BookingEnteredView, 'mail'>

/** `GET /api/bookings/:id/status`, public: the id is unguessable. What /bedankt shows. */
export type BookingStatusView = z.infer<typeof bookingStatusShape>

/**
 * A booking as the agenda and lists show it (staff). A list at
 * `GET /api/back-office/bookings`.
 */
export type BookingView = z.infer<typeof bookingViewShape>

/** What the dialog that cancels begins with. */
export type CancellationOffer = BookingDetailView['cancellation']

/** An entry of a booking's folio. */
export type BookingEntry = BookingDetailView['entries'][number]

/** `GET /api/back-office/bookings/:id`. */
export type BookingDetailView = z.infer<typeof bookingDetailShape>
