import fc from 'fast-check'
import type { PropertyFacts, Occupancy } from '../../../rules/availability/property-facts.ts'
import type { Allocation } from './allocation.arbitrary.ts'
import { roomsOf } from './property.arbitrary.ts'
import { property, momentOn } from './property.ts'
import { arbitraryOccupancies } from './occupancies.arbitrary.ts'

const moment = momentOn('2026-03-02')
const roomTypeId = 3

/**
 * True when a booking may be put in another room by hand: paid or held, not pinned, not in house,
 * of this type.
 */
const isLoose = (stay: Occupancy) =>
  !stay.pinned &&
  stay.arrival > moment.today &&
  stay.roomTypeId === roomTypeId &&
  stay.holdUntil !== moment.instant

/** Puts a booking in another room where nobody is in its way; otherwise leaves it. */
function shuffle(stays: Occupancy[], which: number, roomId: number): Occupancy[] {
  const stay = stays[which % stays.length]
  if (!stay || !isLoose(stay)) return stays
  const isTaken = stays.some(
    (other) =>
      other !== stay &&
      other.roomId === roomId &&
      other.arrival < stay.departure &&
      stay.arrival < other.departure,
  )
  return isTaken ? stays : stays.map((other) => (other === stay ? { ...other, roomId } : other))
}

/**
 * A large busy property and a stay for which a room is known to exist: one of its own bookings was
 * taken out, and then the others were shuffled, one legal move after another. Null when the property
 * has no booking that could be taken out.
 */
export const arbitraryShuffledProperty: fc.Arbitrary<Allocation | null> = fc
  .integer({ min: 5, max: 10 })
  .chain((count) => {
    const rooms = roomsOf(roomTypeId, count)
    return fc
      .record({
        stays: arbitraryOccupancies(rooms, moment, 'mixed', { min: 5, max: 9 }),
        which: fc.nat(2),
        moves: fc.array(fc.tuple(fc.nat(100), fc.integer({ min: 1, max: count })), {
          minLength: 400,
          maxLength: 600,
        }),
      })
      .map(({ stays, which, moves }) => {
        // One of the longest: its room does not stay empty for long.
        const loose = stays
          .filter(isLoose)
          .sort((a, b) => b.departure - b.arrival - (a.departure - a.arrival))
        const taken = loose[which]
        if (!taken) return null
        const { arrival, departure } = taken
        const rest = stays.filter((stay) => stay !== taken && stay.holdUntil !== moment.instant)
        const occupancies = moves.reduce(
          (shuffled, [stay, room]) => shuffle(shuffled, stay, room),
          rest,
        )
        const facts: PropertyFacts = property({ rooms, occupancies })
        return { wanted: { roomTypeId, arrival, departure, moment }, facts }
      })
  })
