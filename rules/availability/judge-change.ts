import { type EpochDay, type Moment, type Stay, formatDay } from '../calendar/day.ts'
import type { PropertyFacts } from './property-facts.ts'
import { refuseStay } from './refuse-stay.ts'
import { freeRooms } from './room-nights.ts'
import { roomsKept } from './rooms-for-sale.ts'
import { type ChangingBooking, type WishedStay, hasBegun } from './stay-change-question.ts'
import type { StayRefusal } from './stay-refusal.ts'
import { judgeStay } from './stay-rules.ts'
import { type StayView, viewStays } from './stay-view.ts'

/**
 * The wished room type as staff see it; null for an unknown one. The room that the agenda may keep
 * back (`availability.full.agenda`) counts as free here: `judgeChange` asks it of new nights only.
 */
export function viewOfChange(
  { roomTypeId, persons }: WishedStay,
  moment: Moment,
  facts: PropertyFacts,
): StayView | null {
  const readings = { ...facts.readings, 'availability.full.agenda': 'stock' } as const
  return viewStays({ roomTypeId, persons, screen: 'agenda', moment }, { ...facts, readings })
}

/**
 * What every rule says of a changed stay with real dates. What the booking has already is never
 * refused: its arrival, also in the past, and its nights. A stay that has begun arrives on no later day.
 *
 * @param view of the wished type, without the booking
 */
export function judgeChange(
  to: Stay,
  booking: ChangingBooking,
  view: StayView,
  { readings }: PropertyFacts,
): { refusals: StayRefusal[]; warnings: StayRefusal[] } {
  const judged = judgeStay(to, view)
  const moves = hasBegun(booking, view.nights.today) && !keepsArrival(booking, to.arrival)
  const refusals =
    moves || hadArrival(booking, to.arrival)
      ? judged.refusals.filter(({ reason }) => reason !== 'arrival-in-past')
      : judged.refusals
  if (moves)
    refusals.unshift(refuseStay('has-arrived', { day: booking.arrival, nights: null }, readings))
  const day = nightKeptBack(to, booking, view, roomsKept('agenda', readings))
  if (day !== null && refusals.every(({ reason }) => reason !== 'taken'))
    refusals.push(refuseStay('taken', { day, nights: null }, readings))
  return { refusals, warnings: judged.warnings }
}

/** The first new night for which the agenda keeps the last free room back. */
function nightKeptBack(
  to: Stay,
  booking: ChangingBooking,
  { nights, roomType }: StayView,
  kept: number,
): EpochDay | null {
  if (kept === 0) return null
  const isOwn = (day: EpochDay) =>
    roomType.id === booking.roomTypeId && booking.arrival <= day && day < booking.departure
  const end = Math.min(to.departure, nights.today + nights.onSale)
  for (let day = Math.max(to.arrival, nights.today); day < end; day++)
    if (!isOwn(day) && freeRooms(nights, day - nights.today) <= kept) return day
  return null
}

/** True where a stay that has begun has its arrival still, or an earlier one that it once had. */
function keepsArrival(booking: ChangingBooking, day: EpochDay): boolean {
  return day <= booking.arrival && hadArrival(booking, day)
}

/** True where the booking arrives or once arrived on that day. */
function hadArrival({ arrival, earlier }: ChangingBooking, day: EpochDay): boolean {
  return arrival === day || earlier.some((quote) => quote.arrival === formatDay(day))
}
