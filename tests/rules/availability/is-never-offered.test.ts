import { describe, expect, it } from 'vitest'
import { isNeverOffered } from '../../../rules/availability/is-never-offered.ts'
import { offerCalendar } from '../../../rules/availability/offer-calendar.ts'
import { defaultReadings } from '../../../rules/readings/readings.ts'
import { property, momentOn, rooms } from './property.ts'

const keepsOne = { ...defaultReadings, 'availability.full.guest': 'stock-minus-one' } as const
const neverOffered = (readings: typeof defaultReadings, screen: 'guest' | 'agenda' = 'guest') =>
  [1, 2, 3, 4].filter((type) => isNeverOffered(type, rooms, screen, readings))

describe('a room type that is never offered', () => {
  it('is the family room, where a screen keeps one room back', () => {
    expect(neverOffered(defaultReadings)).toEqual([])
    expect(neverOffered(keepsOne)).toEqual([4])
    expect(neverOffered(keepsOne, 'agenda')).toEqual([])
  })

  it('is one without active rooms', () => {
    expect(
      isNeverOffered(
        1,
        rooms.filter(({ roomTypeId }) => roomTypeId !== 1),
        'guest',
        defaultReadings,
      ),
    ).toBe(true)
  })

  it('has a calendar without a single stay', () => {
    const days = offerCalendar(
      4,
      4,
      'guest',
      momentOn('2026-03-02'),
      property({ readings: keepsOne }),
    )
    expect(days.every(({ maxNights, state }) => maxNights === 0 && state !== 'free')).toBe(true)
  })
})
