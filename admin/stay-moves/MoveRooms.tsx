import type { StayMoveView } from '../../api/bookings/booking-answer-shapes.ts'
import { parseDay } from '../../rules/calendar/day.ts'
import { staffStay } from '../agenda/agenda-title.ts'
import { Icon } from '../marks/Icon.tsx'
import { KeyTag } from '../marks/KeyTag.tsx'
import { Note } from '../shell/Note.tsx'
import { useText } from '../texts/use-text.ts'
import styles from './move-panel.module.css'

/** Who goes to another room of the same type for it; nothing where nobody has to. */
export function MoveRooms({ moves }: { moves: StayMoveView[] }) {
  const text = useText()
  if (moves.length === 0) return null
  return (
    <Note tone="ink" title={text('stayMoves.moves', { smart_count: moves.length })}>
      {text('stayMoves.movesHint')}
      <ul className={styles.moves}>
        {moves.map((move) => (
          <li key={move.bookingId}>
            {move.fromRoomNumber === null ? null : <KeyTag number={move.fromRoomNumber} />}
            <Icon name="arrow" />
            <KeyTag number={move.roomNumber} state="free" />
            <span>
              {move.guestName},{' '}
              {staffStay(parseDay(move.arrival) ?? 0, parseDay(move.departure) ?? 0)}
            </span>
          </li>
        ))}
      </ul>
    </Note>
  )
}
