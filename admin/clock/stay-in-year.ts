import type { BookingView } from '../../api/bookings/booking-answer-shapes.ts'
import { parseDay, partsOf } from '../../rules/calendar/day.ts'
import { staffStay } from '../agenda/agenda-title.ts'

/** `wo 25 – vr 27 nov 2026`: a stay where the year is not plain; the year is the departure's. */
export function stayInYear({ arrival, departure }: Pick<BookingView, 'arrival' | 'departure'>) {
  const [from, until] = [parseDay(arrival) ?? 0, parseDay(departure) ?? 0]
  return `${staffStay(from, until)} ${partsOf(until).year}`
}
