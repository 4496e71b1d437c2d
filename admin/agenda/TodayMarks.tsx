import type { Moment } from '../../rules/calendar/day.ts'
import { timeOfDay } from '../clock/clock-time.ts'
import {
  axisHeight,
  axisLength,
  axisRange,
  dayOffset,
  hasHour,
  minuteOffset,
  type TimeAxis,
} from './time-axis.ts'
import styles from './time-grid.module.css'

interface TodayProps {
  axis: TimeAxis
  moment: Moment
}

/** The wash of today, beneath the stays. */
export function TodayWash({ axis, moment }: TodayProps) {
  const top = dayOffset(axis, moment.today)
  const next =
    moment.today + 1 === axisRange(axis).until
      ? axisHeight(axis)
      : dayOffset(axis, moment.today + 1)
  return (
    <i
      className={styles.today}
      style={{
        top: axisLength(top),
        height: axisLength({ hours: next.hours - top.hours, px: next.px - top.px }),
      }}
    />
  )
}

/** The brass line of now: over the stays, beneath their words. */
export function NowLine({ axis, moment }: TodayProps) {
  return (
    <i
      data-mark="now"
      className={styles.now}
      style={{ top: axisLength(minuteOffset(axis, moment.today, moment.minuteOfDay, 'moment')) }}
    />
  )
}

/** How high the day's name is, px: the time of now stands below it. */
const NAME_HEIGHT = 32

/**
 * Its time, among the hours at the left. By night, when the line lies on the edge of the day, it
 * would stand beside the wrong hour.
 */
export function NowTime({ axis, moment }: TodayProps) {
  if (!hasHour(axis, moment.minuteOfDay)) return null
  const now = axisLength(minuteOffset(axis, moment.today, moment.minuteOfDay, 'moment'))
  const name = axisLength(dayOffset(axis, moment.today))
  return (
    <span className={styles.nowTime} style={{ top: `max(${now}, ${name} + ${NAME_HEIGHT}px)` }}>
      {timeOfDay(moment.minuteOfDay)}
    </span>
  )
}
