import { ClosureBlock } from './ClosureBlock.tsx'
import { placeStay, type PropertyTimes } from './place-stay.ts'
import { closureBlockId, isInSeason, type RoomColumn } from './room-columns.ts'
import { StayBlock } from './StayBlock.tsx'
import { axisLength, type TimeAxis } from './time-axis.ts'
import { HandGhost } from './HandGhost.tsx'
import type { HeldNights } from './use-held-nights.ts'
import { useText } from '../texts/use-text.ts'
import styles from './time-grid.module.css'

interface RoomLaneProps {
  column: RoomColumn
  index: number
  axis: TimeAxis
  times: PropertyTimes
  entry: string | undefined
  arrived: ReadonlySet<string>
  /** The stay that is being moved. */
  lifted: string | null
  /** Nights of this room that are held over the grid. */
  held: HeldNights | null
}

/** The days of one room: its stays and closures. Later stays lie over the tails of earlier ones. */
export function RoomLane({
  column,
  index,
  axis,
  times,
  entry,
  arrived,
  lifted,
  held,
}: RoomLaneProps) {
  const text = useText()
  const ghost = held && placeStay(axis, held.target, times, 'no-tail')
  return (
    <div
      className={styles.lane}
      role="group"
      aria-label={text('agenda.room', { number: column.room.number })}
      data-lane=""
    >
      {axis.days.map(({ day, shape }) => (
        <i
          key={day}
          className={shape === 'hours' ? styles.hours : styles.strip}
          data-season={isInSeason(column, day) || undefined}
          title={isInSeason(column, day) ? text('agenda.season') : undefined}
          // One lane tells where the days are.
          data-day={index === 0 ? day : undefined}
        />
      ))}
      {column.closures.map((closure) => {
        const place = placeStay(
          axis,
          { arrival: closure.from, departure: closure.until },
          times,
          'no-tail',
        )
        const blockId = closureBlockId(closure, column)
        return (
          place && (
            <ClosureBlock
              key={closure.id}
              closure={closure}
              place={place}
              column={index}
              blockId={blockId}
              entry={blockId === entry}
            />
          )
        )
      })}
      {column.stays.map((stay) => {
        const place = placeStay(axis, stay, times)
        const { id } = stay.booking
        return (
          place && (
            <StayBlock
              key={id}
              stay={stay}
              place={place}
              times={times}
              column={index}
              entry={id === entry}
              arrived={arrived.has(id)}
              isLifted={id === lifted}
            />
          )
        )
      })}
      {held && ghost ? (
        <HandGhost
          words={held.words}
          state={held.state}
          shape="block"
          style={{ top: axisLength(ghost.top), height: axisLength(ghost.height) }}
        />
      ) : null}
    </div>
  )
}
