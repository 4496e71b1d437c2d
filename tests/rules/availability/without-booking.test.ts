import { describe, expect, it } from 'vitest'
import { hadGuest, withoutBooking } from '../../../rules/availability/without-booking.ts'
import { booked, day, momentOn, property } from './property.ts'

const moment = momentOn('2026-03-02')

describe('The property without a booking', () => {
  const own = booked(1, '2026-02-27', '2026-03-06', { bookingId: 'own' })
  const before = booked(2, '2026-02-26', '2026-03-01')
  const elsewhere = booked(3, '2026-02-26', '2026-03-01')
  const facts = property({ occupancies: [own, before, elsewhere] })
  const without = (arrival: string, departure: string) =>
    withoutBooking(
      facts,
      { bookingId: 'own' },
      { roomTypeId: 1, arrival: day(arrival), departure: day(departure) },
      moment,
    ).occupancies

  it('has all others as they are', () => {
    expect(without('2026-03-02', '2026-03-06')).toEqual([before, elsewhere])
    const inHouse = booked(2, '2026-03-01', '2026-03-04')
    const stay = { roomTypeId: 1, arrival: moment.today, departure: moment.today + 4 }
    const all = property({ occupancies: [own, inHouse] })
    expect(withoutBooking(all, { bookingId: 'own' }, stay, moment).occupancies).toEqual([inHouse])
    // What is over needs no room to come.
    expect(without('2026-02-27', '2026-03-02')).toEqual([before, elsewhere])
  })

  it('has those rooms of the type taken in which another slept since the wished arrival', () => {
    expect(without('2026-02-28', '2026-03-06')).toEqual([
      before,
      elsewhere,
      {
        ...{ bookingId: 'before today in 102', roomTypeId: 1, roomId: 102 },
        ...{ arrival: moment.today, departure: day('2026-03-06') },
        ...{ pinned: true, holdUntil: null },
      },
    ])
    // They left on the day on which this stay begins.
    expect(without('2026-03-01', '2026-03-06')).toEqual([before, elsewhere])
  })

  it('had a guest in a room on the nights of a stay there, and on no other', () => {
    const had = (from: string, until: string, room = 102) =>
      hadGuest(room, day(from), day(until), [before])
    expect(had('2026-02-20', '2026-02-27')).toBe(true)
    expect(had('2026-02-20', '2026-02-26')).toBe(false)
    expect(had('2026-02-28', '2026-03-05')).toBe(true)
    expect(had('2026-03-01', '2026-03-05')).toBe(false)
    expect(had('2026-02-20', '2026-02-27', 101)).toBe(false)
  })
})
