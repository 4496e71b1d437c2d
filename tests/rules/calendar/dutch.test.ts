import { describe, expect, it } from 'vitest'
import { dayOf } from '../../../rules/calendar/day.ts'
import {
  dutchDay,
  dutchDayInWords,
  dutchDayOfYear,
  dutchDayYear,
  dutchMonth,
  dutchStay,
  dutchWeekday,
  staffDay,
  staffDayYear,
} from '../../../rules/calendar/dutch.ts'

describe('a day in Dutch', () => {
  it('is short for guests, with the year where it is confirmed', () => {
    expect(dutchDay(dayOf(2026, 6, 11))).toBe('do 11 juni')
    expect(dutchDayYear(dayOf(2026, 6, 11))).toBe('do 11 juni 2026')
    expect(dutchDayInWords(dayOf(2026, 6, 5))).toBe('vrijdag 5 juni')
    expect(dutchMonth(dayOf(2026, 6, 5))).toBe('juni 2026')
  })

  it('of every week is its weekday alone, and of every year its date alone', () => {
    expect([1, 5, 7].map(dutchWeekday)).toEqual(['maandag', 'vrijdag', 'zondag'])
    expect([101, 1224].map(dutchDayOfYear)).toEqual(['1 januari', '24 december'])
  })

  it('is shorter for staff', () => {
    expect(staffDay(dayOf(2026, 11, 25))).toBe('wo 25 nov')
    expect(staffDayYear(dayOf(2027, 2, 13))).toBe('za 13 feb 2027')
  })

  it('has its own name in every week and month', () => {
    expect(
      [0, 1, 2, 3, 4, 5, 6].map((i) => dutchDayInWords(dayOf(2026, 6, 8 + i)).split(' ')[0]),
    ).toEqual(['maandag', 'dinsdag', 'woensdag', 'donderdag', 'vrijdag', 'zaterdag', 'zondag'])
    expect([0, 1, 2, 3, 4, 5, 6].map((i) => dutchDay(dayOf(2026, 6, 8 + i)).split(' ')[0])).toEqual(
      ['ma', 'di', 'wo', 'do', 'vr', 'za', 'zo'],
    )
    const ofEachMonth = Array.from({ length: 12 }, (_, i) => dayOf(2026, i + 1, 1))
    expect(ofEachMonth.map((day) => dutchMonth(day))).toEqual(
      [
        'januari',
        'februari',
        'maart',
        'april',
        'mei',
        'juni',
        'juli',
        'augustus',
        'september',
        'oktober',
        'november',
        'december',
      ].map((month) => `${month} 2026`),
    )
    expect(ofEachMonth.map((day) => staffDay(day).split(' ')[2])).toEqual([
      'jan',
      'feb',
      'mrt',
      'apr',
      'mei',
      'jun',
      'jul',
      'aug',
      'sep',
      'okt',
      'nov',
      'dec',
    ])
  })
})

describe('a stay in Dutch', () => {
  it("names the month once, both months over a month's end, and both years over a year's end", () => {
    expect(dutchStay(dayOf(2026, 6, 11), dayOf(2026, 6, 14))).toBe('do 11 tot zo 14 juni')
    expect(dutchStay(dayOf(2026, 6, 30), dayOf(2026, 7, 2))).toBe('di 30 juni tot do 2 juli')
    expect(dutchStay(dayOf(2026, 12, 30), dayOf(2027, 1, 2))).toBe(
      'wo 30 december 2026 tot za 2 januari 2027',
    )
  })
})
