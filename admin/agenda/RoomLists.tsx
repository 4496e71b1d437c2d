import { Link } from 'react-router'
import type { Moment } from '../../rules/calendar/day.ts'
import { recordAddress } from '../../screens/screen-routes.ts'
import { Icon } from '../marks/Icon.tsx'
import { KeyTag } from '../marks/KeyTag.tsx'
import { useText } from '../texts/use-text.ts'
import { nearDay, staffStay } from './agenda-title.ts'
import type { PropertyTimes } from './place-stay.ts'
import type { RoomColumn } from './room-columns.ts'
import { keyOf, useRoomWords } from './RoomHead.tsx'
import { RoomMenu } from './RoomMenu.tsx'
import { roomState, type DayRange } from './room-state.ts'
import { StayRow } from './StayRow.tsx'
import styles from './phone-agenda.module.css'

interface RoomListsProps {
  columns: RoomColumn[]
  week: DayRange
  moment: Moment
  times: PropertyTimes
  arrived: ReadonlySet<string>
}

/** Kamers: each room with its key, and its stays of the week below each other. */
export function RoomLists({ columns, ...week }: RoomListsProps) {
  return columns.map((column) => <RoomList key={column.room.id} column={column} {...week} />)
}

function RoomList({
  column,
  week,
  moment,
  times,
  arrived,
}: Omit<RoomListsProps, 'columns'> & { column: RoomColumn }) {
  const text = useText()
  const { room } = column
  const state = roomState(column, { view: week, known: week, moment, times })
  const { word, detail } = useRoomWords(state, times)
  const inWeek = (from: number, until: number) => from < week.until && until > week.from
  const stays = column.stays.filter(
    (stay) => stay.presence === 'live' && inWeek(stay.arrival, stay.departure),
  )
  const closures = column.closures.filter(({ from, until }) => inWeek(from, until))
  const name = text('agenda.room', { number: room.number })
  return (
    <section aria-label={`${name}, ${room.roomTypeName}`}>
      <div className={styles.roomHead}>
        <KeyTag number={room.number} state={keyOf(state)} />
        <h3>
          {room.active ? room.roomTypeName : text('agenda.offType', { type: room.roomTypeName })}
        </h3>
        <span>{[word, detail].filter(Boolean).join(' ')}</span>
        <RoomMenu room={room} />
      </div>
      {stays.length + closures.length > 0 ? (
        <ul className={styles.list}>
          {stays.map((stay) => (
            <StayRow
              key={stay.booking.id}
              stay={stay}
              arrived={arrived.has(stay.booking.id)}
              details={[
                staffStay(stay.arrival, stay.departure),
                text('agenda.personsShort', { smart_count: stay.booking.persons }),
              ]}
            />
          ))}
          {closures.map((closure) => (
            <li key={closure.id}>
              <Link to={recordAddress('vacation', closure.id)} className={styles.row}>
                <span className={styles.words}>
                  <b>{closure.reason || text('agenda.closed')}</b>
                  <small>{text('agenda.until', { day: nearDay(closure.until) })}</small>
                </span>
                <Icon name="right" />
              </Link>
            </li>
          ))}
        </ul>
      ) : (
        <p className={styles.empty}>{text('agenda.list.noGuests')}</p>
      )}
    </section>
  )
}
