import { describe, expect, it } from 'vitest'
import { formatDay } from '../../../rules/calendar/day.ts'
import {
  closedSeasonReading,
  closedSeasons,
  isInClosedSeason,
} from '../../../rules/closures/closed-season.ts'
import { defaultReadings } from '../../../rules/readings/readings.ts'
import { startNumbers } from '../../../rules/rule-numbers/catalogue.ts'
import { day, roomTypes } from '../availability/property.ts'

const closedNights = (
  from: string,
  nights: number,
  reading: Parameters<typeof isInClosedSeason>[1],
) =>
  Array.from({ length: nights }, (_, index) => day(from) + index)
    .filter((night) => isInClosedSeason(night, reading))
    .map(formatDay)

describe('the closed season', () => {
  it('is the nights from 24 December to 5 January of every year (BO §5, G §5)', () => {
    const nights = closedNights('2026-12-01', 60, 'every-year')
    expect(nights).toHaveLength(13)
    expect([nights[0], nights.at(-1)]).toEqual(['2026-12-24', '2027-01-05'])
    expect(closedNights('2029-12-01', 60, 'every-year')).toHaveLength(13)
  })

  it('is the nights from 24 December 2024 to 2 January 2025, by the reading of one winter', () => {
    const nights = closedNights('2024-12-01', 800, '2024-only')
    expect(nights).toHaveLength(10)
    expect([nights[0], nights.at(-1)]).toEqual(['2024-12-24', '2025-01-02'])
  })

  it('is none by the third reading', () => {
    expect(closedNights('2024-12-01', 60, 'none')).toEqual([])
  })

  it('has the days that staff set, within a year or over its end', () => {
    const set = (first: number, last: number) => ({
      ...startNumbers,
      'closed-season.first-night': first,
      'closed-season.last-night': last,
    })
    const nights = (numbers: typeof startNumbers) =>
      closedSeasons(day('2026-06-01'), day('2027-06-01'), 'every-year', numbers).map((season) =>
        [season.arrival, season.departure].map(formatDay),
      )
    expect(nights(set(1220, 110))).toEqual([['2026-12-20', '2027-01-11']])
    expect(nights(set(1101, 1130))).toEqual([['2026-11-01', '2026-12-01']])
  })

  it('is listed for every winter that a span of days touches', () => {
    const listed = (from: string, until: string) =>
      closedSeasons(day(from), day(until), 'every-year').map(({ arrival }) => formatDay(arrival))
    expect(listed('2026-01-12', '2027-02-16')).toEqual(['2026-12-24'])
    expect(listed('2026-01-05', '2026-12-25')).toEqual(['2025-12-24', '2026-12-24'])
    expect(listed('2026-01-06', '2026-12-24')).toEqual([])
  })

  it('has a reading for ordinary rooms and one for the family room', () => {
    const readings = {
      ...defaultReadings,
      'closed-season.ordinary': 'none',
      'closed-season.family': '2024-only',
    } as const
    expect(roomTypes.map((type) => closedSeasonReading(type, readings))).toEqual([
      'none',
      'none',
      'none',
      '2024-only',
    ])
  })
})
