import { type EpochDay, type Stay, weekday } from '../../rules/calendar/day.ts'
import { axisHeight, axisRange, minuteOffset, type AxisOffset, type TimeAxis } from './time-axis.ts'

/**
 * Below this a block of the week has no room for a name of two lines: who comes on the last evening
 * of an opened weekend.
 */
const HOURS_OF_TWO_LINES = 9

/**
 * Times of the property in minutes since midnight: from the readings, and how long a departure is
 * drawn (BO §2: 17:00).
 */
export interface PropertyTimes {
  /** Of each weekday, Monday first (BO §3). */
  checkIn: readonly number[]
  checkOut: number
  shownUntil: number
}

/**
 * The documents draw a departure until 17:00, though guests leave at the reading `check-out-time`.
 */
export const SHOWN_UNTIL = 17 * 60

/** When guests may come on a day, minutes since midnight. */
export function checkInOn({ checkIn }: Pick<PropertyTimes, 'checkIn'>, day: EpochDay): number {
  return checkIn[weekday(day) - 1]!
}

/** An upright block on the axis. */
export interface StayPlace {
  top: AxisOffset
  height: AxisOffset
  /**
   * The pale end from check-out to the hour the documents draw it, in hours; 0 in a strip and where
   * the stay goes on.
   */
  tailHours: number
  startsBefore: boolean
  endsAfter: boolean
  /**
   * How much there is to write on. `brief`: one night, or one evening. `strip`: one line in the
   * weekend. `stub`, in a day `morning`: only the hours before departure.
   */
  size: 'tall' | 'brief' | 'strip' | 'stub' | 'morning'
}

/**
 * Where a stay lies on the axis; null where no part of it shows. A stay is `[arrival, departure)`,
 * seen until the morning of departure.
 */
export function placeStay(
  axis: TimeAxis,
  stay: Stay,
  times: PropertyTimes,
  tail: 'with-tail' | 'no-tail' = 'with-tail',
): StayPlace | null {
  const { from, until } = axisRange(axis)
  if (stay.arrival >= until || stay.departure < from) return null
  const startsBefore = stay.arrival < from
  const endsAfter = stay.departure >= until
  const top = startsBefore
    ? { hours: 0, px: 0 }
    : minuteOffset(axis, stay.arrival, checkInOn(times, stay.arrival), 'arrival')
  const leave = endsAfter
    ? axisHeight(axis)
    : minuteOffset(axis, stay.departure, times.checkOut, 'departure')
  const shown =
    endsAfter || tail === 'no-tail'
      ? leave
      : minuteOffset(axis, stay.departure, Math.max(times.checkOut, times.shownUntil), 'departure')
  const body = minus(leave, top)
  return {
    top,
    height: minus(shown, top),
    tailHours: shown.hours - leave.hours,
    startsBefore,
    endsAfter,
    size: sizeOf(body, stay, axis),
  }
}

function sizeOf(body: AxisOffset, stay: Stay, axis: TimeAxis): StayPlace['size'] {
  if (body.hours === 0) return 'strip'
  if (body.hours < 4 && body.px === 0) return axis.days.length > 1 ? 'stub' : 'morning'
  const low = body.hours < HOURS_OF_TWO_LINES && body.px === 0 && axis.days.length > 1
  return stay.departure - stay.arrival === 1 || low ? 'brief' : 'tall'
}

function minus(a: AxisOffset, b: AxisOffset): AxisOffset {
  return { hours: a.hours - b.hours, px: a.px - b.px }
}
