/**
 * States move forward only: held → confirmed | expired; held or confirmed → cancelled; expired →
 * confirmed when a late payment still finds a room.
 */
export const bookingStates = ['held', 'confirmed', 'expired', 'cancelled'] as const
export type BookingState = (typeof bookingStates)[number]

/** Whether a booking stands: it has a room, and may be paid. */
export function isLive(state: BookingState): boolean {
  return state === 'held' || state === 'confirmed'
}
