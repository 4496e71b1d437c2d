import { useState } from 'react'

const KEY = 'kamersleutel.bookings-seen'

/**
 * Up to which booking somebody here has looked, by the instant at which it was made; this browser
 * remembers it. Storage that is shut has seen nothing.
 */
export function useSeenBookings(): { seenUntil: string; see(until: string): void } {
  const [seenUntil, setSeen] = useState(remembered)
  return {
    seenUntil,
    see(until) {
      setSeen(until)
      try {
        localStorage.setItem(KEY, until)
      } catch {
        // Then it lasts as long as the page.
      }
    },
  }
}

function remembered(): string {
  try {
    return localStorage.getItem(KEY) ?? ''
  } catch {
    return ''
  }
}
