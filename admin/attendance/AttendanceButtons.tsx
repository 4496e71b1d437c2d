import type { ActionButtonProps } from '../bookings/action-button.ts'
import type { OfferedActs } from '../bookings/offered-acts.ts'
import { ArriveButton } from './ArriveButton.tsx'
import { DepartButton } from './DepartButton.tsx'
import { NoShowButton } from './NoShowButton.tsx'
import { TakeBackAttendanceButton } from './TakeBackAttendanceButton.tsx'

/** What staff may say today of a booking's guests: they came, left or stayed away. */
export function AttendanceButtons({ acts, ...button }: ActionButtonProps & { acts: OfferedActs }) {
  return (
    <>
      <ArriveButton {...button} offered={acts.arrive} />
      <DepartButton {...button} offered={acts.depart} />
      <NoShowButton {...button} offered={acts['no-show']} />
      <TakeBackAttendanceButton {...button} offered={acts['take-back-attendance']} />
    </>
  )
}
