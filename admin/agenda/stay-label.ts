import { dutchDayInWords } from '../../rules/calendar/dutch.ts'
import { timeOfDay } from '../clock/clock-time.ts'
import { holdEnd } from '../clock/hold-end.ts'
import { paidLook } from '../marks/paid-look.ts'
import type { useText } from '../texts/use-text.ts'
import { nearDay } from './agenda-title.ts'
import { checkInOn, type PropertyTimes } from './place-stay.ts'
import { leftOn, type AgendaStay } from './room-columns.ts'

/**
 * A block in words, for who listens: name, room, source, days, times, persons, paid.
 *
 * @param source the name of its source
 */
export function stayLabel(
  stay: AgendaStay,
  times: PropertyTimes,
  source: string,
  text: ReturnType<typeof useText>,
): string {
  const { booking } = stay
  return [
    booking.title,
    booking.roomNumber === null ? null : `kamer ${booking.roomNumber}`,
    source,
    `${dutchDayInWords(stay.arrival)} ${timeOfDay(checkInOn(times, stay.arrival))} tot ${dutchDayInWords(stay.departure)} ${timeOfDay(times.checkOut)}`,
    text('agenda.persons', { smart_count: booking.persons }),
    attendanceWord(stay, text)?.toLowerCase(),
    paymentWord(stay, text),
    booking.pinned && stay.presence === 'live' ? text('agenda.pinned') : null,
  ]
    .filter(Boolean)
    .join(', ')
}

/** What staff said of guests who are not there: not come, or left early and when. */
export function attendanceWord(stay: AgendaStay, text: ReturnType<typeof useText>): string | null {
  if (stay.presence === 'void') return null
  if (stay.booking.attendance === 'no-show') return text('agenda.noShow')
  const left = leftOn(stay)
  return left !== null && left < stay.departure
    ? text('agenda.leftEarly', { day: nearDay(left) })
    : null
}

/** What is to be said of the money: paid, open, held until, or void. */
export function paymentWord(
  { booking, presence }: AgendaStay,
  text: ReturnType<typeof useText>,
): string {
  if (presence === 'void') return text('agenda.void')
  const word = text(`agenda.${paidLook(booking)[0]}`).toLowerCase()
  const held = holdEnd(booking)
  return held === null ? word : `${word}, ${text('agenda.heldUntil', { time: held })}`
}
