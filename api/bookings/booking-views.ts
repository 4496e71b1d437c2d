import type { Day } from '../../rules/calendar/day.ts'
import type { GuestDetails } from '../../rules/forms/check-guest-details.ts'
import type { BookingSource } from '../../rules/sources/booking-source.ts'
import type { Quote } from '../../rules/quotes/quote.ts'
import type { StayRefusal, StaySuggestion } from '../../rules/availability/stay-refusal.ts'
import type { LoginRefusal } from '../staff/staff-views.ts'

/**
 * States move forward only: held → confirmed | expired; held or confirmed → cancelled; expired →
 * confirmed when a late payment still finds a room.
 */
export type BookingState = 'held' | 'confirmed' | 'expired' | 'cancelled'

export type { BookingSource } from '../../rules/sources/booking-source.ts'

/** Mollie's states, and `created`: not yet opened at the provider. */
export type PaymentState =
  | 'created'
  | 'open'
  | 'pending'
  | 'authorized'
  | 'paid'
  | 'failed'
  | 'canceled'
  | 'expired'

/**
 * Body of `POST /api/bookings`; header `Idempotency-Key` (8 to 128 of A–Z a–z 0–9 _ -) is required.
 */
export interface BookingRequest extends GuestDetails {
  roomType: string
  arrival: Day
  departure: Day
  persons: number
  /** The total the guest saw. Another total at the server answers 409 `total-changed`. */
  totalCents: number
}

/** 201 of `POST /api/bookings` and of `POST /api/bookings/:id/payments`. */
export interface BookingAccepted {
  id: string
  number: string
  /** Where to pay; null when nothing is paid online. */
  paymentUrl: string | null
  /**
   * Until when it can be paid. Whether the room is held until then, which by reading
   * `family.temporary` it may not be, says its status.
   */
  holdUntil: string
}

/** Every 4xx and 5xx of the API has this shape. */
export interface ApiError {
  error:
    | { reason: 'invalid-input'; text: string; fields: { field: string; text: string }[] }
    | {
        reason: 'stay-refused'
        text: string
        refusals: StayRefusal[]
        suggestions: StaySuggestion[]
      }
    | { reason: 'total-changed'; text: string; seenCents: number; quote: Quote }
    | { reason: 'login-refused'; text: string; login: LoginRefusal }
    | {
        reason: Exclude<
          ApiErrorReason,
          'invalid-input' | 'stay-refused' | 'total-changed' | 'login-refused'
        >
        text: string
      }
}

/**
 * `stay-refused` with a `taken` refusal, and `total-changed`, answer 409; other refused stays 422.
 */
export type ApiErrorReason =
  | 'invalid-input'
  | 'stay-refused'
  | 'total-changed'
  | 'idempotency-key-missing'
  | 'idempotency-key-reused'
  | 'too-many-holds'
  | 'too-many-requests'
  | 'not-found'
  | 'not-signed-in'
  | 'wrong-origin'
  | 'login-refused'
  | 'clock-fixed'
  | 'booking-not-payable'
  | 'booking-not-changeable'
  | 'booking-without-email'
  | 'workflow-unreachable'
  | 'unavailable'
  | 'unexpected'

/** `GET /api/bookings/:id/status`, public: the id is unguessable. What /bedankt shows. */
export interface BookingStatusView {
  id: string
  number: string
  state: BookingState
  paymentState: PaymentState
  /** Where to pay while that can be done; null otherwise. */
  paymentUrl: string | null
  /**
   * Until when the room is the guest's without paying; null where it is not, as for a family
   * booking by reading `family.temporary` = `does-not-hold`.
   */
  holdUntil: string | null
  /** A late payment that found no room is paid back. */
  refunded: boolean
  guestName: string
  email: string
  quote: Quote
  checkIn: string
  checkOut: string
}

/** One step of a booking's timeline. `at` null: still to come, expected at `expectedAt`. */
export interface TimelineStep {
  kind:
    | 'held'
    | 'payment-opened'
    | 'payment-failed'
    | 'paid'
    | 'confirmed'
    | 'expired'
    | 'cancelled'
    | 'refunded'
    | 'refund-refused'
    | 'confirmation-mail'
    | 'arrival-mail'
    | 'arrival'
    | 'departure'
    | 'thank-you-mail'
    | 'cancellation-mail'
    | 'room-moved'
    | 'changed'
  at: string | null
  expectedAt: string | null
  /** `failed` steps are shown in red; `uncertain` is a mail whose outcome is unknown. */
  outcome: 'done' | 'next' | 'later' | 'failed' | 'uncertain'
  detail: string | null
}

/**
 * A booking as the agenda and lists show it (staff). `GET /api/bookings`: react-admin list with
 * Content-Range.
 */
export interface BookingView {
  id: string
  number: string
  state: BookingState
  source: BookingSource
  /**
   * The guest's name; a cancelled booking gets the suffix ` (Geannuleerd)` here, it is not stored
   * (reading `cancellation.again`).
   */
  title: string
  guestName: string
  email: string
  phone: string
  city: string
  roomTypeId: number
  roomTypeName: string
  roomId: number | null
  roomNumber: number | null
  arrival: Day
  departure: Day
  nights: number
  persons: number
  paid: boolean
  /**
   * Until when one that is held can be paid; null for any other. By reading `family.temporary` =
   * `does-not-hold` a family booking may give way before.
   */
  holdUntil: string | null
  totalCents: number
  createdAt: string
}

/**
 * What the provider refused to pay back and staff have not yet noted as paid back by hand: 0 and
 * none where nothing is. As the screen showed it, it is the body of `POST
 * /api/bookings/:id/refunded-by-hand`.
 */
export interface RefundByHand {
  cents: number
  paymentIds: string[]
}

/** `GET /api/bookings/:id` (staff). */
export interface BookingDetailView extends BookingView {
  notes: string
  quote: Quote
  payments: {
    id: string
    state: PaymentState
    amountCents: number
    createdAt: string
    refundedCents: number
  }[]
  refundByHand: RefundByHand
  timeline: TimelineStep[]
  mails: { id: string; kind: string; subject: string; state: string; createdAt: string }[]
}

/** `GET /api/agenda?from=&until=` (staff): everything the week or day shows. */
export interface AgendaView {
  from: Day
  until: Day
  today: Day
  now: string
  rooms: { id: number; number: number; label: string; roomTypeId: number; roomTypeName: string }[]
  bookings: BookingView[]
  closures: {
    id: number
    roomId: number | null
    roomTypeId: number | null
    from: Day
    until: Day
    reason: string
  }[]
  checkIn: string
  checkOut: string
}
