import type { Moment } from '../../rules/calendar/day.ts'
import { useText } from '../texts/use-text.ts'
import { placeStay, type HouseTimes } from './place-stay.ts'
import type { RoomColumn } from './room-columns.ts'
import { RoomHead } from './RoomHead.tsx'
import { roomsInUse, roomState } from './room-state.ts'
import { RoomLane } from './RoomLane.tsx'
import { axisHeight, axisLength, axisRange, dayOffset, type TimeAxis } from './time-axis.ts'
import { TimeGutter } from './TimeGutter.tsx'
import { TodayMarks } from './TodayMarks.tsx'
import styles from './time-grid.module.css'
import { useBlockKeys } from './use-block-keys.ts'

interface TimeGridProps {
  label: string
  columns: RoomColumn[]
  axis: TimeAxis
  times: HouseTimes
  moment: Moment
  arrived: ReadonlySet<string>
  /** Opens or folds the weekend; absent in the day view. */
  onWeekend?: () => void
  onDay(day: number): void
}

/** A column per room, the days running down (BO §2). Key row and hours stay in sight while rooms and days scroll. */
export function TimeGrid({ label, columns, axis, times, moment, arrived, onWeekend, onDay }: TimeGridProps) {
  const text = useText()
  const range = axisRange(axis)
  const shown = columns.flatMap((column) => column.stays.filter((stay) => placeStay(axis, stay, times)).map((stay) => stay.booking.id))
  const { entry, grid } = useBlockKeys(shown)
  const hasToday = moment.today >= range.from && moment.today < range.until
  const size = { '--rooms': columns.length, '--days': axisLength(axisHeight(axis)) } as React.CSSProperties

  return (
    <section className={styles.grid} data-view={axis.days.length === 1 ? 'day' : 'week'} aria-label={label} style={size}>
      <div className={styles.head}>
        <div className={styles.corner}>
          {text(hasToday ? 'agenda.now' : 'agenda.thisWeek')}
          <b>{hasToday ? text('agenda.occupiedOf', { occupied: roomsInUse(columns, moment.today, moment.minuteOfDay, times), rooms: columns.length }) : nightsInUse()}</b>
        </div>
        {columns.map((column) => (
          <RoomHead key={column.room.id} room={column.room} state={roomState(column, range, moment.today, moment.minuteOfDay, times)} times={times} />
        ))}
      </div>
      <div className={styles.body} {...grid}>
        <TimeGutter axis={axis} today={moment.today} onDay={onDay} onWeekend={onWeekend} />
        {columns.map((column, index) => (
          <RoomLane key={column.room.id} column={column} index={index} axis={axis} times={times} entry={entry} arrived={arrived} />
        ))}
        {axis.days.slice(1).map(({ day }) => (
          <i key={day} className={styles.dayLine} style={{ top: axisLength(dayOffset(axis, day)) }} />
        ))}
        {hasToday ? <TodayMarks axis={axis} moment={moment} /> : null}
      </div>
    </section>
  )

  function nightsInUse() {
    const states = columns.map((column) => roomState(column, range, moment.today, moment.minuteOfDay, times))
    const nights = states.reduce((sum, state) => sum + (state.kind === 'nights' ? state.occupied : 0), 0)
    return text('agenda.nightsOf', { nights, of: columns.length * (range.until - range.from) })
  }
}
