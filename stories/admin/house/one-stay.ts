import { houseTimes } from '../../../admin/agenda/house-times.ts'
import { roomColumns, type AgendaStay } from '../../../admin/agenda/room-columns.ts'
import { mondayOf } from '../../../admin/agenda/time-axis.ts'
import type { BookingView } from '../../../api/bookings/booking-views.ts'
import { formatDay, parseDay } from '../../../rules/calendar/day.ts'
import { bookingSources } from './sources.ts'
import { agenda, booking, now, today } from './week.ts'

/** A stay as the controls of a story make it. */
export interface StayControls extends Pick<
  BookingView,
  'guestName' | 'source' | 'state' | 'paid' | 'persons'
> {
  /** Days after the Monday of the week; below zero it began in the week before. */
  arrivesAfter: number
  nights: number
  /** It came in by itself just now. */
  arrived: boolean
}

export const ordinaryStay: StayControls = {
  guestName: 'Sanne Hoekstra',
  source: 'own-website',
  state: 'confirmed',
  paid: true,
  persons: 2,
  arrivesAfter: 1,
  nights: 2,
  arrived: false,
}

export const stayControls = {
  source: { control: 'select', options: bookingSources },
  state: { control: 'radio', options: ['held', 'confirmed', 'cancelled'] },
  arrivesAfter: { control: { type: 'range', min: -3, max: 6 } },
  nights: { control: { type: 'range', min: 1, max: 10 } },
} as const

/** The week of the look, by its Monday. */
export const monday = mondayOf(parseDay(today)!)

export const times = houseTimes(agenda({ from: today, until: today }))

/** The stay in room 4 of that week, as the agenda draws it. */
export function stayOf(controls: StayControls): AgendaStay {
  const { guestName, source, state, paid, persons, arrivesAfter, nights } = controls
  const arrival = monday + arrivesAfter
  const made = booking(4, guestName, formatDay(arrival), formatDay(arrival + nights), {
    source,
    state,
    paid,
    persons,
    holdUntil: state === 'held' ? '2026-11-25T20:11:00.000Z' : null,
  })
  const range = { from: formatDay(monday - 14), until: formatDay(monday + 28) }
  return roomColumns(agenda(range, [made]), Date.parse(now)).flatMap(({ stays }) => stays)[0]!
}
