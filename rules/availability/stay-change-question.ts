import type { EpochDay, Moment, Stay } from '../calendar/day.ts'
import type { Quote } from '../quotes/quote.ts'
import type { TaxableGuest } from '../tourist-tax/taxable-guest.ts'

/** A booking as far as a change of its stay asks. */
export interface ChangingBooking extends Stay {
  bookingId: string
  roomTypeId: number
  roomId: number | null
  persons: number
  /** Its guests have been in the house, as staff say it; left out, the arrival day says it. */
  hasArrived?: boolean
  /** The source that sold it remits the tourist tax itself. */
  isTaxRemitted?: boolean
  /** The quote it has now, and those it had before, oldest first. */
  sold: Quote
  earlier: readonly Quote[]
}

/** The stay that is wished instead. */
export interface WishedStay extends Stay {
  roomTypeId: number
  /** The room that staff chose; null, any of the type. */
  roomId: number | null
  persons: number
  /** Those of the persons whose age or residence is known. */
  guests?: readonly TaxableGuest[]
}

/** May this booking have that stay instead? Asked by staff. */
export interface StayChangeQuestion {
  booking: ChangingBooking
  to: WishedStay
  moment: Moment
}

/**
 * True once a stay has begun: its arrival day has passed, or its guests are there. Its arrival then
 * stays what it is.
 */
export function hasBegun(
  { arrival, hasArrived = false }: Pick<ChangingBooking, 'arrival' | 'hasArrived'>,
  today: EpochDay,
): boolean {
  return hasArrived || arrival < today
}

/** True where the wish is what the booking is; any room of the type is then the room it has. */
export function isAsItStands(to: WishedStay, booking: ChangingBooking): boolean {
  return (
    to.roomTypeId === booking.roomTypeId &&
    (to.roomId === null || to.roomId === booking.roomId) &&
    to.arrival === booking.arrival &&
    to.departure === booking.departure &&
    to.persons === booking.persons
  )
}
