import { weekday } from '../../rules/calendar/day.ts'
import type { EpochDay } from '../../rules/calendar/day.ts'

/** The hours a day shows; the nights between are folded away. */
export interface ShownHours {
  first: number
  last: number
}

/** Of the agenda and of the dashboard (BO §2). */
export const agendaHours: ShownHours = { first: 9, last: 23 }
export const dashboardHours: ShownHours = { first: 6, last: 23 }

/** Height of a weekend day that is folded to a strip, px. */
export const STRIP_PX = 32
/**
 * Where guests leave and come within a strip, px from its top: a change-over shows both, one below
 * the other.
 */
const STRIP_DEPARTURE_PX = 14
const STRIP_ARRIVAL_PX = 16
/** Below the last strip, so that a Sunday's arrival is tall enough for a name. */
const FOOT_PX = 8

/** A day of the axis: with hours, or folded to a strip. */
export interface AxisDay {
  day: EpochDay
  shape: 'hours' | 'strip'
}

/** The days of a view below each other, first to last, without a gap. */
export interface TimeAxis {
  days: AxisDay[]
  hours: ShownHours
  /** Room below the last day, px. */
  footPx: number
}

/**
 * A distance from the top of the axis: hours of `--h` px each, and fixed px. Both are sums, so a
 * style sheet may stretch the hours.
 */
export interface AxisOffset {
  hours: number
  px: number
}

/**
 * Monday to Friday with hours, Saturday and Sunday as strips unless the weekend is opened
 * (work_week, BO §2).
 */
export function weekAxis(monday: EpochDay, weekendOpen: boolean): TimeAxis {
  const days = Array.from({ length: 7 }, (_, i): AxisDay => ({
    day: monday + i,
    shape: i < 5 || weekendOpen ? 'hours' : 'strip',
  }))
  return { days, hours: agendaHours, footPx: weekendOpen ? 0 : FOOT_PX }
}

/** One day with hours. */
export function dayAxis(day: EpochDay, hours: ShownHours = agendaHours): TimeAxis {
  return { days: [{ day, shape: 'hours' }], hours, footPx: 0 }
}

/** The Monday of a day's week. */
export function mondayOf(day: EpochDay): EpochDay {
  return day - weekday(day) + 1
}

export function axisRange(axis: TimeAxis): { from: EpochDay; until: EpochDay } {
  const from = axis.days[0]?.day ?? 0
  return { from, until: from + axis.days.length }
}

/** The top of a day of the axis; of the day after the last: its end, foot not counted. */
export function dayOffset(axis: TimeAxis, day: EpochDay): AxisOffset {
  let hours = 0
  let px = 0
  for (const each of axis.days) {
    if (each.day >= day) break
    if (each.shape === 'hours') hours += hoursADay(axis)
    else px += STRIP_PX
  }
  return { hours, px }
}

/** The height of the whole axis. */
export function axisHeight(axis: TimeAxis): AxisOffset {
  const end = dayOffset(axis, axisRange(axis).until)
  return { hours: end.hours, px: end.px + axis.footPx }
}

/**
 * Where a minute of a day lies; minutes outside the hours shown lie on the nearest edge. In a strip
 * the hours have no room: departures and arrivals have their fixed places there.
 */
export function minuteOffset(
  axis: TimeAxis,
  day: EpochDay,
  minute: number,
  event: 'arrival' | 'departure' | 'moment',
): AxisOffset {
  const top = dayOffset(axis, day)
  if (axis.days.find((each) => each.day === day)?.shape === 'strip') {
    if (event === 'moment')
      return { hours: top.hours, px: top.px + STRIP_PX * shareOfDay(axis, minute) }
    return {
      hours: top.hours,
      px: top.px + (event === 'arrival' ? STRIP_ARRIVAL_PX : STRIP_DEPARTURE_PX),
    }
  }
  return { hours: top.hours + shareOfDay(axis, minute) * hoursADay(axis), px: top.px }
}

/**
 * True for a minute of the hours shown: in the agenda 9:00 and 23:00 are, 6:06 lies in the folded
 * night.
 */
export function hasHour({ hours: { first, last } }: TimeAxis, minute: number): boolean {
  return minute >= first * 60 && minute <= last * 60
}

/** How many hours a day with hours has. */
export function hoursADay({ hours: { first, last } }: TimeAxis): number {
  return last - first
}

function shareOfDay(axis: TimeAxis, minute: number): number {
  return Math.min(1, Math.max(0, (minute / 60 - axis.hours.first) / hoursADay(axis)))
}

/** The CSS length of an offset, with `--h` the height of an hour: `calc(var(--h) * 36 + 14px)`. */
export function axisLength({ hours, px }: AxisOffset): string {
  return `calc(var(--h) * ${hours} + ${px}px)`
}
