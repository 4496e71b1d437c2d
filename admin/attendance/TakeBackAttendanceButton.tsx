import { useState } from 'react'
import type { TakeBackAttendanceRequest } from '../../api/bookings/attendance-requests.ts'
import type { ActionButtonProps } from '../bookings/action-button.ts'
import { ConfirmedActionButton } from '../bookings/ConfirmedActionButton.tsx'
import { newRequestId } from '../bookings/request-id.ts'
import { useText } from '../texts/use-text.ts'
import styles from './attendance.module.css'

/** Takes back what was last said of the guests: a mistake, as if it was never said. */
export function TakeBackAttendanceButton({ booking, disabled, offered }: ActionButtonProps) {
  const text = useText()
  // What the dialog asks about stays as it was opened.
  const asked = (): Omit<TakeBackAttendanceRequest, 'version'> => ({
    requestId: newRequestId(),
    said: booking.attendance === 'expected' ? 'arrived' : booking.attendance,
  })
  const [shown, setShown] = useState(asked)
  const { said: attendance } = shown
  const titled = booking.attendance === 'expected' ? attendance : booking.attendance
  return (
    <ConfirmedActionButton
      title={text(`attendance.takeBack.${titled}`)}
      confirm={text('attendance.takeBack.confirm')}
      disabled={disabled}
      offered={offered}
      version={booking.version}
      action={(data, version) => data.takeBackAttendance(booking.id, { ...shown, version })}
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
