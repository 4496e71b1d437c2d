import { describe, expect, it } from 'vitest'
import { formatDay } from '../../../rules/calendar/day.ts'
import { readDayText } from '../../../rules/old-site/old-day.ts'

describe('A day of the old site', () => {
  it.each([
    ['2023,6,3', '2023-07-03'],
    ['2023-07-03', '2023-07-03'],
    ['3-7-2023', '2023-07-03'],
    ['03/07/2023', '2023-07-03'],
    ['3 juli 2023', '2023-07-03'],
    ['Mon Jul 03 2023 00:00:00 GMT+0200 (CEST)', '2023-07-03'],
    // Midnight in Amsterdam, as an instant.
    ['2023-07-02T22:00:00.000Z', '2023-07-03'],
    [Date.UTC(2023, 6, 2, 22), '2023-07-03'],
  ])('is read from %s', (text, day) => {
    expect(readDayText(text)?.meant).toEqual({ days: [expect.any(Number)], fault: null })
    expect(formatDay(readDayText(text)!.meant.days[0]!)).toBe(day)
  })

  it.each([['morgen'], ['2023-13-01'], ['32-1-2023'], ['3-13-2024'], [true], [{}], [1e300]])(
    'is not read from %s',
    (text) => {
      expect(readDayText(text)).toBeNull()
    },
  )
})
