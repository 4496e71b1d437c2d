import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parseDay } from '../../../rules/calendar/day.ts'
import {
  checkSeason,
  parseSeasonAmount,
  refuseSameSeason,
} from '../../../rules/forms/check-season.ts'
import { formatAmount } from '../../../rules/money/format-euro.ts'
import { message } from '../../../rules/texts/message.ts'

const good = {
  firstNight: parseDay('2027-02-05'),
  lastDate: parseDay('2027-02-09'),
  amount: '15,00',
  source: 'besluit 2027',
}

describe('A season as staff type it', () => {
  it('holds with two days, an amount and where it comes from', () => {
    expect(checkSeason(good)).toEqual([])
    expect(checkSeason({ ...good, lastDate: good.firstNight })).toEqual([])
  })

  it('says at every field what is missing, in the order of the form', () => {
    const nothing = { firstNight: null, lastDate: null, amount: '', source: '' }
    expect(checkSeason(nothing)).toEqual([
      { field: 'firstNight', text: message('season.firstNightMissing') },
      { field: 'lastDate', text: message('season.lastDateMissing') },
      { field: 'amount', text: message('season.amount') },
      { field: 'source', text: message('season.source') },
    ])
  })

  it('says that a day is missing where the other is chosen', () => {
    expect(checkSeason({ ...good, firstNight: null })).toEqual([
      { field: 'firstNight', text: message('season.firstNightMissing') },
    ])
    expect(checkSeason({ ...good, lastDate: null })).toEqual([
      { field: 'lastDate', text: message('season.lastDateMissing') },
    ])
  })

  it('may have the first or the last day of another, not both', () => {
    const others = [
      { ...good, lastDate: good.lastDate! + 1 },
      { ...good, firstNight: good.firstNight! - 1 },
    ]
    expect(refuseSameSeason(good, [])).toEqual([])
    expect(refuseSameSeason(good, others)).toEqual([])
    expect(refuseSameSeason(good, [...others, { ...good }])).toEqual([
      { field: 'lastDate', text: message('season.twice') },
    ])
  })

  it('may not end before it begins', () => {
    expect(checkSeason({ ...good, lastDate: good.firstNight! - 1 })).toEqual([
      { field: 'lastDate', text: message('season.lastBeforeFirst') },
    ])
  })

  it.each(['-1', '1e9', '500,01', '1.000', 'tien', '1,234'])('has no amount of %s', (amount) => {
    expect(parseSeasonAmount(amount)).toBeNull()
  })

  it('has the amount back that is shown, for every amount it may have', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 50_000 }), (cents) => {
        expect(parseSeasonAmount(formatAmount(cents))).toBe(cents)
      }),
    )
  })
})
