import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type NightRange, joinedNights } from '../../../rules/closures/night-range.ts'
import { type ClosedNights, isOf, takeBack } from '../../../rules/closures/take-back.ts'

/** Rooms 1 and 2 of type 1, room 3 alone of type 2, rooms 4 and 5 of type 3. */
const rooms = [
  { id: 1, roomTypeId: 1 },
  { id: 2, roomTypeId: 1 },
  { id: 3, roomTypeId: 2 },
  { id: 4, roomTypeId: 3 },
  { id: 5, roomTypeId: 3 },
]
const house: ClosedNights = { roomId: null, roomTypeId: null, from: 100, until: 110 }

describe('Taking back a vacation', () => {
  it('opens all of it where every night and room is named', () => {
    expect(takeBack(house, { from: 100, until: 110, roomIds: null }, rooms)).toEqual([])
    expect(takeBack(house, { from: 90, until: 200, roomIds: [1, 2, 3, 4, 5] }, rooms)).toEqual([])
  })

  it('leaves the nights before and after those that are opened', () => {
    expect(takeBack(house, { from: 103, until: 105, roomIds: null }, rooms)).toEqual([
      { ...house, until: 103 },
      { ...house, from: 105 },
    ])
  })

  it('of one room leaves the others closed: whole types by their type, others room by room', () => {
    expect(takeBack(house, { from: 100, until: 102, roomIds: [1] }, rooms)).toEqual([
      { roomId: 2, roomTypeId: null, from: 100, until: 102 },
      { roomId: 3, roomTypeId: null, from: 100, until: 102 },
      { roomId: null, roomTypeId: 3, from: 100, until: 102 },
      { ...house, from: 102 },
    ])
  })

  it.each([
    ['other nights', { from: 110, until: 120, roomIds: null }],
    ['a room it does not close', { from: 100, until: 110, roomIds: [4] }],
    ['no room', { from: 100, until: 110, roomIds: [] }],
  ])('changes nothing for %s', (_, asked) => {
    const room: ClosedNights = { ...house, roomId: 1 }
    expect(takeBack(room, asked, rooms)).toEqual([room])
  })

  const day = fc.integer({ min: 95, max: 115 })
  const closed = fc.record({
    scope: fc.constantFrom(
      { roomId: null, roomTypeId: null },
      { roomId: null, roomTypeId: 1 },
      { roomId: null, roomTypeId: 3 },
      { roomId: 3, roomTypeId: null },
    ),
    from: day,
    nights: fc.integer({ min: 1, max: 10 }),
  })
  const asked = fc.record({
    from: day,
    until: day,
    roomIds: fc.option(fc.subarray(rooms.map(({ id }) => id))),
  })

  it('opens exactly the nights of the rooms that were named, and closes none twice', () => {
    fc.assert(
      fc.property(closed, asked, ({ scope, from, nights }, back) => {
        const whole = { ...scope, from, until: from + nights }
        const left = takeBack(whole, back, rooms)
        const wrong = rooms.flatMap((room) =>
          Array.from({ length: 40 }, (_, i) => 90 + i).filter((night) => {
            const shuts = (part: ClosedNights) =>
              isOf(room, part) && part.from <= night && night < part.until
            const isBack =
              back.from <= night &&
              night < back.until &&
              (back.roomIds === null || back.roomIds.includes(room.id))
            return left.filter(shuts).length !== (shuts(whole) && !isBack ? 1 : 0)
          }),
        )
        expect(wrong).toEqual([])
      }),
    )
  })
})

describe('Ranges of nights that are joined', () => {
  it('become one where they overlap or touch', () => {
    expect(
      joinedNights([
        { first: 10, last: 12 },
        { first: 1, last: 3 },
        { first: 4, last: 5 },
        { first: 12, last: 15 },
        { first: 20, last: 19 },
      ]),
    ).toEqual([
      { first: 1, last: 5 },
      { first: 10, last: 15 },
    ])
  })

  it('have the nights they had, each once, with a free night between any two', () => {
    const range = fc.record({ first: fc.nat(30), last: fc.nat(30) })
    fc.assert(
      fc.property(fc.array(range), (ranges) => {
        const nightsOf = (all: NightRange[]) =>
          all.flatMap(({ first, last }) =>
            Array.from({ length: Math.max(0, last - first + 1) }, (_, i) => first + i),
          )
        const joined = joinedNights(ranges)
        expect(nightsOf(joined)).toEqual([...new Set(nightsOf(ranges))].toSorted((a, b) => a - b))
        for (const [i, { first }] of joined.slice(1).entries())
          expect(first).toBeGreaterThan(joined[i]!.last + 1)
      }),
    )
  })
})
