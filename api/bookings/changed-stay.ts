import type { AcceptedChange } from '../../rules/availability/explain-stay-change.ts'
import type { PropertyFacts } from '../../rules/availability/property-facts.ts'
import type { StayRefusalReason } from '../../rules/availability/stay-refusal.ts'
import { type Party, partyOfPersons } from '../../rules/bookings/party.ts'
import { formatDay } from '../../rules/calendar/day.ts'
import type { EventStay } from '../subjects/events.ts'
import type { StayWish } from './decide-stay-change.ts'
import type { StandingBooking } from './standing-booking.ts'

/** What a change makes of a booking beside its dates and its room. */
export interface ChangedStay {
  party: Party
  pinned: boolean
  /** The warnings that staff overrule, and why; '' where nobody says why. */
  overruled: StayRefusalReason[]
  overruleReason: string
}

/**
 * A room that staff ask for is pinned, any other is not (reading `change.room-number`); one that
 * stays with the same dates stays as it was. A change back to the stay before restores what it had:
 * its pin, and the reason that overruled its warnings. A reason given before does again.
 *
 * @param former the stay it had before the last change, if there was one
 */
export function changedStay(
  standing: StandingBooking,
  wish: StayWish & { overruleReason: string },
  decided: AcceptedChange,
  former: EventStay | null,
): ChangedStay {
  const isBack = former !== null && isSameStay(former, wish) && former.roomId === decided.roomId
  const overruled = decided.warnings.map(({ reason }) => reason)
  const given = wish.overruleReason.trim()
  const reasons = [
    { overruled, overruleReason: given },
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

function isPinned({ stay, pinned }: StandingBooking, to: StayWish, roomId: number): boolean {
  const isKept = roomId === stay.roomId
  if (to.roomId !== null) return isKept ? pinned : true
  const areSameDates = to.arrival === stay.arrival && to.departure === stay.departure
  return isKept && areSameDates && pinned
}

function isSameStay(former: EventStay, wish: StayWish): boolean {
  return (
    former.arrival === formatDay(wish.arrival) &&
    former.departure === formatDay(wish.departure) &&
    former.roomTypeId === wish.roomTypeId &&
    former.persons === wish.persons
  )
}

/** The stay of a booking as its timeline keeps it. */
export function eventStay(
  { arrival, departure, roomTypeId, roomId, persons }: StayWish,
  kept: Pick<EventStay, 'pinned' | 'overruled' | 'overruleReason'>,
  { roomTypes, rooms }: PropertyFacts,
): EventStay {
  const { pinned, overruled, overruleReason } = kept
  return {
    arrival: formatDay(arrival),
    departure: formatDay(departure),
    roomTypeId,
    roomTypeName: roomTypes.find(({ id }) => id === roomTypeId)?.name ?? '',
    roomId,
    roomNumber: rooms.find(({ id }) => id === roomId)?.number ?? null,
    persons,
    pinned,
    overruled,
    overruleReason,
  }
}
