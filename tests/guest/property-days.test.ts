import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { CalendarDayView } from '../../api/availability/availability-shapes.ts'
import { dayMeaning } from '../../guest/calendar/day-meaning.ts'
import { propertyDays } from '../../guest/search/property-days.ts'
import { formatDay, parseDay } from '../../rules/calendar/day.ts'

const day = '2026-06-09'
const view = (change: Partial<CalendarDayView>): CalendarDayView => ({
  day,
  state: 'free',
  maxNights: 1,
  minNights: 1,
  gaps: [],
  ...change,
})
const none = (state: CalendarDayView['state']) => view({ state, maxNights: 0 })

/** Whether the calendar lets a guest who arrives on the day leave after so many nights. */
function sells(views: CalendarDayView[], nights: number): boolean {
  const last = formatDay(parseDay(day)! + nights)
  const asked = { today: day, arrival: day, departure: null, refused: false }
  return dayMeaning(last, { ...asked, days: propertyDays(views.map((one) => [one])) }).pickable
}

describe('the days of the property, in the calendar of the search', () => {
  it('are free where any room is, and closed only where every room is', () => {
    const state = (...views: CalendarDayView[]) =>
      propertyDays(views.map((one) => [one])).get(day)?.state
    expect(state(none('taken'), view({}))).toBe('free')
    expect(state(none('taken'), none('closed'))).toBe('taken')
    expect(state(none('closed'), none('closed'))).toBe('closed')
  })

  it('are sold for 1, 2 and 4 nights where one room takes 2 and another 1 or 4 but not 3', () => {
    const rooms = [
      view({ maxNights: 2, minNights: 2, gaps: [{ first: 1, last: 1 }] }),
      view({ maxNights: 4, gaps: [{ first: 2, last: 3 }] }),
    ]
    expect([1, 2, 3, 4, 5].filter((nights) => sells(rooms, nights))).toEqual([1, 2, 4])
  })

  it('sell a number of nights exactly where some room sells it', () => {
    const room = fc
      .record({ maxNights: fc.integer({ min: 1, max: 9 }), from: fc.integer({ min: 1, max: 9 }) })
      .map(({ maxNights, from }) =>
        view({ maxNights, gaps: from < maxNights ? [{ first: from, last: from }] : [] }),
      )
    fc.assert(
      fc.property(
        fc.array(room, { minLength: 1, maxLength: 4 }),
        fc.integer({ min: 1, max: 12 }),
        (rooms, nights) => {
          expect(sells(rooms, nights)).toBe(rooms.some((one) => sells([one], nights)))
        },
      ),
    )
  })
})
