import { describe, expect, it } from 'vitest'
import { formatDay } from '../../../rules/calendar/day.ts'
import { type Readings, defaultReadings } from '../../../rules/readings/readings.ts'
import type { Season } from '../../../rules/quotes/price-list.ts'
import { defaultSeasons } from '../../../rules/seasons/default-seasons.ts'
import { isOctober2025, october2025 } from '../../../rules/seasons/october-2025.ts'
import { seasonExtra, seasonsOfStay } from '../../../rules/seasons/season-extra.ts'
import { yearsWithoutSeasons } from '../../../rules/seasons/years-without-seasons.ts'
import { day } from '../quotes/days.ts'

function extra(night: string, readings: Partial<Readings> = {}): number {
  const chosen = { ...defaultReadings, ...readings }
  return seasonExtra(
    seasonsOfStay(defaultSeasons, day(night), day(night) + 1, chosen),
    day(night),
    chosen,
  )
}

function withoutRows(
  today: string,
  readings: Partial<Readings> = {},
  seasons: Season[] = defaultSeasons,
): number[] {
  return yearsWithoutSeasons(seasons, day(today), { ...defaultReadings, ...readings })
}

describe('the seasonal extras of BO §9', () => {
  it.each([
    ['2025-04-25', '2025-04-28', 1000],
    ['2025-05-01', '2025-10-01', 1000],
    ['2025-10-11', '2025-10-26', 1000],
    ['2025-12-05', '2025-12-07', 2000],
    ['2025-12-12', '2025-12-14', 2000],
    ['2025-12-19', '2025-12-21', 2000],
    ['2026-01-01', '2026-12-30', 1000],
  ])('from %s to %s are %i cents, and nothing on the nights around', (first, last, cents) => {
    expect(extra(first)).toBe(cents)
    expect(extra(last)).toBe(cents)
    expect(extra(formatDay(day(first) - 1))).toBe(0)
    expect(extra(formatDay(day(last) + 1))).toBe(0)
  })

  it.each([
    ['2025-07-03', '2025-07-06'],
    ['2025-07-10', '2025-07-13'],
    ['2025-07-17', '2025-07-20'],
  ])(
    'from %s to %s lie inside the summer of 2025: 10.00, or 20.00 when all are added',
    (first, last) => {
      for (const night of [first, last]) {
        expect(extra(night)).toBe(1000)
        expect(extra(night, { 'season.overlap': 'all-added' })).toBe(2000)
      }
      for (const night of [formatDay(day(first) - 1), formatDay(day(last) + 1)]) {
        expect(extra(night, { 'season.overlap': 'all-added' })).toBe(1000)
      }
    },
  )

  it.each([
    ['2026-07-02', '2026-07-05'],
    ['2026-07-09', '2026-07-12'],
    ['2026-07-16', '2026-07-19'],
  ])('from %s to %s lie inside all of 2026: 20.00, or 30.00 when all are added', (first, last) => {
    for (const night of [first, last]) {
      expect(extra(night)).toBe(2000)
      expect(extra(night, { 'season.overlap': 'all-added' })).toBe(3000)
    }
    for (const night of [formatDay(day(first) - 1), formatDay(day(last) + 1)])
      expect(extra(night)).toBe(1000)
  })

  it('season.ends=departure-day leaves the last date without the extra', () => {
    expect(extra('2025-04-28', { 'season.ends': 'departure-day' })).toBe(0)
    expect(extra('2025-04-27', { 'season.ends': 'departure-day' })).toBe(1000)
  })

  it('season.october-2025=left-out leaves out 11–26 October 2025 and no other row', () => {
    expect(extra('2025-10-11', { 'season.october-2025': 'left-out' })).toBe(0)
    expect(extra('2025-10-26', { 'season.october-2025': 'left-out' })).toBe(0)
    expect(extra('2025-10-01', { 'season.october-2025': 'left-out' })).toBe(1000)
  })
})

describe('the rows of a stay', () => {
  const row = { firstNight: 100, lastDate: 110, cents: 500, source: 'staff' }
  const found = (arrival: number, departure: number, readings: Partial<Readings> = {}) =>
    seasonsOfStay([row], arrival, departure, { ...defaultReadings, ...readings }).length === 1

  it('are those with a night of it', () => {
    expect([found(90, 100), found(90, 101), found(110, 115), found(111, 115)]).toEqual([
      false,
      true,
      true,
      false,
    ])
    const departureDay = { 'season.ends': 'departure-day' } as const
    expect([found(109, 110, departureDay), found(110, 111, departureDay)]).toEqual([true, false])
  })

  it('count each for its own nights only', () => {
    const rows = [row, { ...row, firstNight: 111, lastDate: 112, cents: 700 }]
    expect(
      [99, 100, 110, 111, 112, 113].map((night) => seasonExtra(rows, night, defaultReadings)),
    ).toEqual([0, 500, 500, 700, 700, 0])
  })

  it('give the highest, whichever comes first, also of discounts', () => {
    const high = { ...row, cents: 900 }
    const low = { ...row, cents: -200 }
    expect(seasonExtra([high, row], 105, defaultReadings)).toBe(900)
    expect(seasonExtra([row, high], 105, defaultReadings)).toBe(900)
    expect(seasonExtra([low, { ...low, cents: -100 }], 105, defaultReadings)).toBe(-100)
  })
})

describe('the row of October 2025', () => {
  it('is staff’s own once they moved either of its dates, and then always counts', () => {
    expect(isOctober2025(october2025)).toBe(true)
    expect(isOctober2025({ ...october2025, firstNight: october2025.firstNight + 1 })).toBe(false)
    expect(isOctober2025({ ...october2025, lastDate: october2025.lastDate - 1 })).toBe(false)
  })
})

describe('a year without seasons', () => {
  it('is named while some of its nights can be booked, so that staff can be warned (season.none)', () => {
    // 400 nights ahead: 28 November 2025 is the first day on which a night of 2027 is on sale.
    expect(withoutRows('2025-11-27')).toEqual([])
    // Who has no season at all has none.
    expect(withoutRows('2025-11-28', {}, [])).toEqual([])
    expect(withoutRows('2025-11-28')).toEqual([2027])
    expect(withoutRows('2026-12-31')).toEqual([2027, 2028])
    expect(withoutRows('2024-12-31')).toEqual([2024])
  })

  it('is looked for as far as ordinary rooms can be booked, four years by horizon=family-only', () => {
    expect(withoutRows('2025-11-28', { horizon: 'family-only' })).toEqual([2027, 2028, 2029])
  })

  it('has rows as soon as one night of it has, by the readings of the seasons', () => {
    const on = (first: string, last: string) => [
      { firstNight: day(first), lastDate: day(last), cents: 1, source: 'staff' },
    ]
    expect(withoutRows('2026-06-01', {}, on('2027-01-01', '2027-01-01'))).toEqual([2026])
    expect(withoutRows('2026-06-01', {}, on('2026-12-31', '2026-12-31'))).toEqual([2027])
    const untilNewYear = on('2026-12-31', '2027-01-01')
    expect(withoutRows('2026-06-01', {}, untilNewYear)).toEqual([])
    expect(withoutRows('2026-06-01', { 'season.ends': 'departure-day' }, untilNewYear)).toEqual([
      2027,
    ])
  })
})
