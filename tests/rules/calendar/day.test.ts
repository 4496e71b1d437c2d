import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  dayOf,
  daysInMonth,
  formatDay,
  nightsOf,
  parseDay,
  partsOf,
  weekday,
} from '../../../rules/calendar/day.ts'
import { checkAlways, checkLaw } from '../seen.ts'

describe('a calendar day', () => {
  it('counts from 1970-01-01', () => {
    expect(parseDay('1970-01-01')).toBe(0)
    expect(parseDay('2026-06-11')).toBe(20_615)
    expect(formatDay(20_615)).toBe('2026-06-11')
    expect(formatDay(-1)).toBe('1969-12-31')
    expect(dayOf(2000, 2, 29)).toBe(11_016)
    expect(formatDay(11_016)).toBe('2000-02-29')
  })

  it('is no day when the date does not exist', () => {
    for (const text of [
      '2025-02-29',
      '1900-02-29',
      '2026-04-31',
      '2026-13-01',
      '2026-00-10',
      '2026-01-00',
      '2026-12-32',
    ]) {
      expect(parseDay(text), text).toBeNull()
    }
    expect(parseDay('2024-02-29')).not.toBeNull()
    expect(parseDay('2000-02-29')).not.toBeNull()
  })

  it('is no day when it is written in another way', () => {
    for (const text of [
      '',
      '2026-6-11',
      '11-06-2026',
      '2026-06-11T00:00',
      ' 2026-06-11',
      '2026/06/11',
      '2026-06-1x',
      '2026-06-011',
      '12026-06-11',
      '2026-0611-',
      '-026-06-11',
      '2026-06-1१',
    ]) {
      expect(parseDay(text), text).toBeNull()
    }
  })

  it('knows its weekday, Monday 1 to Sunday 7', () => {
    expect(weekday(0)).toBe(4)
    expect(weekday(-4)).toBe(7)
    expect(weekday(dayOf(2026, 6, 12))).toBe(5)
    expect(weekday(dayOf(2026, 6, 14))).toBe(7)
    expect(weekday(dayOf(2026, 6, 15))).toBe(1)
  })

  it('knows how long its month is', () => {
    expect(
      [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12].map((month) => daysInMonth(2026, month)),
    ).toEqual([31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31])
    expect([1900, 2000, 2023, 2024].map((year) => daysInMonth(year, 2))).toEqual([28, 29, 28, 29])
  })

  it("has the year, month and day that the language's own calendar gives it", () => {
    checkAlways(
      fc.property(fc.integer({ min: -700_000, max: 2_900_000 }), (day) => {
        const date = new Date(day * 86_400_000)
        expect(partsOf(day)).toEqual({
          year: date.getUTCFullYear(),
          month: date.getUTCMonth() + 1,
          dayOfMonth: date.getUTCDate(),
        })
        expect(weekday(day) % 7).toBe(date.getUTCDay())
      }),
      1000,
    )
  })

  it('is read back as it was written', () => {
    checkAlways(
      fc.property(fc.integer({ min: -719_528, max: 2_932_896 }), (day) => {
        expect(parseDay(formatDay(day))).toBe(day)
      }),
      1000,
    )
  })

  it('is read exactly when the calendar has it', () => {
    const numbers = fc.tuple(
      fc.integer({ min: 1900, max: 2100 }),
      fc.integer({ min: 1, max: 13 }),
      fc.integer({ min: 25, max: 33 }),
    )
    checkLaw(
      'a text is a day exactly when the calendar has it',
      (see) =>
        fc.property(numbers, ([year, month, dayOfMonth]) => {
          const date = new Date(Date.UTC(year, month - 1, dayOfMonth))
          const exists = date.getUTCMonth() === month - 1 && date.getUTCDate() === dayOfMonth
          see(exists)
          const text = [
            year,
            String(month).padStart(2, '0'),
            String(dayOfMonth).padStart(2, '0'),
          ].join('-')
          expect(parseDay(text)).toBe(exists ? date.getTime() / 86_400_000 : null)
        }),
      500,
    )
  })
})

describe('a stay', () => {
  it('counts departure minus arrival nights', () => {
    expect(nightsOf({ arrival: dayOf(2026, 6, 11), departure: dayOf(2026, 6, 12) })).toBe(1)
    expect(nightsOf({ arrival: dayOf(2025, 12, 30), departure: dayOf(2026, 1, 2) })).toBe(3)
  })

  it('counts its nights over either clock change', () => {
    expect(nightsOf({ arrival: dayOf(2026, 3, 28), departure: dayOf(2026, 3, 30) })).toBe(2)
    expect(nightsOf({ arrival: dayOf(2026, 10, 24), departure: dayOf(2026, 10, 26) })).toBe(2)
  })
})
