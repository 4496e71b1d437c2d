import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  agendaViews,
  hasOpenWeekend,
  phoneLists,
  rangeToRead,
  readAddress,
  stepDate,
  stepThreeDays,
  threeDays,
  weekNumber,
  writeAddress,
} from '../../../admin/agenda/agenda-address.ts'
import { agendaTitle } from '../../../admin/agenda/agenda-title.ts'
import { dayOf } from '../../../rules/calendar/day.ts'
import { monday } from '../setup/agenda-of.ts'

const read = (query: string) => readAddress(new URLSearchParams(query))

describe('the address of the agenda', () => {
  it('is this week where it says nothing', () => {
    expect(read('')).toEqual({ date: null, view: 'work_week', list: 'day', weekendOpen: null })
    expect(
      writeAddress({ date: null, view: 'work_week', list: 'day', weekendOpen: null }).toString(),
    ).toBe('')
  })

  it('opens whatever stands in it: what makes no sense counts as absent', () => {
    expect(read('date=2026-02-30&view=year&list=all&weekend=maybe')).toEqual({
      date: null,
      view: 'work_week',
      list: 'day',
      weekendOpen: null,
    })
  })

  it('comes back as it was written', () => {
    const anyAddress = fc.record({
      date: fc.option(fc.integer({ min: dayOf(2000, 1, 1), max: dayOf(2100, 1, 1) })),
      view: fc.constantFrom(...agendaViews),
      list: fc.constantFrom(...phoneLists),
      weekendOpen: fc.constantFrom(true, false, null),
    })
    fc.assert(
      fc.property(anyAddress, (address) => {
        expect(readAddress(writeAddress(address))).toEqual(address)
      }),
    )
  })
})

describe('what is read', () => {
  it('is the whole week for a day and for its week, so that they share one answer', () => {
    expect(rangeToRead('day', monday + 4)).toEqual({ from: monday, until: monday + 7 })
    expect(rangeToRead('work_week', monday + 6)).toEqual({ from: monday, until: monday + 7 })
  })

  it('is the month for the board', () => {
    expect(rangeToRead('month', dayOf(2028, 2, 10))).toEqual({
      from: dayOf(2028, 2, 1),
      until: dayOf(2028, 3, 1),
    })
  })

  it('always holds the day in view', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...agendaViews),
        fc.integer({ min: 0, max: 40_000 }),
        (view, date) => {
          const { from, until } = rangeToRead(view, date)
          expect(from <= date && date < until).toBe(true)
        },
      ),
    )
  })
})

describe('the three days that a phone shows of the board', () => {
  it('begin with the day in view, and hold it within the week that was read', () => {
    expect(threeDays(monday + 2)).toEqual({ from: monday + 2, until: monday + 5 })
    expect([4, 5, 6].map((day) => threeDays(monday + day))).toEqual(
      [4, 5, 6].map(() => ({ from: monday + 4, until: monday + 7 })),
    )
  })
})

describe('a step', () => {
  it('is a day, a week or a month, over the end of the year too', () => {
    expect(stepDate('day', monday, -1)).toBe(monday - 1)
    expect(stepDate('work_week', monday, 1)).toBe(monday + 7)
    expect(stepDate('month', dayOf(2026, 12, 5), 1)).toBe(dayOf(2027, 1, 5))
    expect(stepDate('month', dayOf(2026, 1, 5), -1)).toBe(dayOf(2025, 12, 5))
  })

  it('of a month keeps to its last day where the day is missing', () => {
    expect(stepDate('month', dayOf(2026, 1, 31), 1)).toBe(dayOf(2026, 2, 28))
  })

  it('forth and back leads to the same week', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 40_000 }), (date) => {
        expect(stepDate('work_week', stepDate('work_week', date, 1), -1)).toBe(date)
      }),
    )
  })
})

describe('three days of the board', () => {
  const daysShown = (date: number) => threeDays(date).from - monday

  it('turn by three, and at the edge of a week by what is left of it', () => {
    const next = (date: number) => daysShown(stepThreeDays(date, 1))
    const last = (date: number) => daysShown(stepThreeDays(date, -1))
    expect([next(monday), next(monday + 3), next(monday + 4)]).toEqual([3, 4, 7])
    expect([last(monday + 4), last(monday + 1), last(monday)]).toEqual([1, 0, -3])
  })

  it('pass over no day, forth or back', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 40_000 }), (date) => {
        const here = threeDays(date)
        expect(threeDays(stepThreeDays(date, 1)).from).toBeLessThanOrEqual(here.until)
        expect(threeDays(stepThreeDays(date, -1)).until).toBeGreaterThanOrEqual(here.from)
      }),
    )
  })
})

describe('the weekend', () => {
  const open = (weekendOpen: boolean | null, today: number) =>
    hasOpenWeekend({ weekendOpen }, monday, today)

  it('has hours on its own two days, and whenever that was chosen', () => {
    expect([4, 5, 6, 7].map((day) => open(null, monday + day))).toEqual([false, true, true, false])
    expect([open(true, monday), open(false, monday + 5)]).toEqual([true, false])
  })
})

describe('the week number', () => {
  it('follows ISO 8601 around New Year', () => {
    expect(weekNumber(dayOf(2026, 11, 25))).toBe(48)
    expect(weekNumber(dayOf(2026, 12, 31))).toBe(53)
    expect(weekNumber(dayOf(2027, 1, 3))).toBe(53)
    expect(weekNumber(dayOf(2027, 1, 4))).toBe(1)
    expect(weekNumber(dayOf(2024, 12, 30))).toBe(1)
  })
})

describe('the title', () => {
  const title = (view: (typeof agendaViews)[number], date: number) =>
    agendaTitle(view, date, rangeToRead(view, date))

  it('names the working days of the week, with both months and years where they differ', () => {
    expect(title('work_week', dayOf(2026, 11, 25))).toBe('23 – 27 november 2026')
    expect(title('work_week', dayOf(2026, 12, 2))).toBe('30 nov – 4 dec 2026')
    expect(title('work_week', dayOf(2026, 12, 30))).toBe('28 dec 2026 – 1 jan 2027')
  })

  it('runs to Sunday where the weekend is open', () => {
    const date = dayOf(2026, 11, 25)
    const range = rangeToRead('work_week', date)
    expect(agendaTitle('work_week', date, range, true)).toBe('23 – 29 november 2026')
  })

  it('names the day or the month', () => {
    expect(title('day', dayOf(2026, 11, 25))).toBe('woensdag 25 november 2026')
    expect(title('month', dayOf(2026, 11, 25))).toBe('november 2026')
  })
})
