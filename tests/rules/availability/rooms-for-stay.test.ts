import { describe, expect, it } from 'vitest'
import type { PropertyFacts } from '../../../rules/availability/property-facts.ts'
import { roomsForStay } from '../../../rules/availability/rooms-for-stay.ts'
import { booked, closed, day, momentOn, property } from './property.ts'

/** The rooms of the second type for two nights in May, by number and standing. */
function rooms(facts: PropertyFacts, arrival = '2026-05-04', departure = '2026-05-06') {
  const question = { roomTypeId: 2, arrival: day(arrival), departure: day(departure) }
  return roomsForStay({ ...question, moment: momentOn('2026-03-02') }, facts).map(
    ({ room, standing }) => [room.number, standing],
  )
}

describe('the rooms of a type for a stay', () => {
  it('are all free in an empty property, by number', () => {
    expect(rooms(property())).toEqual([
      [3, 'free'],
      [4, 'free'],
      [5, 'free'],
    ])
  })

  it('put the free ones first, then those whose guests can move, then the taken ones', () => {
    const occupancies = [
      booked(3, '2026-05-05', '2026-05-08', { pinned: true }),
      booked(4, '2026-05-03', '2026-05-05'),
    ]
    expect(rooms(property({ occupancies }))).toEqual([
      [5, 'free'],
      [4, 'after-moves'],
      [3, 'taken'],
    ])
  })

  it('call a room taken that is closed, and free where guests leave on the morning of arrival', () => {
    const occupancies = [booked(4, '2026-05-01', '2026-05-04')]
    const closures = [closed({ number: 3 }, '2026-05-05', '2026-05-06')]
    expect(rooms(property({ occupancies, closures }))).toEqual([
      [4, 'free'],
      [5, 'free'],
      [3, 'taken'],
    ])
  })

  it('are all taken in the past, and none for dates that are none', () => {
    expect(rooms(property(), '2026-03-01', '2026-03-03').map(([, standing]) => standing)).toEqual([
      'taken',
      'taken',
      'taken',
    ])
    expect(rooms(property(), '2026-05-06', '2026-05-04')).toEqual([])
  })
})
