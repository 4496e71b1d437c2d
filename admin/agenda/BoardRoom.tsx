import type { CSSProperties } from 'react'
import { Link } from 'react-router'
import { weekday } from '../../rules/calendar/day.ts'
import type { EpochDay, Moment } from '../../rules/calendar/day.ts'
import { KeyTag } from '../marks/KeyTag.tsx'
import { recordAddress } from '../../screens/screen-routes.ts'
import { useText } from '../texts/use-text.ts'
import styles from './board.module.css'
import { placeBar } from './place-bar.ts'
import type { PropertyTimes } from './place-stay.ts'
import { closureBlockId, type RoomColumn } from './room-columns.ts'
import { HandGhost } from './HandGhost.tsx'
import type { HeldNights } from './use-held-nights.ts'
import { keyOf, useRoomWords } from './RoomHead.tsx'
import { roomState } from './room-state.ts'
import { StayBar } from './StayBar.tsx'

interface BoardRoomProps {
  column: RoomColumn
  row: number
  range: { from: EpochDay; until: EpochDay }
  moment: Moment
  times: PropertyTimes
  entry: string | undefined
  arrived: ReadonlySet<string>
  /** The stay that is being moved. */
  lifted: string | null
  /** Nights of this room that are held over the board. */
  held: HeldNights | null
}

/** One room's row: its key, and its stays as bars. */
export function BoardRoom({
  column,
  row,
  range,
  moment,
  times,
  entry,
  arrived,
  lifted,
  held,
}: BoardRoomProps) {
  const text = useText()
  const state = roomState(column, { view: range, known: range, moment, times })
  const { word, detail } = useRoomWords(state, times)
  const share = (days: number) => `${(days / (range.until - range.from)) * 100}%`
  const ghost = held && placeBar(held.target, range)
  const days = Array.from({ length: range.until - range.from }, (_, i) => range.from + i)
  const now = moment.today - range.from + moment.minuteOfDay / 1440
  return (
    <>
      <div className={styles.room}>
        <KeyTag number={column.room.number} state={keyOf(state)} />
        <small>{state.kind === 'nights' && detail ? detail : word}</small>
      </div>
      <div
        className={styles.lane}
        role="group"
        aria-label={text('agenda.room', { number: column.room.number })}
        data-lane=""
      >
        {days
          .filter((day) => weekday(day) > 5)
          .map((day) => (
            <i
              key={day}
              className={styles.weekend}
              style={{ left: share(day - range.from), width: share(1) }}
            />
          ))}
        {column.seasons.map((season) => {
          const place = placeBar(season, range)
          return (
            place && (
              <i
                key={season.arrival}
                className={styles.season}
                style={{ left: share(place.left), width: share(place.width) }}
                title={text('agenda.season')}
              />
            )
          )
        })}
        {column.closures.map((closure) => {
          const blockId = closureBlockId(closure, column)
          const place = placeBar({ arrival: closure.from, departure: closure.until }, range)
          return (
            place && (
              <Link
                key={closure.id}
                to={recordAddress('vacation', closure.id)}
                className={`${styles.bar} ${styles.closure}`}
                style={
                  {
                    '--left': share(place.left),
                    width: `calc(${share(place.width)} - 3px)`,
                  } as CSSProperties
                }
                title={closure.reason || text('agenda.closed')}
                data-block={blockId}
                data-column={row}
                tabIndex={blockId === entry ? 0 : -1}
                draggable={false}
              >
                <span>{closure.reason || text('agenda.closed')}</span>
              </Link>
            )
          )
        })}
        {column.stays.map((stay) => {
          const place = placeBar(stay, range)
          const { id } = stay.booking
          return (
            place && (
              <StayBar
                key={id}
                stay={stay}
                place={place}
                share={share}
                row={row}
                today={moment.today}
                times={times}
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
            shape="bar"
            style={{ left: share(ghost.left), width: share(ghost.width) }}
          />
        ) : null}
        {now >= 0 && now <= days.length ? (
          <i className={styles.now} style={{ left: share(now) }} />
        ) : null}
      </div>
    </>
  )
}
