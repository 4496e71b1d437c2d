import { describe, expect, it } from 'vitest'
import { formatDay } from '../../../rules/calendar/day.ts'
import { type Readings, defaultReadings } from '../../../rules/readings/readings.ts'
import { defaultSeasons } from '../../../rules/seasons/default-seasons.ts'
import { seasonExtra, seasonsOfStay } from '../../../rules/seasons/season-extra.ts'
import { yearsWithoutSeasons } from '../../../rules/seasons/years-without-seasons.ts'
import { day } from '../quotes/days.ts'

function extra(night: string, readings: Partial<Readings> = {}): number {
  const chosen = { ...defaultReadings, ...readings }
  return seasonExtra(seasonsOfStay(defaultSeasons, day(night), day(night) + 1, chosen), day(night), chosen)
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
  ])('from %s to %s lie inside the summer of 2025: 10.00, or 20.00 when all are added', (first, last) => {
    for (const night of [first, last]) {
      expect(extra(night)).toBe(1000)
      expect(extra(night, { 'season.overlap': 'all-added' })).toBe(2000)
    }
    for (const night of [formatDay(day(first) - 1), formatDay(day(last) + 1)]) {
      expect(extra(night, { 'season.overlap': 'all-added' })).toBe(1000)
    }
  })

  it.each([
    ['2026-07-02', '2026-07-05'],
    ['2026-07-09', '2026-07-12'],
    ['2026-07-16', '2026-07-19'],
  ])('from %s to %s lie inside all of 2026: 20.00, or 30.00 when all are added', (first, last) => {
    for (const night of [first, last]) {
      expect(extra(night)).toBe(2000)
      expect(extra(night, { 'season.overlap': 'all-added' })).toBe(3000)
    }
    for (const night of [formatDay(day(first) - 1), formatDay(day(last) + 1)]) expect(extra(night)).toBe(1000)
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

describe('a year without seasons', () => {
  it('is named, so that staff can be warned: the rows of BO §9 end in 2026', () => {
    expect(yearsWithoutSeasons(defaultSeasons, 2024, 2028)).toEqual([2024, 2027, 2028])
  })
})
