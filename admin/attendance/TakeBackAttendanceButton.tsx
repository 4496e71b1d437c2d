import { useState } from 'react'
import type { ActionButtonProps } from '../bookings/action-button.ts'
import { ConfirmedActionButton } from '../bookings/ConfirmedActionButton.tsx'
import { useText } from '../texts/use-text.ts'
import styles from './attendance.module.css'

/** Takes back what was last said of the guests: a mistake, as if it was never said. */
export function TakeBackAttendanceButton({ booking, disabled, offered }: ActionButtonProps) {
  const text = useText()
  // What the dialog asks about stays as it was opened.
  const last = booking.attendance === 'expected' ? 'arrived' : booking.attendance
  const [said, setSaid] = useState(last)
  const titled = booking.attendance === 'expected' ? said : booking.attendance
  return (
    <ConfirmedActionButton
      title={text(`attendance.takeBack.${titled}`)}
      confirm={text('attendance.takeBack.confirm')}
      disabled={disabled}
      offered={offered}
      version={booking.version}
      action={(data, press) =>
        data.act('bookings', booking.id, 'take-back-attendance', { said, ...press })
      }
      done={text('attendance.takeBack.done')}
      onOpen={() => setSaid(last)}
    >
      <p>
        <b>{booking.guestName}</b>
      </p>
      <p className={styles.hint}>{text(`attendance.takeBack.effects.${said}`)}</p>
    </ConfirmedActionButton>
  )
}
