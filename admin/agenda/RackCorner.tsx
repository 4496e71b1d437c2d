import { useText } from '../texts/use-text.ts'
import { weekNumber } from './agenda-address.ts'
import { occupiedRooms, type RoomColumn } from './room-columns.ts'
import { hasDay, type RackView } from './room-state.ts'
import styles from './time-grid.module.css'

/** How full the property is: tonight, that night, or over the nights of a week that is not this one. */
export function RackCorner({ columns, rack }: { columns: RoomColumn[]; rack: RackView }) {
  const text = useText()
  const { from, until } = rack.view
  const rooms = columns.length
  const { today } = rack.moment
  const [label, count] = hasDay(rack.view, today)
    ? [
        text('agenda.tonight'),
        text('agenda.occupiedOf', { occupied: occupiedRooms(columns, today, today), rooms }),
      ]
    : until - from === 1
      ? [
          text('agenda.thatNight'),
          text('agenda.occupiedOf', { occupied: occupiedRooms(columns, from, today), rooms }),
        ]
      : [
          text('agenda.weekNumber', { week: weekNumber(from) }),
          text('agenda.nightsOf', { nights: nightsTaken(), of: rooms * (until - from) }),
        ]
  return (
    <div className={styles.corner}>
      {label}
      <b>{count}</b>
    </div>
  )

  function nightsTaken(): number {
    let nights = 0
    for (let night = from; night < until; night++) nights += occupiedRooms(columns, night, today)
    return nights
  }
}
