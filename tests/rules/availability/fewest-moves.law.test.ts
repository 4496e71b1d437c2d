import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { assignRoom, assignmentOf } from '../../../rules/availability/assign-room.ts'
import { fewestMoves } from '../../../rules/availability/fewest-moves.ts'
import type { PropertyFacts } from '../../../rules/availability/property-facts.ts'
import { roomNights } from '../../../rules/availability/room-nights.ts'
import { checkLaw } from '../seen.ts'
import { arbitraryAllocation } from './allocation.arbitrary.ts'
import { type Wanted, roomsInUse, someRoomExists, staysPut } from './brute-force.ts'
import { expectGoodAssignment } from './check-assignment.ts'

const busy = arbitraryAllocation('mixed', { min: 2, max: 3 }, 3)

/** Every choice of so many of the items. */
function* choices<T>(items: readonly T[], count: number, from = 0): Generator<T[]> {
  if (count === 0) yield []
  else
    for (let index = from; index <= items.length - count; index++)
      for (const rest of choices(items, count - 1, index + 1)) yield [items[index]!, ...rest]
}

/** Tries every set of bookings that might move, the smallest first, with all others pinned. */
function leastMoves(wanted: Wanted, facts: PropertyFacts): number | null {
  const rooms = roomsInUse(facts, wanted.roomTypeId)
  const movable = facts.occupancies.filter((stay) => {
    const room = rooms.find(({ id }) => id === stay.roomId)
    return room && !staysPut(stay, room, facts, wanted.moment)
  })
  for (let count = 0; count <= movable.length; count++)
    for (const moving of choices(movable, count)) {
      const occupancies = facts.occupancies.map((stay) =>
        moving.includes(stay) ? stay : { ...stay, pinned: true },
      )
      if (someRoomExists(wanted, { ...facts, occupancies })) return count
    }
  return null
}

/** The arrangement with the fewest moves, held to what every assignment promises. */
function arranged(wanted: Wanted, facts: PropertyFacts): number | null {
  const { roomTypeId, moment, arrival, departure, roomId = null } = wanted
  const roomType = facts.roomTypes.find(({ id }) => id === roomTypeId)!
  const nights = roomNights(roomType, facts, moment)
  const from = arrival - moment.today
  const until = departure - moment.today
  const room = roomId === null ? null : nights.rooms.findIndex(({ id }) => id === roomId)
  const found = fewestMoves(nights, room, from, until, facts.occupancies.length)
  if (!found) return null
  expectGoodAssignment(wanted, assignmentOf(nights, found, from, until), facts)
  return found.moved.length
}

describe('the fewest moves that make a stay fit', () => {
  it('are as few as trying every set of bookings finds', { timeout: 60_000 }, () => {
    checkLaw(
      'no smaller set of moves does',
      (see) =>
        fc.property(busy, ({ wanted, facts }) => {
          const moves = arranged(wanted, facts)
          see(moves !== null)
          expect(moves).toBe(leastMoves(wanted, facts))
        }),
      300,
    )
  })

  it(
    'are as few for a room that was asked for, and never more than the allocator needs',
    { timeout: 60_000 },
    () => {
      checkLaw(
        'no smaller set of moves clears the room',
        (see) =>
          fc.property(busy, fc.nat(9), ({ wanted, facts }, place) => {
            const rooms = roomsInUse(facts, wanted.roomTypeId)
            const asked = { ...wanted, roomId: rooms[place % rooms.length]!.id }
            const moves = arranged(asked, facts)
            see(moves !== null)
            expect(moves).toBe(leastMoves(asked, facts))
            expect(moves ?? 0).toBeLessThanOrEqual(assignRoom(asked, facts)?.moves.length ?? 0)
          }),
        300,
      )
    },
  )
})
