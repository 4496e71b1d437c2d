import { useEffect, useRef } from 'react'
import type { Moment } from '../../rules/calendar/day.ts'
import type { PropertyTimes } from './place-stay.ts'
import type { AgendaDelivery } from './deliveries.ts'
import { RackHead } from './RackHead.tsx'
import type { RoomColumn } from './room-columns.ts'
import { hasDay, type DayRange } from './room-state.ts'
import { RoomLane } from './RoomLane.tsx'
import { shownBlocks } from './shown-blocks.ts'
import { axisHeight, axisLength, axisRange, dayOffset, type TimeAxis } from './time-axis.ts'
import { TimeGutter } from './TimeGutter.tsx'
import { NowLine, TodayWash } from './TodayMarks.tsx'
import styles from './time-grid.module.css'
import { HandLayer } from './HandLayer.tsx'
import { useHeldNights } from './use-held-nights.ts'
import { useBlockKeys } from './use-block-keys.ts'

interface TimeGridProps {
  label: string
  columns: RoomColumn[]
  deliveries: AgendaDelivery[]
  axis: TimeAxis
  /** The days that were read. */
  known: DayRange
  times: PropertyTimes
  moment: Moment
  arrived: ReadonlySet<string>
  /** Opens or folds the weekend; absent in the day view. */
  onWeekend?: () => void
  onDay(day: number): void
}

/**
 * A column per room, the days running down (BO §2). Key row and hours stay in sight while rooms and
 * days scroll.
 */
export function TimeGrid({
  label,
  columns,
  deliveries,
  axis,
  known,
  times,
  moment,
  arrived,
  onWeekend,
  onDay,
}: TimeGridProps) {
  const rack = { view: axisRange(axis), known, moment, times }
  const { entry, grid } = useBlockKeys(shownBlocks(columns, axis, times))
  const hand = useHeldNights({
    columns,
    layout: 'columns',
    blockKeys: grid,
    range: rack.view,
    today: moment.today,
  })
  const hasToday = hasDay(rack.view, moment.today)
  // On Saturday and Sunday today lies below the five days before it.
  const section = useRef<HTMLElement>(null)
  const scrollsToNow = hasToday && moment.today >= rack.view.from + 5 && axis.days.length > 1
  useEffect(() => {
    if (scrollsToNow)
      section.current?.querySelector('[data-mark="now"]')?.scrollIntoView({ block: 'center' })
  }, [scrollsToNow])
  const size = {
    '--rooms': columns.length,
    '--days': axisLength(axisHeight(axis)),
  } as React.CSSProperties

  return (
    <div className={styles.measure}>
      <section
        ref={section}
        className={styles.grid}
        data-view={axis.days.length === 1 ? 'day' : 'week'}
        aria-label={label}
        style={size}
      >
        <RackHead columns={columns} rack={rack} />
        <div className={styles.body} data-holds={hand.held ? '' : undefined} {...hand.grid}>
          <HandLayer columns={columns} {...hand.layer} />
          {hasToday ? <TodayWash axis={axis} moment={moment} /> : null}
          {columns.map((column, index) => (
            <RoomLane
              key={column.room.id}
              column={column}
              index={index}
              axis={axis}
              times={times}
              entry={entry}
              arrived={arrived}
              lifted={hand.lifted}
              held={hand.held?.target.room === index ? hand.held : null}
            />
          ))}
          {/* After the blocks, for who comes by keyboard: it stands before them by its column. */}
          <TimeGutter
            axis={axis}
            moment={moment}
            deliveries={deliveries}
            onDay={onDay}
            onWeekend={onWeekend}
          />
          {axis.days.slice(1).map(({ day }) => (
            <i
              key={day}
              className={styles.dayLine}
              style={{ top: axisLength(dayOffset(axis, day)) }}
            />
          ))}
          {hasToday ? <NowLine axis={axis} moment={moment} /> : null}
        </div>
      </section>
    </div>
  )
}
