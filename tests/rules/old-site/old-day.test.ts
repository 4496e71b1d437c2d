import { describe, expect, it } from 'vitest'
import { formatDay } from '../../../rules/calendar/day.ts'
import { dayMeant, readDayText } from '../../../rules/old-site/old-day.ts'

describe('A day of the old site', () => {
  it.each([
    ['2023,6,3', '2023-07-03'],
    ['2023-07-03', '2023-07-03'],
    ['3-7-2023', '2023-07-03'],
    ['03/07/2023', '2023-07-03'],
    ['3 juli 2023', '2023-07-03'],
    ['2 february 2024', '2024-02-02'],
    ['12 mrt 2024', '2024-03-12'],
    ['5 mei 2024', '2024-05-05'],
    ['31 oktober 2024', '2024-10-31'],
    ['7 December 2024', '2024-12-07'],
    ['  2023-07-03 ', '2023-07-03'],
    ['2023, 6, 3', '2023-07-03'],
    ['Mon Jul 03 2023 00:00:00 GMT+0200 (CEST)', '2023-07-03'],
    // Midnight in Amsterdam, as an instant.
    ['2023-07-02T22:00:00.000Z', '2023-07-03'],
    [Date.UTC(2023, 6, 2, 22), '2023-07-03'],
  ])('is read from %s', (text, day) => {
    expect(readDayText(text)?.meant).toEqual({ days: [expect.any(Number)], fault: null })
    expect(formatDay(readDayText(text)!.meant.days[0]!)).toBe(day)
  })

  it.each([
    ...['morgen', '2023-13-01', '32-1-2023', '3-13-2024', '3 foo 2023', '3-7/2023'],
    // More than a day is none.
    ...['2023,6,3,4', '12023,6,3', '13-07-20231', '123-7-2023', '123 juli 2023', '3 juli 20231'],
    ...['x Mon Jul 03 2023', 'Mon Jul 03 20234', '2023-99-02T22:00:00.000Z'],
    ...['x2023-07-02T22:00:00.000Z', '2023-07-02T22:00:00.000Z en later'],
    `2023-07-03${' '.repeat(100)}`,
    ...[true, {}, null, 1e300],
  ])('is not read from %j', (text) => {
    expect(readDayText(text)).toBeNull()
  })

  it.each([
    ['2023-07-03', true],
    ['3-7-2023', true],
    ['03-07-2023', false],
    ['3/7/2023', false],
    ['2023,6,3', false],
    ['3 juli 2023', false],
    ['31-2-2023', false],
    [Date.UTC(2023, 6, 2, 22), false],
  ])('is written as usual in %s: %s', (text, usual) => {
    expect(readDayText(text)?.usual).toBe(usual)
  })
})

describe('The parts of a day', () => {
  const meant = (year: number, month: number, dayOfMonth: number) => {
    const { days, fault } = dayMeant(year, month, dayOfMonth)
    return [...days.map(formatDay), fault]
  }

  it('have their month from zero, from 1990 to 2100', () => {
    expect(meant(1990, 0, 1)).toEqual(['1990-01-01', null])
    expect(meant(2024, 1, 29)).toEqual(['2024-02-29', null])
    expect(meant(2100, 11, 31)).toEqual(['2100-12-31', null])
  })

  it('run on where their month has no such day', () => {
    expect(meant(2023, 1, 31)).toEqual(['2023-03-03', 'day-that-does-not-exist'])
    expect(meant(2023, 2, 0)).toEqual(['2023-02-28', 'day-that-does-not-exist'])
  })

  it('of month 12 are of December, or of the next January', () => {
    expect(meant(2023, 12, 24)).toEqual(['2023-12-24', '2024-01-24', 'month-beyond-december'])
    expect(meant(2100, 12, 24)).toEqual(['2100-12-24', 'month-beyond-december'])
  })

  it.each([
    [1989, 11, 31],
    [2101, 0, 1],
    [2023, -1, 1],
    [2023, 13, 1],
    [2023, 0, -1],
    [2023, 0, 32],
    [2023.5, 0, 1],
    [2023, 0.5, 1],
    [2023, 0, Number.NaN],
  ])('are no day where they are %d, %d and %d', (...parts) => {
    expect(meant(...parts)).toEqual([null])
  })
})
