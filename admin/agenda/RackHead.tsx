import { RackCorner } from './RackCorner.tsx'
import type { RoomColumn } from './room-columns.ts'
import { RoomHead } from './RoomHead.tsx'
import { type RackView, roomState } from './room-state.ts'
import styles from './time-grid.module.css'

/** The row above a grid: how full the property is, and each room with its state. */
export function RackHead({ columns, rack }: { columns: RoomColumn[]; rack: RackView }) {
  return (
    <div className={styles.head}>
      <RackCorner columns={columns} rack={rack} />
      {columns.map((column) => (
        <RoomHead
          key={column.room.id}
          room={column.room}
          state={roomState(column, rack)}
          times={rack.times}
        />
      ))}
    </div>
  )
}
