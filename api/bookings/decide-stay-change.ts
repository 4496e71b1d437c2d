import {
  type AcceptedChange,
  type RefusedChange,
  explainStayChange,
} from '../../rules/availability/explain-stay-change.ts'
import type { PropertyFacts } from '../../rules/availability/property-facts.ts'
import type { ChangingBooking, WishedStay } from '../../rules/availability/stay-change-question.ts'
import type { StayRefusalReason } from '../../rules/availability/stay-refusal.ts'
import { hasStayed } from '../../rules/bookings/attendance.ts'
import { stateAfter } from '../../rules/bookings/booking-life.ts'
import { type Party, guestsOf, isKnownMore, partyOfPersons } from '../../rules/bookings/party.ts'
import { type Moment, type Stay, formatDay } from '../../rules/calendar/day.ts'
import { importedQuote } from '../../rules/quotes/imported-quote.ts'
import { message } from '../../rules/texts/message.ts'
import type { EventStay } from '../subjects/events.ts'
import { notChangeable } from './acts/acted-booking.ts'
import type { StayRecord } from './stay-record.ts'

/** The stay that staff wish for a booking, as the screen sends it. */
export interface StayWish extends Stay {
  roomTypeId: number
  /** The room that staff chose; null, any of the type. */
  roomId: number | null
  persons: number
}

/**
 * Refuses where the stay of a booking cannot be changed in any way. The nights of a no-show stay sold
 * while its room is free: its dates say less than its bill (reading `no-show.nights`).
 *
 * @throws Refused
 */
export function refuseFixed(
  { state, attendance, holdUntil }: Pick<StayRecord, 'state' | 'attendance' | 'holdUntil'>,
  now: number,
): void {
  const hasExpired = state === 'held' && holdUntil!.getTime() <= now
  if (hasExpired || !stateAfter(state, 'change-stay')) throw notChangeable()
  if (attendance === 'no-show') throw notChangeable(message('attendance.stayedAway'))
}

/**
 * Decides about a change of a booking's stay. Of whom the party changed is asked by the number of
 * persons only: ages and residence that are known stay known.
 *
 * @param facts with the bookings since the wished arrival
 */
export function decideStayChange(
  booking: ChangingBooking,
  { wish, party }: { wish: StayWish; party: Party },
  facts: PropertyFacts,
  moment: Moment,
): AcceptedChange | RefusedChange {
  const comes = wish.persons > 0 ? partyOfPersons(party, wish.persons) : party
  const to: WishedStay = { ...wish, ...(isKnownMore(comes) && { guests: guestsOf(comes) }) }
  return explainStayChange({ booking, to, moment }, facts)
}

/** The booking with its quotes; one that was imported without any has its total shared out. */
export function changingBooking(
  stay: StayRecord,
  { roomTypes, priceList, readings }: PropertyFacts,
): ChangingBooking {
  const { id: bookingId, roomTypeId, roomId, arrival, roomUntil: departure, persons, quotes } = stay
  const hasArrived = hasStayed(stay.attendance)
  const isTaxRemitted = stay.touristTax === 'channel'
  const when = { arrival, departure, persons, hasArrived, isTaxRemitted }
  const booking = { bookingId, roomTypeId, roomId, ...when }
  const sold = quotes.at(-1)
  if (sold && sold.lines.length > 0) return { ...booking, sold, earlier: quotes.slice(0, -1) }
  const roomType = roomTypes.find(({ id }) => id === roomTypeId) ?? {
    id: roomTypeId,
    name: stay.roomTypeName,
    slug: '',
    kind: 'ordinary' as const,
    prices: [],
    vatBasisPoints: 0,
  }
  const ordinary = { ...booking, roomType, screen: 'bills' as const }
  const imported = importedQuote(ordinary, stay.totalCents, priceList, readings)
  return { ...booking, sold: imported, earlier: [] }
}

/** Whether a stay is pinned, which warnings staff overruled for it, and why; '' where none. */
type StayTerms = Pick<EventStay, 'pinned' | 'overruled' | 'overruleReason'>

/** What a change makes of a booking beside its dates and its room. */
export interface ChangedStay extends StayTerms {
  party: Party
  overruled: StayRefusalReason[]
}

/**
 * A room that staff ask for is pinned, any other is not (reading `change.room-number`); one that
 * stays with the same dates stays as it was. A change back to the stay before restores what it had:
 * its pin, and the reason that overruled its warnings. A reason given before does again.
 *
 * @param former the stay it had before the last change, if there was one
 */
export function changedStay(
  standing: StayRecord,
  wish: StayWish & { overruleReason: string },
  decided: AcceptedChange,
  former: EventStay | null,
): ChangedStay {
  const isBack = former !== null && isSameStay(former, wish) && former.roomId === decided.roomId
  const overruled = decided.warnings.map(({ reason }) => reason)
  const reasons = [
    { overruled, overruleReason: wish.overruleReason },
    ...(isBack ? [former] : []),
    { overruled: standing.overruled, overruleReason: standing.overruleReason },
  ]
  const known = reasons.find(
    (one) =>
      one.overruleReason !== '' && overruled.every((reason) => one.overruled.includes(reason)),
  )
  return {
    party: partyOfPersons(standing.party, wish.persons),
    pinned: isBack ? former.pinned : isPinned(standing, wish, decided.roomId),
    overruled: [...new Set(overruled)],
    overruleReason: overruled.length === 0 ? '' : (known?.overruleReason ?? ''),
  }
}

function isPinned(stay: StayRecord, to: StayWish, roomId: number): boolean {
  const isKept = roomId === stay.roomId
  if (to.roomId !== null) return isKept ? stay.pinned : true
  const areSameDates = to.arrival === stay.arrival && to.departure === stay.roomUntil
  return isKept && areSameDates && stay.pinned
}

function isSameStay(former: EventStay, wish: StayWish): boolean {
  return (
    former.arrival === formatDay(wish.arrival) &&
    former.departure === formatDay(wish.departure) &&
    former.roomTypeId === wish.roomTypeId &&
    former.persons === wish.persons
  )
}

/** A stay with the names of its room, as screens show it. */
export function namedStay(
  { arrival, departure, roomTypeId, roomId, persons }: StayWish,
  { roomTypes, rooms }: PropertyFacts,
) {
  return {
    arrival: formatDay(arrival),
    departure: formatDay(departure),
    roomTypeId,
    roomTypeName: roomTypes.find(({ id }) => id === roomTypeId)?.name ?? '',
    roomId,
    roomNumber: rooms.find(({ id }) => id === roomId)?.number ?? null,
    persons,
  }
}

/** The stay of a booking as its timeline keeps it. */
export function eventStay(
  stay: StayWish,
  { pinned, overruled, overruleReason }: StayTerms,
  facts: PropertyFacts,
): EventStay {
  return { ...namedStay(stay, facts), pinned, overruled, overruleReason }
}
