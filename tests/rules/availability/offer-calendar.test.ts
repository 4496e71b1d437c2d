import { describe, expect, it } from 'vitest'
import type { PropertyFacts } from '../../../rules/availability/property-facts.ts'
import { offerCalendar, offersStay } from '../../../rules/availability/offer-calendar.ts'
import { formatDay } from '../../../rules/calendar/day.ts'
import { defaultReadings } from '../../../rules/readings/readings.ts'
import { atLeast, booked, closed, day, property, momentOn } from './property.ts'

/** The calendar of the small room for two guests, by date. */
function calendar(
  facts: PropertyFacts = property(),
  today = '2026-03-02',
  rest: {
    screen?: 'guest' | 'agenda'
    roomTypeId?: number
    persons?: number | null
    hour?: number
    days?: number
  } = {},
) {
  const { screen = 'guest', roomTypeId = 1, persons = 2, hour = 10, days } = rest
  const list = offerCalendar(roomTypeId, persons, screen, momentOn(today, hour), facts, days)
  const on = (text: string) => list.find((entry) => entry.day === day(text))
  return {
    list,
    on,
    state: (text: string) => on(text)?.state,
    most: (text: string) => on(text)?.maxNights,
  }
}

describe('a calendar', () => {
  it('begins today and ends on the last day one may leave', () => {
    const { list } = calendar()
    expect(list).toHaveLength(401)
    expect(formatDay(list[0]!.day)).toBe('2026-03-02')
    expect(list.at(-1)).toMatchObject({
      day: day('2027-04-06'),
      state: 'beyond-horizon',
      maxNights: 0,
    })
    expect(list.at(-2)).toMatchObject({ state: 'free', maxNights: 1 })
  })

  it('is as long as it is asked to be, and empty for an unknown room', () => {
    expect(calendar(property(), '2026-03-02', { days: 10 }).list).toHaveLength(10)
    expect(calendar(property(), '2026-03-02', { days: 410 }).list.at(-1)).toMatchObject({
      state: 'beyond-horizon',
    })
    expect(calendar(property(), '2026-03-02', { roomTypeId: 9 }).list).toEqual([])
  })

  it('tells from 14:00 on that today and tomorrow are free, yet no longer to arrive on', () => {
    const states = (hour: number, facts = property()) =>
      calendar(facts, '2026-03-02', { hour, days: 3 }).list.map(({ state }) => state)
    expect(states(13)).toEqual(['free', 'free', 'free'])
    expect(states(14)).toEqual(['cut-off', 'cut-off', 'free'])
    expect(states(14, property({ readings: { ...defaultReadings, 'cut-off': 'none' } }))).toEqual([
      'free',
      'free',
      'free',
    ])
  })

  it('never tells staff of the cut-off, nor hides behind it that a day is closed', () => {
    const staff = calendar(property(), '2026-03-02', { hour: 14, screen: 'agenda' })
    expect(staff.state('2026-03-02')).toBe('free')
    const shut = property({ closures: [closed('property', '2026-03-02', '2026-03-03')] })
    expect(calendar(shut, '2026-03-02', { hour: 14 }).state('2026-03-02')).toBe('closed')
  })

  it('goes on for four years where the horizon binds the family room only', () => {
    const facts = property({ readings: { ...defaultReadings, horizon: 'family-only' } })
    expect(calendar(facts).list).toHaveLength(1462)
    expect(calendar(facts, '2026-03-02', { roomTypeId: 4, persons: 4 }).list).toHaveLength(401)
  })

  it('lets guests choose no more nights than can be held unpaid, and staff as many as there are', () => {
    expect(calendar().most('2026-03-09')).toBe(28)
    expect(calendar(property(), '2026-03-02', { screen: 'agenda' }).most('2026-03-09')).toBe(393)
  })

  it('tells taken from closed from free', () => {
    const facts = property({
      occupancies: [booked(1, '2026-03-10', '2026-03-12'), booked(2, '2026-03-10', '2026-03-11')],
      closures: [
        closed('property', '2026-03-20', '2026-03-22'),
        closed({ number: 1 }, '2026-03-12', '2026-03-13'),
      ],
    })
    const { state, most } = calendar(facts)
    expect(
      ['2026-03-09', '2026-03-10', '2026-03-11', '2026-03-12', '2026-03-20', '2026-03-22'].map(
        state,
      ),
    ).toEqual(['free', 'taken', 'free', 'free', 'closed', 'free'])
    expect(most('2026-03-09')).toBe(1)
    expect(most('2026-03-10')).toBe(0)
    expect(most('2026-03-18')).toBe(2)
    expect(most('2026-03-20')).toBe(0)
  })

  it('counts what moves make possible', () => {
    const facts = property({
      occupancies: [
        booked(1, '2026-03-10', '2026-03-12'),
        booked(2, '2026-03-12', '2026-03-14'),
        booked(1, '2026-03-16', '2026-03-17'),
        booked(2, '2026-03-16', '2026-03-17'),
      ],
    })
    expect(calendar(facts).most('2026-03-10')).toBe(6)
    const pinned = {
      ...facts,
      occupancies: facts.occupancies.map((stay) => ({ ...stay, pinned: true })),
    }
    expect(calendar(pinned).most('2026-03-10')).toBe(2)
    expect(calendar(pinned).most('2026-03-12')).toBe(4)
  })

  it('closes the closed season to guests, not to staff', () => {
    const facts = property()
    expect(calendar(facts).on('2026-12-24')).toMatchObject({ state: 'closed', maxNights: 0 })
    expect(calendar(facts).most('2026-12-22')).toBe(2)
    expect(calendar(facts, '2026-03-02', { screen: 'agenda' }).on('2026-12-24')).toMatchObject({
      state: 'free',
    })
  })

  it('offers no arrival today and tomorrow after 14:00, and none on one night where two are asked', () => {
    const late = calendar(property(), '2026-03-02', { hour: 14 })
    expect(['2026-03-02', '2026-03-03', '2026-03-04'].map((text) => late.most(text)! > 0)).toEqual([
      false,
      false,
      true,
    ])
    const facts = property({ closures: [closed('property', '2026-03-07', '2026-03-08')] })
    expect(calendar(facts).on('2026-03-06')).toMatchObject({
      state: 'free',
      maxNights: 0,
      minNights: 2,
    })
  })

  it('asks no minimum of staff, who are warned of it, by date or weekday', () => {
    const facts = property({ minimumNightRules: [atLeast(4, '2026-03-11')] })
    for (const on of ['2026-03-06', '2026-03-10', '2026-03-11'])
      expect(calendar(facts, '2026-03-02', { screen: 'agenda' }).on(on)).toMatchObject({
        minNights: 1,
        gaps: [],
      })
    const strict = { ...defaultReadings, 'staff.may-overrule': 'closed-season' } as const
    const bound = calendar({ ...facts, readings: strict }, '2026-03-02', { screen: 'agenda' })
    expect(bound.on('2026-03-06')?.minNights).toBe(2)
    expect(bound.on('2026-03-11')?.minNights).toBe(4)
  })

  it('offers no family room that has no tariff', () => {
    const { priceList } = property()
    const family = { roomTypeId: 4, persons: 4 }
    const without = property({ priceList: { ...priceList, family: [] } })
    expect(calendar(without, '2026-03-02', family).most('2026-03-06')).toBe(0)
    expect(calendar(property(), '2026-03-02', family).most('2026-03-06')).toBe(7)
    expect(calendar(without).most('2026-03-03')).toBeGreaterThan(0)
  })

  it('says how many nights an arrival needs', () => {
    const { on } = calendar(property({ minimumNightRules: [atLeast(5, '2026-04-15')] }))
    expect(on('2026-03-05')?.minNights).toBe(1)
    expect(on('2026-03-06')?.minNights).toBe(2)
    expect(on('2026-07-01')?.minNights).toBe(2)
    expect(on('2026-04-15')?.minNights).toBe(5)
  })

  it('names the lengths in between that a date further on refuses', () => {
    const { list, on } = calendar(property({ minimumNightRules: [atLeast(5, '2026-04-15')] }))
    expect(on('2026-04-13')).toMatchObject({ minNights: 1, gaps: [{ first: 3, last: 4 }] })
    const lengths = [1, 2, 3, 4, 5, 6].filter((length) =>
      offersStay(list, day('2026-04-13'), day('2026-04-13') + length),
    )
    expect(lengths).toEqual([1, 2, 5, 6])
  })

  it('offers nothing before its first day or after its last, and nothing where it is empty', () => {
    const { list } = calendar()
    expect(offersStay(list, day('2026-03-01'), day('2026-03-03'))).toBe(false)
    expect(offersStay(list, day('2027-05-01'), day('2027-05-02'))).toBe(false)
    expect(offersStay([], day('2026-03-02'), day('2026-03-03'))).toBe(false)
  })

  it('offers arrivals today all day where the cut-off is of deliveries only', () => {
    const facts = property({ readings: { ...defaultReadings, 'cut-off': 'deliveries-only' } })
    const { on } = calendar(facts, '2026-03-02', { hour: 20 })
    expect(on('2026-03-02')).toMatchObject({ state: 'free', maxNights: 28 })
  })

  it('offers the family room on the days and for the lengths of its arrangements', () => {
    const { list, on } = calendar(property(), '2026-03-02', { roomTypeId: 4, persons: 4 })
    expect(on('2026-03-09')).toMatchObject({
      minNights: 4,
      maxNights: 7,
      gaps: [{ first: 5, last: 6 }],
    })
    expect(on('2026-03-13')).toMatchObject({
      minNights: 3,
      maxNights: 7,
      gaps: [{ first: 4, last: 6 }],
    })
    expect(on('2026-03-10')).toMatchObject({ state: 'free', maxNights: 0 })
    expect(offersStay(list, day('2026-03-09'), day('2026-03-16'))).toBe(true)
    expect(offersStay(list, day('2026-03-09'), day('2026-03-14'))).toBe(false)
  })

  it('offers nothing to more persons than the room takes, and anything while none are chosen', () => {
    expect(
      calendar(property(), '2026-03-02', { persons: 3 }).list.every(
        (entry) => entry.maxNights === 0,
      ),
    ).toBe(true)
    expect(
      calendar(property(), '2026-03-02', { persons: null }).most('2026-03-02'),
    ).toBeGreaterThan(0)
  })
})
