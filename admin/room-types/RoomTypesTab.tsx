import { RoomTypeList } from './RoomTypeList.tsx'
import styles from './room-types.module.css'

/** The tab Kamers of Instellingen (BO §2). */
export function RoomTypesTab() {
  return (
    <div className={styles.tab}>
      <RoomTypeList />
    </div>
  )
}
