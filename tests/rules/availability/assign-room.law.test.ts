import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { assignRoom } from '../../../rules/availability/assign-room.ts'
import { areCasesCutShort, checkAlways, checkLaw } from '../seen.ts'
import { type Allocation, arbitraryAllocation } from './allocation.arbitrary.ts'
import { isLive, roomsInUse, someRoomExists } from './brute-force.ts'
import { expectGoodAssignment } from './check-assignment.ts'
import { arbitraryShuffledProperty } from './shuffled-property.arbitrary.ts'

const free = arbitraryAllocation('plain', { min: 1, max: 10 }, 6)
const constrained = arbitraryAllocation('mixed', { min: 2, max: 4 }, 4)

/** True when some room is free on each night, whichever room it is. */
function hasFreeRoomEveryNight({ wanted, facts }: Allocation): boolean {
  for (let night = wanted.arrival; night < wanted.departure; night++) {
    if (
      facts.occupancies.filter((stay) => stay.arrival <= night && night < stay.departure).length >=
      facts.rooms.length
    )
      return false
  }
  return true
}

describe('an allocation', () => {
  it(
    'exists, without pinned stays, exactly when every night has a free room',
    { timeout: 30_000 },
    () => {
      checkLaw(
        'without pins a free room every night is enough',
        (see) =>
          fc.property(free, (allocation) => {
            const assignment = assignRoom(allocation.wanted, allocation.facts)
            see(assignment !== null)
            expect(assignment !== null).toBe(hasFreeRoomEveryNight(allocation))
            if (assignment) expectGoodAssignment(allocation.wanted, assignment, allocation.facts)
          }),
        1000,
      )
    },
  )

  it(
    'is found, with pins, closures and guests in house, exactly when trying every room finds one',
    { timeout: 30_000 },
    () => {
      checkLaw(
        'with pins the search is exact',
        (see) =>
          fc.property(constrained, ({ wanted, facts }) => {
            const assignment = assignRoom(wanted, facts)
            see(assignment !== null)
            expect(assignment !== null).toBe(someRoomExists(wanted, facts))
            if (assignment) expectGoodAssignment(wanted, assignment, facts)
          }),
        2000,
      )
    },
  )

  it(
    'in a room that was asked for is found exactly when trying every other room for the others finds one',
    { timeout: 30_000 },
    () => {
      checkLaw(
        'the room asked for is cleared exactly',
        (see) =>
          fc.property(constrained, fc.nat(9), ({ wanted, facts }, place) => {
            const rooms = roomsInUse(facts, wanted.roomTypeId)
            const roomId = rooms[place % rooms.length]!.id
            const assignment = assignRoom({ ...wanted, roomId }, facts)
            see(assignment !== null)
            expect(assignment !== null).toBe(someRoomExists({ ...wanted, roomId }, facts))
            if (!assignment) return
            expect(assignment.roomId).toBe(roomId)
            expectGoodAssignment(wanted, assignment, facts)
          }),
        2000,
      )
    },
  )

  it('moves no pinned stay and no guest in house', { timeout: 30_000 }, () => {
    checkLaw(
      'pinned stays are not moved',
      (see) =>
        fc.property(constrained, ({ wanted, facts }) => {
          const assignment = assignRoom(wanted, facts)
          see(assignment !== null)
          const moved = facts.occupancies.filter(({ bookingId }) =>
            assignment?.moves.some((move) => move.bookingId === bookingId),
          )
          expect(
            moved.filter((stay) => stay.pinned || stay.arrival <= wanted.moment.today),
          ).toEqual([])
        }),
      500,
    )
  })

  it('releases ended holds only', { timeout: 30_000 }, () => {
    checkLaw(
      'released holds have ended',
      (see) =>
        fc.property(constrained, ({ wanted, facts }) => {
          const assignment = assignRoom(wanted, facts)
          see(assignment !== null)
          for (const bookingId of assignment?.release ?? [])
            expect(
              isLive(
                facts.occupancies.find((stay) => stay.bookingId === bookingId)!,
                facts,
                wanted.moment,
              ),
            ).toBe(false)
        }),
      500,
    )
  })

  it(
    'is found in a property of up to ten rooms when one is known to exist',
    { timeout: 30_000 },
    () => {
      let needed = 0
      checkAlways(
        fc.property(arbitraryShuffledProperty, (allocation) => {
          if (!allocation) return
          const { wanted, facts } = allocation
          const assignment = assignRoom(wanted, facts)
          if (assignment?.moves.length !== 0) needed++
          expect(assignment).not.toBeNull()
          expectGoodAssignment(wanted, assignment!, facts)
        }),
        300,
      )
      if (areCasesCutShort()) return
      expect(needed, 'properties where bookings had to move').toBeGreaterThanOrEqual(60)
    },
  )
})
