import type { EpochDay, Moment } from '../../rules/calendar/day.ts'
import type { AgendaDelivery } from '../agenda/deliveries.ts'
import type { PropertyTimes } from '../agenda/place-stay.ts'
import { RackHead } from '../agenda/RackHead.tsx'
import type { RoomColumn } from '../agenda/room-columns.ts'
import type { DayRange } from '../agenda/room-state.ts'
import { RoomLane } from '../agenda/RoomLane.tsx'
import { shownBlocks } from '../agenda/shown-blocks.ts'
import { axisHeight, axisLength, dashboardHours, dayAxis } from '../agenda/time-axis.ts'
import { TimeGutter } from '../agenda/TimeGutter.tsx'
import { NowLine, TodayWash } from '../agenda/TodayMarks.tsx'
import { useBlockKeys } from '../agenda/use-block-keys.ts'
import grid from '../agenda/time-grid.module.css'
import { useText } from '../texts/use-text.ts'

interface DayCalendarProps {
  label: string
  columns: RoomColumn[]
  day: EpochDay
  /** The days that were read. */
  known: DayRange
  times: PropertyTimes
  moment: Moment
  arrived: ReadonlySet<string>
  deliveries: AgendaDelivery[]
}

/** A day from 6:00 to 23:00, a column per room (BO §2): to look at, moved is in the agenda. */
export function DayCalendar({
  label,
  columns,
  day,
  known,
  times,
  moment,
  arrived,
  deliveries,
}: DayCalendarProps) {
  const text = useText()
  const axis = dayAxis(day, dashboardHours)
  const rack = { view: { from: day, until: day + 1 }, known, moment, times }
  const { entry, grid: keys } = useBlockKeys(shownBlocks(columns, axis, times))
  const size = {
    '--rooms': columns.length,
    '--days': axisLength(axisHeight(axis)),
    '--day-hours': axis.hours.last - axis.hours.first,
    '--h': '24px',
  } as React.CSSProperties
  return (
    <div className={grid.measure}>
      <section
        className={grid.grid}
        data-view="day"
        aria-label={text('agenda.gridDay', { day: label })}
        style={size}
      >
        <RackHead columns={columns} rack={rack} />
        <div className={grid.body} {...keys}>
          {day === moment.today ? <TodayWash axis={axis} moment={moment} /> : null}
          {columns.map((column, index) => (
            <RoomLane
              key={column.room.id}
              column={column}
              index={index}
              axis={axis}
              times={times}
              entry={entry}
              arrived={arrived}
              lifted={null}
              held={null}
            />
          ))}
          <TimeGutter axis={axis} moment={moment} deliveries={deliveries} onDay={() => undefined} />
          {day === moment.today ? <NowLine axis={axis} moment={moment} /> : null}
        </div>
      </section>
    </div>
  )
}
