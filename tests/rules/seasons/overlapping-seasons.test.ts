import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { overlappingSeasons } from '../../../rules/seasons/overlapping-seasons.ts'
import { seasonsOfStay } from '../../../rules/seasons/season-extra.ts'
import { defaultReadings } from '../../../rules/readings/readings.ts'
import { day } from '../availability/property.ts'

const season = (firstNight: string, lastDate: string) => ({
  firstNight: day(firstNight),
  lastDate: day(lastDate),
})
const year = season('2026-01-01', '2026-12-30')
const july = season('2026-07-02', '2026-07-05')

describe('A season', () => {
  it('overlaps the year that it lies in, and not one beside it (BO §9)', () => {
    const carnival = season('2027-02-05', '2027-02-09')
    expect(overlappingSeasons(july, [year, carnival], 'last-night')).toEqual([year])
  })

  it('that begins on the last date of another overlaps it where that is a night', () => {
    const next = season('2026-07-05', '2026-07-08')
    expect(overlappingSeasons(next, [july], 'last-night')).toEqual([july])
    expect(overlappingSeasons(next, [july], 'departure-day')).toEqual([])
  })
})

describe('Two seasons overlap', () => {
  const date = fc.integer({ min: 20_000, max: 20_040 })
  const anySeason = fc
    .record({ firstNight: date, nights: fc.integer({ min: 0, max: 12 }) })
    .map(({ firstNight, nights }) => ({ firstNight, lastDate: firstNight + nights }))
  const anyEnd = fc.constantFrom('last-night' as const, 'departure-day' as const)

  it('where and only where some night has both', () => {
    fc.assert(
      fc.property(anySeason, anySeason, anyEnd, (one, other, ends) => {
        const readings = { ...defaultReadings, 'season.ends': ends }
        const rows = [one, other].map((days) => ({ ...days, cents: 1000, source: '' }))
        const isShared = Array.from({ length: 60 }, (_, night) => 20_000 + night).some(
          (night) => seasonsOfStay(rows, night, night + 1, readings).length === 2,
        )
        expect(overlappingSeasons(one, [other], ends).length === 1).toBe(isShared)
      }),
    )
  })
})
