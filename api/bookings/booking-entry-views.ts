import type { StayRefusal, StaySuggestion } from '../../rules/availability/stay-refusal.ts'
import type { NightLook } from '../../rules/availability/night-runs.ts'
import type { RoomStanding } from '../../rules/availability/rooms-for-stay.ts'
import type { BookingPayment } from '../../rules/bookings/booking-payment.ts'
import type { StayRefusalReason } from '../../rules/availability/stay-refusal.ts'
import type { Day } from '../../rules/calendar/day.ts'
import type { RefusedExtra } from '../../rules/quotes/chosen-extras.ts'
import type { Quote } from '../../rules/quotes/quote.ts'
import type { GuestQuestions } from '../../rules/tourist-tax/guest-questions.ts'
import type { MailState } from '../mail/mail-state.ts'

/** A room of the type; `standing` null while no dates are chosen. */
export interface PreviewedRoomView {
  id: number
  number: number
  label: string
  standing: RoomStanding | null
}

/** Another room type that takes the same stay. */
export interface OtherRoomTypeView {
  id: number
  name: string
  totalCents: number
}

export type PreviewedStayView =
  | {
      ok: true
      quote: Quote
      /** What staff may overrule, with a reason. */
      warnings: StayRefusal[]
      /** The room the guests get, the one asked for or the best of the type. */
      roomId: number
      /** How many other bookings go to another room for it. */
      moves: number
      /** Extras that cannot be had with this stay; the quote is without any then. */
      refusedExtras: RefusedExtra[]
    }
  | { ok: false; refusals: StayRefusal[]; suggestions: StaySuggestion[] }

/** `POST /api/back-office/booking-previews`. */
export interface BookingPreviewView {
  /** The buttons for the number of persons; `cents` a night, null for the family room. */
  options: { persons: number; cents: number | null }[]
  /** The free ones first. */
  rooms: PreviewedRoomView[]
  /** What the tourist tax needs to know of who comes. */
  asks: GuestQuestions
  /** Null while dates or persons are missing. */
  stay: PreviewedStayView | null
  /** Where the stay is refused: the other types that take it. */
  elsewhere: OtherRoomTypeView[]
}

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
  /**
   * What became of the mail with the way to pay, ten seconds later at most; null where none goes
   * out for it.
   */
  mail: MailState | null
}
