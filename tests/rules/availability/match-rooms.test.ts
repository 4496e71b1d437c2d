import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { canMatchRooms, withoutHopeless } from '../../../rules/availability/match-rooms.ts'

/** Rooms as bits: `rooms(0, 2)` are the first and the third. */
const rooms = (...places: number[]) => places.reduce((bits, place) => bits | (1 << place), 0)

/** Whether each guest can have a room of their own, by trying every way. */
function byTrying([first, ...others]: readonly number[], taken = 0): boolean {
  if (first === undefined) return true
  return [...Array(31).keys()].some((place) => {
    const bit = 1 << place
    return (first & bit & ~taken) !== 0 && byTrying(others, taken | bit)
  })
}
const choices = fc.array(fc.nat(31), { maxLength: 5 })

describe('Guests of whom each needs a room', () => {
  it('have one each where somebody can take another', () => {
    expect(canMatchRooms([rooms(0, 1), rooms(0)])).toBe(true)
    expect(canMatchRooms([rooms(0, 1), rooms(0, 2), rooms(0)])).toBe(true)
    expect(canMatchRooms([rooms(30), rooms(0, 30)])).toBe(true)
    expect(canMatchRooms([])).toBe(true)
  })

  it('have not where two want one room, or one wants none', () => {
    expect(canMatchRooms([rooms(0), rooms(0)])).toBe(false)
    expect(canMatchRooms([rooms(0, 1), rooms(0, 1), rooms(0, 1)])).toBe(false)
    expect(canMatchRooms([rooms(0), 0])).toBe(false)
  })

  it('have one each exactly where trying every way finds it', () => {
    fc.assert(
      fc.property(choices, (asked) => {
        expect(canMatchRooms(asked)).toBe(byTrying(asked))
      }),
    )
  })
})

describe('The rooms that a guest can still hope for', () => {
  it('are those that are left when each other guest has one', () => {
    expect(withoutHopeless([rooms(0, 1), rooms(0)])).toEqual([rooms(1), rooms(0)])
    expect(withoutHopeless([rooms(0, 1, 2), rooms(0, 1)])).toEqual([rooms(0, 1, 2), rooms(0, 1)])
    expect(withoutHopeless([rooms(0), rooms(0)])).toBeNull()
    expect(withoutHopeless([])).toEqual([])
  })

  it('are exactly those with which each has one', () => {
    fc.assert(
      fc.property(choices, (asked) => {
        const kept = withoutHopeless(asked)
        expect(kept === null).toBe(!byTrying(asked))
        kept?.forEach((bits, guest) => {
          for (let place = 0; place < 5; place++) {
            const given = asked.map((own, other) => (other === guest ? own & rooms(place) : own))
            expect((bits & rooms(place)) !== 0).toBe(byTrying(given))
          }
        })
      }),
    )
  })
})
