/**
 * States move forward only: held → confirmed | expired; held or confirmed → cancelled; expired →
 * confirmed when a late payment still finds a room.
 */
export type BookingState = 'held' | 'confirmed' | 'expired' | 'cancelled'
