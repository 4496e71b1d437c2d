import { describe, expect, it } from 'vitest'
import { type Placing, placeStays } from '../../../rules/availability/place-stays.ts'
import type { PropertyFacts } from '../../../rules/availability/property-facts.ts'
import { roomNights } from '../../../rules/availability/room-nights.ts'
import { hardMoment, hardProperty, hopelessProperty } from './hard-property.ts'

/** A property with one more stay in it. */
function placingOf(facts: PropertyFacts, from: number, until: number): Placing {
  const roomType = facts.roomTypes.find(({ id }) => id === 3)!
  const { rooms, blocked, movable } = roomNights(roomType, facts, hardMoment)
  const fresh = { bookingId: 'fresh', room: -1, from, until }
  const stays = [...movable, fresh].toSorted((a, b) => a.from - b.from)
  return { stays, rooms: rooms.length, from: 0, blocked }
}

/** How many placements are tried until the stays have rooms, or none is left to try. */
function tries(placing: Placing): { isPlaced: boolean; tried: number } {
  const budget = { placements: 40_000 }
  const isPlaced = placeStays(placing, budget) !== null
  return { isPlaced, tried: 40_000 - budget.placements }
}

/**
 * From which night until which, whether that can be, and the most placements it may take: 40 is
 * one a booking, past 300 the choices are pruned first.
 */
const wishes = [
  [1, 85, false, 0],
  [16, 20, true, 40],
  [33, 36, true, 40],
  [30, 40, false, 72],
  [44, 54, true, 111],
  [43, 55, false, 118],
  [40, 49, true, 155],
  [43, 54, true, 530],
  [43, 53, true, 675],
  [57, 65, true, 508],
  // Without pruning some two thousand.
  [60, 66, false, 351],
  [65, 85, false, 349],
] as const

describe('Rooms for all guests of a full property', () => {
  it.each(wishes)('from night %i until %i are found or not: %s, in %i tries', (...wish) => {
    const [from, until, isPlaced, most] = wish
    const answer = tries(placingOf(hardProperty, from, until))
    expect(answer.isPlaced).toBe(isPlaced)
    expect(answer.tried).toBeLessThanOrEqual(most)
  })

  it('are known not to be there by what guests leave each other, not by trying', () => {
    const answer = tries(placingOf(hopelessProperty, 27, 32))
    expect(answer.isPlaced).toBe(false)
    // By trying alone it takes two thousand.
    expect(answer.tried).toBeLessThanOrEqual(329)
  })

  it('are not searched for any longer than was allowed', () => {
    const budget = { placements: 600 }
    expect(placeStays(placingOf(hardProperty, 43, 53), budget)).toBeNull()
    expect(budget.placements).toBeLessThan(0)
    expect(budget.placements).toBeGreaterThan(-50)
  })
})
