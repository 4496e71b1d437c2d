import { describe, expect, it } from 'vitest'
import { monthAfter, namedPeriod, quarterBefore } from '../../../rules/calendar/named-period.ts'

describe('The days of a period by its name', () => {
  it.each([
    ['2026-07', '2026-07-01', '2026-08-01'],
    ['2026-12', '2026-12-01', '2027-01-01'],
    ['2026-Q1', '2026-01-01', '2026-04-01'],
    ['2026-Q4', '2026-10-01', '2027-01-01'],
    ['2026', '2026-01-01', '2027-01-01'],
  ])('are for %s from %s up to %s', (name, from, until) => {
    expect(namedPeriod(name)).toEqual({ from, until })
  })
})

describe('Months and quarters', () => {
  it('are counted over the end of a year, forwards and back', () => {
    expect(['2026-12', '2026-01', '2026-07'].map((month) => monthAfter(month, 1))).toEqual([
      '2027-01',
      '2026-02',
      '2026-08',
    ])
    expect(monthAfter('2026-01', -1)).toBe('2025-12')
    expect([0, 1, 4].map((quarters) => quarterBefore('2026-02-28', quarters))).toEqual([
      '2026-Q1',
      '2025-Q4',
      '2025-Q1',
    ])
  })
})
