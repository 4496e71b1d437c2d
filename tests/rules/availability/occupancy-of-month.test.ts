import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { explainStay } from '../../../rules/availability/explain-stay.ts'
import { occupancyOfMonth } from '../../../rules/availability/occupancy-of-month.ts'
import type { PropertyFacts } from '../../../rules/availability/property-facts.ts'
import { type Moment, dayOf } from '../../../rules/calendar/day.ts'
import { startNumbers } from '../../../rules/rule-numbers/catalogue.ts'
import { defaultPriceList } from '../../../rules/quotes/default-price-list.ts'
import { defaultReadings } from '../../../rules/readings/readings.ts'

const today = dayOf(2026, 6, 3)
const moment: Moment = { today, minuteOfDay: 600, instant: Date.parse('2026-06-03T08:00:00Z') }
const facts: PropertyFacts = {
  roomTypes: [
    {
      id: 1,
      slug: 'knusse-kamer',
      name: 'Knusse kamer',
      kind: 'ordinary',
      prices: [{ persons: 1, cents: 7500 }],
      vatBasisPoints: 900,
    },
    {
      id: 2,
      slug: 'familiekamer',
      name: 'Familiekamer',
      kind: 'family',
      prices: [],
      vatBasisPoints: 900,
    },
  ],
  rooms: [1, 2].map((id) => ({ id, number: id, roomTypeId: id, label: '', active: true })),
  occupancies: [
    {
      bookingId: 'a',
      roomTypeId: 1,
      roomId: 1,
      arrival: dayOf(2026, 6, 9),
      departure: dayOf(2026, 6, 11),
      pinned: true,
      holdUntil: null,
    },
  ],
  closures: [
    {
      id: 1,
      roomId: null,
      roomTypeId: null,
      from: dayOf(2026, 6, 22),
      until: dayOf(2026, 6, 24),
    },
  ],
  minimumNightRules: [],
  priceList: defaultPriceList,
  numbers: startNumbers,
  readings: defaultReadings,
}
const june = (type = 1) => occupancyOfMonth(type, today, moment, facts)
const on = (day: number, type = 1) => june(type)[day - 1]!

describe('A month of a room type on /boeken', () => {
  it('has every day of the calendar month once, the days before today as past', () => {
    expect(june().map(({ day }) => day)).toEqual(
      Array.from({ length: 30 }, (_, place) => dayOf(2026, 6, 1) + place),
    )
    expect(on(2)).toMatchObject({ state: 'past', nights: null })
    expect(on(3)).toMatchObject({ state: 'free', nights: 1 })
  })

  it('says of a night that it is taken, closed or free, and how short a stay from it can be', () => {
    expect([on(9).state, on(10).state, on(11).state]).toEqual(['taken', 'taken', 'free'])
    expect(on(22).state).toBe('closed')
    // A Tuesday; and a Friday, whose weekend takes two nights.
    expect([on(16).nights, on(12).nights]).toEqual([1, 2])
    expect(on(9).nights).toBeNull()
    // The night before a closure can be booked alone.
    expect(on(21).nights).toBe(1)
  })

  it('offers the family room by its arrangements: a weekend from Friday, days from Monday', () => {
    expect([on(12, 2).nights, on(15, 2).nights, on(16, 2).nights]).toEqual([3, 4, null])
  })

  it('shows what guests can book: of the last room nothing where that is kept back from them', () => {
    const readings = { ...defaultReadings, 'availability.full.guest': 'stock-minus-one' } as const
    const [, , third] = occupancyOfMonth(1, today, moment, { ...facts, readings })
    expect(third).toMatchObject({ state: 'taken', nights: null })
  })

  it('says of a month after the last day on sale that it cannot be booked yet', () => {
    const far = occupancyOfMonth(1, dayOf(2028, 2, 1), moment, facts)
    expect(far).toHaveLength(29)
    expect(new Set(far.map(({ state }) => state))).toEqual(new Set(['beyond-horizon']))
  })

  it('never leads to a stay that is refused', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 420 }), fc.constantFrom(1, 2), (ahead, roomTypeId) => {
        const found = occupancyOfMonth(roomTypeId, today + ahead, moment, facts).find(
          ({ day }) => day === today + ahead,
        )!
        if (found.nights === null) return
        const stay = { arrival: found.day, departure: found.day + found.nights }
        const persons = roomTypeId === 1 ? 1 : 4
        expect(
          explainStay({ ...stay, roomTypeId, persons, screen: 'guest', moment }, facts).ok,
        ).toBe(true)
      }),
    )
  })
})
