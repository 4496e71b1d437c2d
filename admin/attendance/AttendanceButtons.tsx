import type { ActionButtonProps } from '../bookings/action-button.ts'
import { usePropertyToday } from '../property/use-property.ts'
import { ArriveButton } from './ArriveButton.tsx'
import { attendanceActionsOf } from './attendance-actions-of.ts'
import { DepartButton } from './DepartButton.tsx'
import { NoShowButton } from './NoShowButton.tsx'
import { TakeBackAttendanceButton } from './TakeBackAttendanceButton.tsx'

/** What staff may say today of a booking's guests: they came, left or stayed away. */
export function AttendanceButtons(button: ActionButtonProps) {
  const today = usePropertyToday()
  const { booking } = button
  const actions = attendanceActionsOf(booking, today)
  return (
    <>
      <ArriveButton {...button} offered={actions.arrive} />
      <DepartButton {...button} offered={actions.depart} />
      <NoShowButton {...button} offered={actions.noShow} />
      <TakeBackAttendanceButton {...button} offered={actions.takeBackAttendance} />
    </>
  )
}
