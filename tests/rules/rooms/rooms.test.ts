import { describe, expect, it } from 'vitest'
import { explainStay } from '../../../rules/availability/explain-stay.ts'
import { activeRooms } from '../../../rules/rooms/active-rooms.ts'
import {
  arePersonsAllowed,
  mostPersons,
  personsAllowed,
  priceOfPersons,
} from '../../../rules/rooms/persons-allowed.ts'
import { day, property, question, rooms, roomTypes } from '../availability/property.ts'

const [small, , large, family] = roomTypes
const gapped = {
  ...small!,
  prices: [
    { persons: 4, cents: 9000 },
    { persons: 1, cents: 5000 },
  ],
}

describe('the stock of a room type', () => {
  it('is its active rooms, by number (rooms.physical)', () => {
    expect(
      [1, 2, 3, 4].map((type) => activeRooms(rooms, type).map(({ number }) => number)),
    ).toEqual([[1, 2], [3, 4, 5], [9, 10, 11], [12]])
    expect(
      activeRooms(
        rooms.toReversed().map((room) => ({ ...room, active: room.number !== 4 })),
        2,
      ).map(({ number }) => number),
    ).toEqual([3, 5])
  })

  it('is at most 31 rooms: more are there, and are not sold', () => {
    const many = Array.from({ length: 40 }, (_, index) => ({
      id: index + 1,
      roomTypeId: 1,
      number: 40 - index,
      label: '',
      active: true,
    }))
    expect(activeRooms(many, 1).map(({ number }) => number)).toEqual(
      Array.from({ length: 31 }, (_, index) => index + 1),
    )
    const facts = property({ rooms: many })
    const answer = explainStay(question('2026-03-02', '2026-03-04'), facts)
    expect(answer.ok && activeRooms(many, 1).some(({ id }) => id === answer.roomId)).toBe(true)
    const occupancies = activeRooms(many, 1).map(({ id }) => ({
      bookingId: `${id}`,
      roomTypeId: 1,
      roomId: id,
      arrival: day('2026-03-02'),
      departure: day('2026-03-04'),
      pinned: false,
      holdUntil: null,
    }))
    const full = explainStay(question('2026-03-02', '2026-03-04'), { ...facts, occupancies })
    expect(full).toMatchObject({ ok: false, refusals: [{ reason: 'taken' }] })
  })
})

describe('the persons of a room', () => {
  it('are 1 to the most that have a price (G §5)', () => {
    expect(personsAllowed(large!, 'guest')).toEqual({ least: 1, most: 3 })
    expect(mostPersons(gapped)).toBe(4)
    expect(mostPersons({ prices: [] })).toBe(0)
    expect(
      [0, 1, 2, 3, 1.5].map((persons) => arePersonsAllowed(small!, persons, 'agenda')),
    ).toEqual([false, true, true, false, false])
  })

  it('are 4 to 6 in the family room for guests, 1 to 6 for staff (G §2, BO §2)', () => {
    expect(personsAllowed(family!, 'guest')).toEqual({ least: 4, most: 6 })
    expect(personsAllowed(family!, 'agenda')).toEqual({ least: 1, most: 6 })
  })

  it('without a price of their own pay that of the next larger number (price.missing-persons)', () => {
    expect(
      [0, 1, 1.5, 2, 3, 4, 5].map((persons) => priceOfPersons(gapped, persons)?.persons ?? null),
    ).toEqual([null, 1, null, 4, 4, 4, null])
  })
})
