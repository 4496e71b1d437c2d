import { useState } from 'react'
import type { TakeBackAttendanceRequest } from '../../api/bookings/attendance-requests.ts'
import type { ActionButtonProps } from '../bookings/action-button.ts'
import { ConfirmedActionButton } from '../bookings/ConfirmedActionButton.tsx'
import { newRequestId } from '../bookings/request-id.ts'
import { useText } from '../texts/use-text.ts'
import styles from './attendance.module.css'

/** Takes back what was last said of the guests: a mistake, as if it was never said. */
export function TakeBackAttendanceButton({ booking, disabled }: ActionButtonProps) {
  const text = useText()
  // What the dialog asks about stays as it was opened.
  const asked = (): TakeBackAttendanceRequest => ({
    requestId: newRequestId(),
    said: booking.attendance === 'expected' ? 'arrived' : booking.attendance,
  })
  const [shown, setShown] = useState(asked)
  if (booking.attendance === 'expected') return null
  const { attendance } = booking
  return (
    <ConfirmedActionButton
      title={text(`attendance.takeBack.${attendance}`)}
      confirm={text('attendance.takeBack.confirm')}
      disabled={disabled}
      action={(data) => data.takeBackAttendance(booking.id, shown)}
      done={text('attendance.takeBack.done')}
      onOpen={() => setShown(asked())}
    >
      <p>
        <b>{booking.guestName}</b>
      </p>
      <p className={styles.hint}>{text(`attendance.takeBack.effects.${attendance}`)}</p>
    </ConfirmedActionButton>
  )
}
