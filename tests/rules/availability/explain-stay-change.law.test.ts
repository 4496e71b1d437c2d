import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { explainStay } from '../../../rules/availability/explain-stay.ts'
import {
  type AcceptedChange,
  explainStayChange,
} from '../../../rules/availability/explain-stay-change.ts'
import type { PropertyFacts } from '../../../rules/availability/property-facts.ts'
import {
  type ChangingBooking,
  type WishedStay,
  isAsItStands,
} from '../../../rules/availability/stay-change-question.ts'
import { type Moment, parseDay } from '../../../rules/calendar/day.ts'
import { checkLaw } from '../seen.ts'
import { sold } from './changing.ts'
import { arbitraryPropertyOf } from './property.arbitrary.ts'

/** A booking among those of a property, and a wish for other dates or another room. */
const changes = fc
  .record({
    at: arbitraryPropertyOf(3),
    which: fc.nat(9),
    shift: fc.integer({ min: -6, max: 9 }),
    nights: fc.integer({ min: 1, max: 6 }),
    persons: fc.constantFrom(2, 2, 2, 1, 4),
    room: fc.constantFrom(null, null, 1, 2),
  })
  .map(({ at: { facts: given, moment }, which, shift, nights, persons, room }) => {
    // Of bookings that ended unpaid and of those in another type's room no change is asked here.
    const facts: PropertyFacts = {
      ...given,
      readings: { ...given.readings, 'availability.full.agenda': 'stock' },
    }
    const live = facts.occupancies.filter(
      ({ holdUntil, roomTypeId, arrival }) =>
        holdUntil === null && roomTypeId === 3 && arrival > moment.today,
    )
    const stay = live[which % live.length]
    if (!stay) return null
    const booking = sold(stay, 2, facts)
    const arrival = stay.arrival + shift
    const to: WishedStay = {
      roomTypeId: 3,
      roomId: room,
      arrival,
      departure: arrival + nights,
      persons,
    }
    return { booking, to, facts, moment }
  })

interface Change {
  booking: ChangingBooking
  to: WishedStay
  facts: PropertyFacts
  moment: Moment
}

/** The property and the booking after a change was carried out. */
function carriedOut({ booking, to, facts }: Change, accepted: AcceptedChange) {
  const moves = new Map(accepted.moves.map(({ bookingId, roomId }) => [bookingId, roomId]))
  const { arrival, departure, roomTypeId, persons } = to
  const { roomId } = accepted
  const occupancies = facts.occupancies
    .filter(({ bookingId }) => !accepted.release.includes(bookingId))
    .map((stay) =>
      stay.bookingId === booking.bookingId
        ? { ...stay, arrival, departure, roomId, pinned: false }
        : { ...stay, roomId: moves.get(stay.bookingId) ?? stay.roomId },
    )
  const after: ChangingBooking = {
    ...booking,
    ...{ roomTypeId, roomId, arrival, departure, persons },
    sold: accepted.change.after,
    earlier: [...booking.earlier, booking.sold],
  }
  return { facts: { ...facts, occupancies }, booking: after }
}

describe('a change of a stay', () => {
  it('is accepted exactly when the property without the booking accepts the stay from staff', () => {
    checkLaw('a change is a stay in the property without the booking', (see) =>
      fc.property(changes, (change) => {
        if (!change) return
        const { booking, to, facts, moment } = change
        const answer = explainStayChange({ booking, to, moment }, facts)
        see(answer.ok)
        const occupancies = facts.occupancies.filter(
          ({ bookingId }) => bookingId !== booking.bookingId,
        )
        const asked = explainStay({ ...to, screen: 'agenda', moment }, { ...facts, occupancies })
        expect(answer.ok).toBe(asked.ok)
        expect(answer.warnings).toEqual(asked.ok ? asked.warnings : answer.warnings)
        if (!answer.ok || !asked.ok) return
        // Guests in house keep their room, also where others have to move for it.
        if (to.arrival > moment.today)
          expect(answer.moves.length).toBeLessThanOrEqual(asked.moves.length)
      }),
    )
  })

  it('and the change back are both accepted and cost nothing together', () => {
    checkLaw('one may always change back', (see) =>
      fc.property(changes, (change) => {
        if (!change) return
        const { booking, to, facts, moment } = change
        const there = explainStayChange({ booking, to, moment }, facts)
        see(there.ok)
        if (!there.ok) return
        const after = carriedOut(change, there)
        const { roomTypeId, arrival, departure, persons } = booking
        const former: WishedStay = { roomTypeId, roomId: null, arrival, departure, persons }
        const back = explainStayChange({ booking: after.booking, to: former, moment }, after.facts)
        if (!back.ok) expect(isNotSoldAnyMore(change)).toBe(true)
        else expect(there.change.differenceCents + back.change.differenceCents).toBe(0)
      }),
    )
  })

  it('that is refused names stays near it, each of which is accepted and none is the one it has', () => {
    checkLaw('the nearest stays fit', (see) =>
      fc.property(changes, (change) => {
        if (!change) return
        const { booking, to, facts, moment } = change
        const answer = explainStayChange({ booking, to, moment }, facts)
        see(answer.ok)
        if (answer.ok) return
        for (const { arrival, departure, totalCents } of answer.nearest) {
          const stay = { arrival: parseDay(arrival)!, departure: parseDay(departure)! }
          const near: WishedStay = { ...to, ...stay, roomId: null }
          expect(isAsItStands(near, booking)).toBe(false)
          expect(explainStayChange({ booking, to: near, moment }, facts)).toMatchObject({
            ok: true,
            change: { after: { totalCents } },
          })
        }
      }),
    )
  })
})

/** A booking that stands where a rule refuses its stay today: closed over it, or too short. */
function isNotSoldAnyMore({ booking, facts, moment }: Change): boolean {
  const { roomTypeId, arrival, departure, persons } = booking
  const occupancies = facts.occupancies.filter(({ bookingId }) => bookingId !== booking.bookingId)
  const question = { roomTypeId, arrival, departure, persons, screen: 'agenda', moment } as const
  return !explainStay(question, { ...facts, occupancies }).ok
}
