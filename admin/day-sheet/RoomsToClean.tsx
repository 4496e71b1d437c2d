import { Button } from '@mui/material'
import type { DaySheetView, RoomToClean } from '../../api/day-sheet/day-sheet-shape.ts'
import { arrivalTimes } from '../clock/clock-time.ts'
import { useLive } from '../live/live-context.ts'
import { KeyTag } from '../marks/KeyTag.tsx'
import { useText } from '../texts/use-text.ts'
import styles from './day-sheet.module.css'
import { SheetSection } from './SheetSection.tsx'
import { useRoomCleaning } from './use-room-cleaning.ts'

/** The rooms to clean, with who comes into them; one that is dirty is cleaned by a press. */
export function RoomsToClean({ toClean }: Pick<DaySheetView, 'toClean'>) {
  const text = useText()
  return (
    <SheetSection
      title={text('daySheet.toClean')}
      count={toClean.length}
      empty={text('daySheet.noToClean')}
    >
      {toClean.map((room) => (
        <RoomRow key={room.id} room={room} />
      ))}
    </SheetSection>
  )
}

function RoomRow({ room }: { room: RoomToClean }) {
  const text = useText()
  const { say, isPending } = useRoomCleaning(room)
  const offline = useLive().status === 'lost'
  const { number, roomTypeName, dirty, next } = room
  const time = next?.arrivalWindow
    ? text('daySheet.between', arrivalTimes(next.arrivalWindow))
    : text('daySheet.anyTime')
  return (
    <li>
      <KeyTag number={number} state="free" />
      <span className={styles.words}>
        <span>{roomTypeName}</span>
        <small>
          {[
            text(dirty ? 'daySheet.dirty' : 'daySheet.leaves'),
            ...(next ? [text('daySheet.next', { name: next.title, time })] : []),
          ].join(' · ')}
        </small>
      </span>
      {dirty ? (
        <Button
          className={styles.noPrint}
          variant="outlined"
          size="small"
          disabled={offline}
          aria-disabled={isPending}
          aria-label={text('daySheet.cleanRoom', { number })}
          onClick={() => (isPending ? undefined : say(true))}
        >
          {text('daySheet.clean')}
        </Button>
      ) : null}
      <i className={styles.tick} aria-hidden="true" />
    </li>
  )
}
