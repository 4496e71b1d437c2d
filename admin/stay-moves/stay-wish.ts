import type { StayChangeRequest, StayWishRequest } from '../../api/bookings/acts/change-stay.ts'
import type {
  BookingView,
  StayChangePreviewView,
  StaySideView,
} from '../../api/bookings/booking-answer-shapes.ts'
import type { StaySuggestion } from '../../rules/availability/stay-refusal.ts'
import { formatDay, type Stay } from '../../rules/calendar/day.ts'

/** A stay as it was dropped on the agenda. */
export interface DroppedOn extends Stay {
  room: { id: number; roomTypeId: number }
  /** Nobody else sleeps there, as far as the agenda has read. */
  isFree: boolean
}

/**
 * What is asked for a stay that was dropped. Another room is asked for by its number, and so is its
 * own where somebody else sleeps there or it is pinned; else the room is given again, so that only
 * the dates of a booking that nobody pinned change.
 */
export function wishOfDrop(
  booking: BookingView,
  { room, isFree, ...stay }: DroppedOn,
): StayWishRequest {
  const isOwnRoom = booking.roomId === room.id
  return {
    arrival: formatDay(stay.arrival),
    departure: formatDay(stay.departure),
    roomTypeId: room.roomTypeId,
    roomId: isOwnRoom && isFree && !booking.pinned ? null : room.id,
    persons: booking.persons,
  }
}

/** The same wish on dates that fit, in any room of the type. */
export function wishOfSuggestion(
  wish: StayWishRequest,
  { arrival, departure }: StaySuggestion,
): StayWishRequest {
  return { ...wish, arrival, departure, roomId: null }
}

/** The wish to have a stay again as it was, in its own room. */
export function wishBack(before: StaySideView): StayWishRequest {
  const { arrival, departure, roomTypeId, roomId, persons } = before
  return { arrival, departure, roomTypeId, roomId, persons }
}

/** The change as it was shown; null for what cannot be carried out. */
export function changeAsShown(
  wish: StayWishRequest,
  preview: StayChangePreviewView,
  requestId: string,
  overruleReason: string,
): StayChangeRequest | null {
  if (!preview.after || preview.refusals.length > 0) return null
  return {
    ...wish,
    requestId,
    version: preview.version,
    overruleReason,
    shownTotalCents: preview.after.totalCents,
    moves: preview.moves.map(({ bookingId, roomId }) => ({ bookingId, roomId })),
  }
}
