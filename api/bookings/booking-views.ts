import type { z } from 'zod'
import type { Day } from '../../rules/calendar/day.ts'
import type { BookingSource } from '../../rules/sources/booking-source.ts'
import type { ArrivalWindow } from '../../rules/stay-times/arrival-window.ts'
import type { BookingPayment } from '../../rules/bookings/booking-payment.ts'
import type { StayRefusalReason } from '../../rules/availability/stay-refusal.ts'
import type { Quote } from '../../rules/quotes/quote.ts'
import type { RoomType } from '../../rules/rooms/room.ts'
import type { Attendance } from '../../rules/bookings/attendance.ts'
import type { BookingState } from '../../rules/bookings/booking-state.ts'
import type { PaymentState } from '../payments/payment-state.ts'
import type { EntryKind, PaymentMethod } from '../folios/folio-entry.ts'
import type { MailState } from '../mail/mail-state.ts'
import type { RefundByHand } from '../payments/refund-by-hand.ts'
import type { RegisterField } from '../../rules/forms/night-register-profile.ts'
import type { KeptRegisterRow } from './night-register.ts'
import type { FieldChange } from '../errors/api-error.ts'
import type { bookingShape } from './booking-shape.ts'

/**
 * Body of `POST /api/bookings`; header `Idempotency-Key` (8 to 128 of A–Z a–z 0–9 _ -) is required.
 * Another total than the server's answers 409 `total-changed`.
 */
export type BookingRequest = z.input<typeof bookingShape>

/** 201 of `POST /api/bookings` and of `POST /api/bookings/:id/payments`. */
export interface BookingAccepted {
  id: string
  number: string
  /** Where to pay; null when nothing is paid online. */
  paymentUrl: string | null
  /**
   * Until when it can be paid. Whether the room is held until then, which by reading
   * `family.temporary` it may not be, says its status. Null where nothing ends: it is confirmed.
   */
  holdUntil: string | null
}

/** What a booking that staff entered comes to. */
export interface StaffBookingAccepted {
  id: string
  number: string
  payment: BookingPayment
  /** Where the guest pays; null where that is not online. */
  paymentUrl: string | null
  /** The warnings that were overruled. */
  overruled: StayRefusalReason[]
}

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
  /** Until when its link pays what is open of a confirmed one; null where nothing ends. */
  payUntil: string | null
  /** That moment has passed: staff can send another link. */
  linkEnded: boolean
  /** What is still to pay, cents; below zero it is paid back. Zero for one that ended unpaid. */
  balanceCents: number
  /** All that came in, less what was a mistake, cents; also where it went back since. */
  receivedCents: number
  /** Nothing is to pay. Of one that ended it says nothing of money that came. */
  paid: boolean
  /** What came for a booking that had ended, too late or too little, is paid back. */
  refunded: boolean
  /** All that went back to the guest, cents. */
  refundedCents: number
  /** What the guest is called: the first name, where the booking tells it. */
  guestName: string
  email: string
  quote: Quote
  roomKind: RoomType['kind']
  /** What goes back to a guest who cancels, in sentences; none where staff decide. */
  conditions: string[]
  checkIn: string
  checkOut: string
  /** About when the guests come; null where they left it open. */
  arrivalWindow: ArrivalWindow | null
  /** What the guest wished when booking; empty where nothing. */
  wish: string
}

/**
 * A booking as the agenda and lists show it (staff). A list at
 * `GET /api/back-office/bookings`.
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
  /** Staff keep it in its room: no other booking makes it move. */
  pinned: boolean
  arrival: Day
  departure: Day
  nights: number
  persons: number
  /** About when the guests come; null where they left it open. */
  arrivalWindow: ArrivalWindow | null
  /** What is still to pay, cents; below zero it is to be paid back. */
  balanceCents: number
  paid: boolean
  /**
   * Until when one that is held can be paid; null for any other. By reading `family.temporary` =
   * `does-not-hold` a family booking may give way before.
   */
  holdUntil: string | null
  totalCents: number
  /** What staff said of the guests, and when; null while they are expected. */
  attendance: Attendance
  attendanceAt: string | null
  /**
   * The departure day that was sold, of a no-show whose later nights can be sold again: `departure`
   * lies before it (reading `no-show.nights`). Null for any other.
   */
  soldUntil: Day | null
  createdAt: string
  /** Rises with every change. */
  version: number
  /** What the guest asked and staff wrote; '' where nothing. */
  notes: string
  /** The names of the extras that were sold with it. */
  extras: string[]
}

/** What the dialog that cancels begins with. */
export interface CancellationOffer {
  /** What was paid for the stay and could go back, cents. */
  paidCents: number
  /** What goes back by the conditions; null where staff decide (`cancellation.conditions`). */
  refundCents: number | null
  /** What of the paid could go back through the payment provider; the rest staff pay back. */
  onlineCents: number
  /** Whether the guest is mailed unless staff say otherwise (readings `mail.sources.…`). */
  mailed: boolean
}

/** An entry of a booking's folio. */
export interface BookingEntry {
  id: string
  kind: EntryKind
  method: PaymentMethod | null
  /** The effect on what is to pay: sold +, received −, refunded +, changed ±. */
  cents: number
  at: string
  /** 'guest', 'provider', 'channel' or a member of staff's name; null: it came by itself. */
  by: string | null
  /** 'expired', 'cancelled', 'chargeback' …, or '': tells entries of one kind apart. */
  note: string
}

/** `GET /api/back-office/bookings/:id`. */
export interface BookingDetailView extends BookingView {
  /** What the guest wrote, where staff wrote something else over it; null otherwise. */
  guestNotes: string | null
  /** What was written anew lately, the newest first: for who has it open meanwhile. */
  fieldChanges: (FieldChange & { version: number })[]
  /** The rooms of its type, by number: those that are free in its nights, and its own. */
  rooms: { id: number; number: number; label: string; isFree: boolean }[]
  /** The room that staff chose for it; null where the house chooses. */
  wantedRoomNumber: number | null
  /** Why staff booked it in spite of a warning, and who; null where there was none. */
  overruled: { warnings: string[]; reason: string; by: string } | null
  /** Who arrived, as the night register has it; empty before (art. 438 Sr). */
  nightRegister: KeptRegisterRow[]
  /** What the register asks of each guest besides the name, now. */
  registerAsks: RegisterField[]
  quote: Quote
  payments: {
    id: string
    state: PaymentState
    amountCents: number
    createdAt: string
  }[]
  /** What was sold, came in and went back, in its order; the balance is their sum. */
  entries: BookingEntry[]
  refundByHand: RefundByHand
  /**
   * The link by which the guest pays what is open, of a room that staff hold until its hold ends;
   * null where nothing is open, or none ends.
   */
  payLink: { until: string; ended: boolean; path: string } | null
  /** The day on which the rest is due of what was paid in part; null where none is, or was said. */
  restDueOn: Day | null
  /** The newest receipt of staff that nobody has taken back; null where there is none. */
  receiptId: string | null
  cancellation: CancellationOffer
  mails: { id: string; kind: string; subject: string; state: MailState; createdAt: string }[]
}
