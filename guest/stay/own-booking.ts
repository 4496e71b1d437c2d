import type { Day } from '../../rules/calendar/day.ts'

/** A booking whose page was opened in this browser, for the way back to it. */
export interface OwnBooking {
  /** The address of its page. */
  address: string
  arrival: Day
  departure: Day
}

const KEY = 'kamersleutel.own-booking'

/** Remembers the way to a booking that is certain. */
export function keepOwnBooking(booking: OwnBooking): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(booking))
  } catch {
    // A browser that keeps nothing has the mail.
  }
}

/** Forgets the way to a booking that was cancelled; the way to another one stays. */
export function forgetOwnBooking(address: string): void {
  try {
    const kept = JSON.parse(localStorage.getItem(KEY) ?? 'null') as OwnBooking | null
    if (kept?.address === address) localStorage.removeItem(KEY)
  } catch {
    // Nothing is remembered there.
  }
}

/** The booking last seen here, until its guests have left; null where there is none. */
export function ownBooking(today: Day): OwnBooking | null {
  try {
    const kept = JSON.parse(localStorage.getItem(KEY) ?? 'null') as OwnBooking | null
    return kept !== null && kept.departure >= today ? kept : null
  } catch {
    return null
  }
}
