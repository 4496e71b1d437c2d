import type { EpochDay, Stay } from '../calendar/day.ts'
import { type ChangeQuote, changeStay } from '../quotes/change-stay.ts'
import type { RoomType } from '../rooms/room.ts'
import { assignAgain } from './assign-again.ts'
import type { RoomAssignment } from './assign-room.ts'
import { areRealDates } from './explain-stay.ts'
import { judgeChange, viewOfChange } from './judge-change.ts'
import { nearestChanges } from './nearest-changes.ts'
import type { PropertyFacts } from './property-facts.ts'
import { refuseStay } from './refuse-stay.ts'
import {
  type ChangingBooking,
  type StayChangeQuestion,
  type WishedStay,
  isAsItStands,
} from './stay-change-question.ts'
import type { StayRefusal, StayRefusalReason, StaySuggestion } from './stay-refusal.ts'
import { withoutBooking } from './without-booking.ts'

/** The booking can have the stay: in which room, what must change for it and what it costs. */
export interface AcceptedChange extends RoomAssignment {
  ok: true
  change: ChangeQuote
  /** Rules that staff may overrule, with a reason (`staff.may-overrule`). */
  warnings: StayRefusal[]
}

/** It cannot: every rule that refuses it, and the nearest stays that fit, in any room of the type. */
export interface RefusedChange {
  ok: false
  refusals: StayRefusal[]
  warnings: StayRefusal[]
  nearest: StaySuggestion[]
  /** What it would cost; null where it has no price. */
  change: ChangeQuote | null
}

/**
 * Decides for staff about a change of dates, room type, room or persons (BO §2, §4, §5). The
 * booking's own nights are left out: they never stand in its way. Closed season and minimum nights
 * are warnings by `staff.may-overrule`, the cut-off binds no staff, and a taken room is refused. A
 * stay that began already may keep its arrival; its room must have been free since then.
 *
 * The room is given again (`change.room-number`) unless one was asked for, with the fewest moves of
 * other bookings of the type that are neither pinned nor in house.
 *
 * @param facts with the bookings since the wished arrival
 */
export function explainStayChange(
  { booking, to, moment }: StayChangeQuestion,
  facts: PropertyFacts,
): AcceptedChange | RefusedChange {
  const refuse = (reason: StayRefusalReason, day: EpochDay | null = null) =>
    refuseStay(reason, { day, nights: null }, facts.readings, facts.numbers)
  const around = (stay: WishedStay) => {
    const others = withoutBooking(facts, booking, stay, moment)
    return { others, view: viewOfChange(stay, moment, others) }
  }
  const { others, view } = around(to)
  if (!view)
    return {
      ok: false,
      refusals: [refuse('unknown-room-type')],
      warnings: [],
      nearest: [],
      change: null,
    }
  const price = (stay: Stay) => priceChange(booking, { ...to, ...stay }, view.roomType, facts)
  const accepts = (stay: Stay): boolean => {
    const wished = { ...to, ...stay, roomId: null }
    const { others: rest, view: seen } = around(wished)
    return (
      !isAsItStands(wished, booking) &&
      judgeChange(stay, booking, seen!, facts).refusals.length === 0 &&
      assignAgain(wished, booking, seen!.nights, rest) !== null
    )
  }
  const nearest = () => nearestChanges(to, booking, view, accepts, price)
  if (!areRealDates(to)) {
    const refusals = [refuse('invalid-dates')]
    return { ok: false, refusals, warnings: [], nearest: nearest(), change: null }
  }

  const { refusals, warnings } = judgeChange(to, booking, view, facts)
  // A stay until the year 9999 is refused at once, its three million nights are not priced first.
  const isOnSale = refusals.every(({ reason }) => reason !== 'beyond-horizon')
  const change = isOnSale ? price(to) : null
  if (refusals.length > 0) return { ok: false, refusals, warnings, nearest: nearest(), change }
  const assignment = assignAgain(to, booking, view.nights, others)
  if (assignment && change) return { ok: true, change, warnings, ...assignment }
  const reason = !change ? 'persons-out-of-range' : to.roomId === null ? 'taken' : 'room-not-free'
  return { ok: false, refusals: [refuse(reason)], warnings, nearest: nearest(), change }
}

function priceChange(
  { sold, earlier, roomTypeId, isTaxRemitted = false }: ChangingBooking,
  { arrival, departure, persons, guests }: WishedStay,
  roomType: RoomType,
  { roomTypes, priceList, readings }: PropertyFacts,
): ChangeQuote | null {
  const from = roomTypes.find(({ id }) => id === roomTypeId) ?? roomType
  const known = { isTaxRemitted, ...(guests && { guests }) }
  const to = { roomType, arrival, departure, persons, ...known, screen: 'agenda' } as const
  const answer = changeStay({ sold, earlier, from, to }, priceList, readings)
  return answer.ok ? answer.change : null
}
