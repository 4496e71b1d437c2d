import { parseDay } from '../../rules/calendar/day.ts'
import { staffDay } from '../../rules/calendar/dutch.ts'
import { formatEuro } from '../../rules/money/format-euro.ts'
import type { ActionButtonProps } from '../bookings/action-button.ts'
import { ConfirmedActionButton } from '../bookings/ConfirmedActionButton.tsx'
import { usePropertyToday } from '../property/use-property.ts'
import { Note } from '../shell/Note.tsx'
import { useText } from '../texts/use-text.ts'
import styles from './attendance.module.css'

/** Vertrokken: says what is still open, and that the room is to be cleaned. */
export function DepartButton({ booking, disabled, offered }: ActionButtonProps) {
  const text = useText()
  const today = usePropertyToday() ?? 0
  const departure = parseDay(booking.departure) ?? 0
  return (
    <ConfirmedActionButton
      title={text('attendance.depart.button')}
      confirm={text('attendance.depart.confirm')}
      icon="check"
      isMain={booking.paid}
      disabled={disabled}
      offered={offered}
      version={booking.version}
      action={(data, press) => data.act('bookings', booking.id, 'depart', press)}
      done={text('attendance.depart.done')}
    >
      <p>
        <b>{booking.guestName}</b>: {text('attendance.depart.question')}
      </p>
      {booking.balanceCents > 0 ? (
        <Note
          tone="warn"
          title={text('attendance.depart.open', { amount: formatEuro(booking.balanceCents) })}
        />
      ) : null}
      <p className={styles.hint}>
        {booking.roomNumber === null
          ? null
          : text('attendance.depart.effect', { room: booking.roomNumber })}{' '}
        {today < departure ? text('attendance.depart.early', { day: staffDay(departure) }) : null}
      </p>
    </ConfirmedActionButton>
  )
}
