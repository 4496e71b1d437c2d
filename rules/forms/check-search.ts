import { parseDay } from '../calendar/day.ts'
import { type Message, message } from '../texts/message.ts'
import { isGuestCount, searchGuests } from './guest-limits.ts'

/** The search form as it stands in the address (G §2). */
export interface SearchForm {
  arrival: string
  departure: string
  guests: number
}

/**
 * Null when the search can be run, else 'Je hebt niet alle zoek velden correct gevult' (G §5): two
 * real dates, the departure after the arrival, 1 to 3 guests. Whether the stay itself is possible
 * is for `explainStay`.
 */
export function checkSearch({ arrival, departure, guests }: SearchForm): Message | null {
  const from = parseDay(arrival)
  const until = parseDay(departure)
  const filled =
    from !== null && until !== null && until > from && isGuestCount(guests, searchGuests)
  return filled ? null : message('search.invalidFields')
}
