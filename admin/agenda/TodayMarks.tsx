import type { Moment } from '../../rules/calendar/day.ts'
import { timeOfDay } from '../clock/clock-time.ts'
import { axisHeight, axisLength, axisRange, dayOffset, minuteOffset, type TimeAxis } from './time-axis.ts'
import styles from './time-grid.module.css'

/** The brass of the grid: today's wash, and the line of now with its time. */
export function TodayMarks({ axis, moment }: { axis: TimeAxis; moment: Moment }) {
  const top = dayOffset(axis, moment.today)
  const next = moment.today + 1 === axisRange(axis).until ? axisHeight(axis) : dayOffset(axis, moment.today + 1)
  const now = minuteOffset(axis, moment.today, moment.minuteOfDay, 'moment')
  return (
    <>
      <i className={styles.today} style={{ top: axisLength(top), height: axisLength({ hours: next.hours - top.hours, px: next.px - top.px }) }} />
      <div className={styles.now} style={{ top: axisLength(now) }}>
        <span>{timeOfDay(moment.minuteOfDay)}</span>
      </div>
    </>
  )
}
