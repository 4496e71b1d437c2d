import { describe, expect, it } from 'vitest'
import { arrivalWindows } from '../../../rules/stay-times/arrival-window.ts'
import { arrivalWords as arrivalRule } from '../../../rules/stay-times/arrival-words.ts'
import { checkInHours, checkInHoursOfWeek } from '../../../rules/stay-times/check-in-hours.ts'
import { checkOutMinute } from '../../../rules/stay-times/check-out-minute.ts'
import { parseCheckInHours } from '../../../rules/stay-times/parse-check-in-hours.ts'
import { spokenTimes as spokenRule } from '../../../rules/stay-times/spoken-times.ts'
import { readAloud } from '../in-words.ts'
import { day } from '../quotes/days.ts'

const arrivalWords = readAloud(arrivalRule)
const spokenTimes = readAloud(spokenRule)

describe('check-in', () => {
  const kept = [
    '15:00–18:00',
    '',
    '15:00–18:00',
    '15:00–18:00',
    '16:00–20:00',
    '15:00–18:00',
    '15:00–17:00',
  ]

  it('is at the hours kept for the weekday of arrival', () => {
    expect(checkInHours(day('2026-06-12'), kept, 'per-weekday')).toBe('16:00–20:00')
    expect(checkInHours(day('2026-06-14'), kept, 'per-weekday')).toBe('15:00–17:00')
  })

  it('is from 15:00 until 18:00 where none are kept, and always under check-in=constant', () => {
    expect(checkInHours(day('2026-06-09'), kept, 'per-weekday')).toBe('15:00–18:00')
    expect(checkInHours(day('2026-06-12'), [], 'per-weekday')).toBe('15:00–18:00')
    expect(checkInHours(day('2026-06-12'), kept, 'constant')).toBe('15:00–18:00')
  })

  it('of the week, Monday first, fills the days without hours', () => {
    const week = [...kept]
    week[1] = '15:00–18:00'
    expect(checkInHoursOfWeek(kept, 'per-weekday')).toEqual(week)
    expect(checkInHoursOfWeek([' '], 'per-weekday')).toEqual(Array(7).fill('15:00–18:00'))
    expect(checkInHoursOfWeek(kept, 'constant')).toEqual(Array(7).fill('15:00–18:00'))
  })
})

describe('the windows a guest can arrive in', () => {
  it('are the hours between the check-in times', () => {
    expect(arrivalWindows('15:00–18:00')).toEqual([
      { from: 900, until: 960 },
      { from: 960, until: 1020 },
      { from: 1020, until: 1080 },
    ])
    expect(arrivalWindows('16:30–18:00').at(-1)).toEqual({ from: 1050, until: 1080 })
  })

  it('are none where the hours cannot be read', () => {
    expect(arrivalWindows('in overleg')).toEqual([])
  })
})

describe('the window a guest chose', () => {
  it('is two times in a sentence', () => {
    expect(arrivalWords({ from: 960, until: 1050 })).toBe('tussen 16.00 en 17.30 uur')
  })
})

describe('check-out', () => {
  it.each([
    ['10:30', 630],
    ['11:00', 660],
    ['17:00', 1020],
  ] as const)('is until %s, minute %i of the day', (reading, minute) => {
    expect(checkOutMinute(reading)).toBe(minute)
  })
})

describe('check-in hours as staff type them', () => {
  it.each([
    ['15:00–18:00', '15:00–18:00'],
    [' 15.00 - 18.00 ', '15:00–18:00'],
    ['9:05-10:30', '09:05–10:30'],
    ['9.05 tot 10.30', '09:05–10:30'],
    ['00:00-23:59', '00:00–23:59'],
    ['19:59-20:00', '19:59–20:00'],
    ['15:00-24:00', null],
    ['30:00-31:00', null],
    ['15:00-18:60', null],
    ['24:00-24:30', null],
    ['15:60-18:00', null],
    ['18:00-15:00', null],
    ['15:00-15:00', null],
    ['115:00-18:00', null],
    ['vanaf 15:00-18:00', null],
    ['15:00-18:00 uur', null],
    ['15:00', null],
    ['', null],
  ])('%j are kept as %j', (typed, kept) => {
    expect(parseCheckInHours(typed)).toBe(kept)
  })
})

describe('times in a sentence', () => {
  it.each([
    ['15:00–18:00', '15.00 en 18.00 uur'],
    ['15:00  -  18:30', '15.00 en 18.30 uur'],
    ['10:30', '10.30 uur'],
  ])('%s is said as %s', (times, words) => {
    expect(spokenTimes(times)).toBe(words)
  })
})

describe('windows at odd hours', () => {
  it.each([
    [
      '15:30 - 16:45',
      [
        [930, 990],
        [990, 1005],
      ],
    ],
    ['18:00–15:00', []],
    ['15:00–15:00', []],
    ['15:00', []],
  ] as const)('%s', (hours, windows) => {
    const found = arrivalWindows(hours).map(({ from, until }) => [from, until])
    expect(found).toEqual(windows)
  })
})
