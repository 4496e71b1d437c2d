import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { dragTo, isUnmoved, stepBy, takeHold } from '../../../admin/agenda/grid-hand.ts'
import { roomColumns } from '../../../admin/agenda/room-columns.ts'
import { agendaOf, booking, monday, now } from '../setup/agenda-of.ts'

const stay = roomColumns(agendaOf([booking(1, 3)]), now)[0]!.stays[0]!
const day = (n: number) => monday + n
const held = (kind: 'move' | 'arrival' | 'departure', grip = 1) =>
  takeHold(kind, stay, { room: 0, day: day(grip) })
const anyKind = fc.constantFrom('move' as const, 'arrival' as const, 'departure' as const)
const anySpot = fc.record({ room: fc.nat({ max: 8 }), day: fc.integer({ min: 0, max: 40_000 }) })

describe('a stay that is dragged', () => {
  it('goes to the room of the pointer, and as many days on as the pointer went', () => {
    const hand = dragTo(held('move', 2), { room: 1, day: day(4) })
    expect(hand.target).toEqual({ room: 1, arrival: day(3), departure: day(5) })
  })

  it('is as long as it was', () => {
    fc.assert(
      fc.property(anySpot, (spot) => {
        const { target } = dragTo(held('move'), spot)
        expect(target.departure - target.arrival).toBe(2)
      }),
    )
  })

  it('is unmoved once it is back where it was, whichever way it went', () => {
    fc.assert(
      fc.property(anySpot, anyKind, (spot, kind) => {
        const grip = { room: 0, day: day(kind === 'departure' ? 3 : 1) }
        const hand = takeHold(kind, stay, grip)
        expect(isUnmoved(dragTo(dragTo(hand, spot), grip))).toBe(true)
      }),
    )
  })
})

describe('an end of a stay that is pulled', () => {
  it('follows the day, in its own room', () => {
    const longer = dragTo(held('departure', 3), { room: 1, day: day(5) })
    expect(longer.target).toEqual({ room: 0, arrival: day(1), departure: day(5) })
    const earlier = dragTo(held('arrival'), { room: 1, day: day(0) })
    expect(earlier.target).toEqual({ room: 0, arrival: day(0), departure: day(3) })
  })

  it('leaves at least one night, wherever it is pulled', () => {
    fc.assert(
      fc.property(anySpot, anyKind, (spot, kind) => {
        const { target } = dragTo(held(kind), spot)
        expect(target.departure).toBeGreaterThan(target.arrival)
      }),
    )
  })
})

describe('empty nights that are dragged over', () => {
  const from = takeHold('choose', null, { room: 1, day: day(2) })

  it('run from the first day to the last, in the room where it began', () => {
    const stretch = { room: 1, arrival: day(2), departure: day(5) }
    expect(dragTo(from, { room: 0, day: day(5) }).target).toEqual(stretch)
    const back = takeHold('choose', null, { room: 1, day: day(5) })
    expect(dragTo(back, { room: 1, day: day(2) }).target).toEqual(stretch)
  })

  it('are one night within one day', () => {
    const oneNight = { room: 1, arrival: day(2), departure: day(3) }
    expect(dragTo(from, { room: 1, day: day(2) }).target).toEqual(oneNight)
  })
})

describe('a step by keyboard', () => {
  it('moves by a room, a day, or adds a night', () => {
    const { target } = stepBy(
      stepBy(stepBy(held('move'), { rooms: 1 }, 2), { days: -1 }, 2),
      { nights: 1 },
      2,
    )
    expect(target).toEqual({ room: 1, arrival: day(0), departure: day(3) })
  })

  it('leaves no room and no night out', () => {
    const hand = held('move')
    expect(stepBy(hand, { rooms: -1 }, 2)).toBe(hand)
    expect(stepBy(stepBy(hand, { nights: -1 }, 2), { nights: -1 }, 2).target).toEqual({
      room: 0,
      arrival: day(1),
      departure: day(2),
    })
  })
})
