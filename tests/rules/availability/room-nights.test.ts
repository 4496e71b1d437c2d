import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { assignRoom } from '../../../rules/availability/assign-room.ts'
import type { Occupancy, PropertyFacts } from '../../../rules/availability/property-facts.ts'
import { countRooms, freeRooms, roomNights } from '../../../rules/availability/room-nights.ts'
import { booked, closed, day, momentOn, property, roomTypes } from './property.ts'

const moment = momentOn('2026-03-02')

/** Rooms of the small type, of which there are two, that are free on the first five nights. */
function free(...occupancies: Occupancy[]): number[] {
  const nights = roomNights(roomTypes[0]!, property({ occupancies }), moment)
  return [0, 1, 2, 3, 4].map((night) => freeRooms(nights, night))
}
const roomless = { roomId: null }

describe('The free rooms of a night', () => {
  it('are those without a booking, from its arrival until its departure', () => {
    expect(free()).toEqual([2, 2, 2, 2, 2])
    expect(free(booked(1, '2026-03-03', '2026-03-05'))).toEqual([2, 1, 1, 2, 2])
    expect(free(booked(1, '2026-02-20', '2026-03-04'))).toEqual([1, 1, 2, 2, 2])
    expect(free(booked(1, '2026-02-20', '2026-03-02'))).toEqual([2, 2, 2, 2, 2])
    expect(free(booked(3, '2026-03-02', '2026-03-05'))).toEqual([2, 2, 2, 2, 2])
  })

  it('are one fewer for each booking of the type that has no room yet', () => {
    expect(free(booked(1, '2026-03-03', '2026-03-05', roomless))).toEqual([2, 1, 1, 2, 2])
    expect(free(booked(1, '2026-02-20', '2026-03-04', roomless))).toEqual([1, 1, 2, 2, 2])
    expect(free(booked(3, '2026-03-03', '2026-03-05', roomless))).toEqual([2, 2, 2, 2, 2])
  })

  it('are not those in which a guest of another type is, nor more for one in a room out of use', () => {
    const visitor = booked(1, '2026-03-03', '2026-03-05', { roomTypeId: 2 })
    expect(free(visitor)).toEqual([2, 1, 1, 2, 2])
    const rooms = property().rooms.map((room) => ({ ...room, active: room.number !== 2 }))
    const facts = property({ rooms, occupancies: [booked(2, '2026-03-03', '2026-03-05')] })
    const nights = roomNights(roomTypes[0]!, facts, moment)
    expect([0, 1, 2].map((night) => freeRooms(nights, night))).toEqual([1, 1, 1])
    expect(nights.movable).toEqual([])
  })

  it('reach past what is on sale where a booking does', () => {
    const far = booked(1, '2027-04-01', '2027-04-20')
    const { onSale, open } = roomNights(roomTypes[0]!, property({ occupancies: [far] }), moment)
    expect(open.length).toBe(far.departure - moment.today)
    expect(onSale).toBeLessThan(open.length)
  })
})

describe('A set of rooms', () => {
  it('has as many as were put in it, up to 31', () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.nat(30)), (places) => {
        expect(countRooms(places.reduce((bits, place) => bits | (1 << place), 0))).toBe(
          places.length,
        )
      }),
    )
    expect(countRooms(0x7fffffff)).toBe(31)
  })
})

describe('A booking without a room', () => {
  const assign = (arrival: string, departure: string, facts: PropertyFacts) =>
    assignRoom({ roomTypeId: 1, arrival: day(arrival), departure: day(departure), moment }, facts)

  it('keeps a room to come, also where it is chained to the stay by another', () => {
    const facts = property({
      occupancies: [
        booked(1, '2026-03-09', '2026-03-12', roomless),
        booked(2, '2026-03-11', '2026-03-14'),
      ],
      closures: [closed({ number: 2 }, '2026-03-08', '2026-03-10')],
    })
    // The roomless one can only be in room 1, so the other stays in room 2.
    expect(assign('2026-03-13', '2026-03-16', facts)).toMatchObject({ roomId: 101 })
    expect(assign('2026-03-11', '2026-03-12', facts)).toBeNull()
    expect(assign('2026-03-12', '2026-03-16', facts)).toMatchObject({ roomId: 101 })
  })

  it('keeps it where the stay would move another into it, before the stay or after', () => {
    const far = booked(1, '2026-05-04', '2026-05-06')
    // The one without a room can only be in room 1, the stay only in room 2.
    const before = property({
      occupancies: [
        booked(1, '2026-03-09', '2026-03-12', roomless),
        booked(2, '2026-03-11', '2026-03-14'),
        far,
      ],
      closures: [
        closed({ number: 2 }, '2026-03-08', '2026-03-10'),
        closed({ number: 1 }, '2026-03-15', '2026-03-17'),
      ],
    })
    expect(assign('2026-03-13', '2026-03-16', before)).toBeNull()
    const after = property({
      occupancies: [
        booked(1, '2026-03-20', '2026-03-23', roomless),
        booked(2, '2026-03-18', '2026-03-21'),
        far,
      ],
      closures: [
        closed({ number: 1 }, '2026-03-15', '2026-03-17'),
        closed({ number: 2 }, '2026-03-22', '2026-03-24'),
      ],
    })
    expect(assign('2026-03-16', '2026-03-19', after)).toBeNull()
  })

  it('takes the last room of its type', () => {
    const pinned = booked(2, '2026-03-09', '2026-03-12', { pinned: true })
    const one = booked(1, '2026-03-10', '2026-03-11', roomless)
    expect(assign('2026-03-09', '2026-03-12', property({ occupancies: [pinned] }))).not.toBeNull()
    expect(assign('2026-03-09', '2026-03-12', property({ occupancies: [pinned, one] }))).toBeNull()
  })
})
