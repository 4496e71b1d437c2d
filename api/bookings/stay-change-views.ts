import type { z } from 'zod'
import type { StayRefusal, StaySuggestion } from '../../rules/availability/stay-refusal.ts'
import type { Day } from '../../rules/calendar/day.ts'
import type { Quote } from '../../rules/quotes/quote.ts'
import type { stayChangeShape, stayWishShape } from './acts/change-stay.ts'

/** The stay that staff wish for a booking, as screens send it. */
export type StayWishRequest = z.input<typeof stayWishShape>

/** A change as it was shown, as screens send it. */
export type StayChangeRequest = z.input<typeof stayChangeShape>

/** One side of a change. */
export interface StaySideView {
  arrival: Day
  departure: Day
  nights: number
  roomTypeId: number
  roomTypeName: string
  /** Null where none could be given. */
  roomId: number | null
  roomNumber: number | null
  persons: number
  quote: Quote
  totalCents: number
}

/** Another booking that goes to another room for it. */
export interface StayMoveView {
  bookingId: string
  number: string
  guestName: string
  arrival: Day
  departure: Day
  fromRoomNumber: number | null
  roomId: number
  roomNumber: number
}

/** What a change of dates, room type, room or persons would come to; nothing is written. */
export interface StayChangePreviewView {
  /** Of the booking, to be sent along with the change. */
  version: number
  before: StaySideView
  /** Null where the stay has no price. */
  after: StaySideView | null
  /** Above zero still to pay, below zero to be paid back (BO §2); null where it has no price. */
  differenceCents: number | null
  /** What is open in all once it is carried out; below zero it is to be paid back. */
  balanceAfterCents: number | null
  /** What of the money back goes through the payment provider; the rest staff pay back by hand. */
  onlineCents: number
  /** Whether the guest is told by mail. */
  mailed: boolean
  /** Why it cannot be; empty where it can. */
  refusals: StayRefusal[]
  /** What staff may overrule, with a reason. */
  warnings: StayRefusal[]
  /** The reason that was given for the stay it has, if any: it may do again. */
  overruleReason: string
  /** The nearest stays that fit, in any room of the type. */
  nearest: StaySuggestion[]
  /** Who has to change rooms for it: sent along as they were shown. */
  moves: StayMoveView[]
}
