import { describe, expect, it } from 'vitest'
import {
  axisHeight,
  axisLength,
  dashboardHours,
  dayAxis,
  dayOffset,
  hasHour,
  minuteOffset,
  mondayOf,
  type TimeAxis,
  weekAxis,
} from '../../../admin/agenda/time-axis.ts'
import { monday } from '../setup/agenda-of.ts'

describe('the week that runs down', () => {
  const week = weekAxis(monday, false)

  it('shows five days of fourteen hours and two strips of 32 px', () => {
    expect(dayOffset(week, monday)).toEqual({ hours: 0, px: 0 })
    expect(dayOffset(week, monday + 4)).toEqual({ hours: 56, px: 0 })
    expect(dayOffset(week, monday + 5)).toEqual({ hours: 70, px: 0 })
    expect(dayOffset(week, monday + 6)).toEqual({ hours: 70, px: 32 })
  })

  it('gives the weekend hours once it is opened', () => {
    expect(axisHeight(weekAxis(monday, true))).toEqual({ hours: 98, px: 0 })
  })

  it('leaves room below Sunday, so that who comes then has a name', () => {
    expect(axisHeight(week)).toEqual({ hours: 70, px: 72 })
  })

  it('folds the night away: before nine and after eleven lie on the nearest edge', () => {
    expect(minuteOffset(week, monday, 3 * 60, 'moment')).toEqual({ hours: 0, px: 0 })
    expect(minuteOffset(week, monday, 23 * 60 + 30, 'moment')).toEqual({ hours: 14, px: 0 })
    expect(minuteOffset(week, monday + 2, 14 * 60 + 24, 'moment').hours).toBeCloseTo(28 + 5.4)
  })

  it('has fixed places for leaving and coming in a strip, one below the other', () => {
    expect(minuteOffset(week, monday + 5, 10 * 60 + 30, 'departure')).toEqual({ hours: 70, px: 14 })
    expect(minuteOffset(week, monday + 5, 15 * 60, 'arrival')).toEqual({ hours: 70, px: 16 })
  })

  it('writes a length that a style sheet may stretch', () => {
    expect(axisLength({ hours: 36, px: 14 })).toBe('calc(var(--h) * 36 + 14px)')
  })
})

describe('a day', () => {
  it('is fourteen hours in the agenda, seventeen on the dashboard', () => {
    expect(axisHeight(dayAxis(monday))).toEqual({ hours: 14, px: 0 })
    expect(axisHeight(dayAxis(monday, dashboardHours))).toEqual({ hours: 17, px: 0 })
  })
})

describe('the time of now among the hours', () => {
  it('is written by day only: by night its line lies on the edge, beside an hour that is not its own', () => {
    const minutes = [6 * 60 + 6, 9 * 60, 23 * 60, 23 * 60 + 1]
    const shownOn = (axis: TimeAxis) => minutes.map((minute) => hasHour(axis, minute))
    expect(shownOn(dayAxis(monday))).toEqual([false, true, true, false])
    expect(shownOn(dayAxis(monday, dashboardHours))).toEqual([true, true, true, false])
  })
})

describe('the Monday of a week', () => {
  it('is the same for all its days', () => {
    for (let day = 0; day < 7; day++) expect(mondayOf(monday + day)).toBe(monday)
    expect(mondayOf(monday - 1)).toBe(monday - 7)
  })
})
