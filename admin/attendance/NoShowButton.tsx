import { departureOfNoShow } from '../../rules/bookings/attendance.ts'
import { staffDay } from '../../rules/calendar/dutch.ts'
import type { ActionButtonProps } from '../bookings/action-button.ts'
import { ConfirmedActionButton } from '../bookings/ConfirmedActionButton.tsx'
import { attendedBooking } from '../bookings/offered-acts.ts'
import { useProperty, usePropertyToday } from '../property/use-property.ts'
import { useText } from '../texts/use-text.ts'
import styles from './attendance.module.css'

/** Niet gekomen: says beforehand what becomes of room and money (reading `no-show.nights`). */
export function NoShowButton({ booking, disabled, offered }: ActionButtonProps) {
  const text = useText()
  const today = usePropertyToday() ?? 0
  const { data: property } = useProperty()
  const stay = attendedBooking(booking)
  const isKept =
    property !== undefined &&
    departureOfNoShow(stay, today, property.readings) === stay.departure &&
    today < stay.departure
  const isFreed = !isKept && today < stay.departure
  return (
    <ConfirmedActionButton
      title={text('attendance.noShow.button')}
      confirm={text('attendance.noShow.confirm')}
      dismiss={text('attendance.noShow.dismiss')}
      disabled={disabled}
      offered={offered}
      version={booking.version}
      action={(data, press) => data.act('bookings', booking.id, 'no-show', press)}
      done={text('attendance.noShow.done')}
    >
      <p>
        <b>{booking.guestName}</b>: {text('attendance.noShow.question')}
      </p>
      <p className={styles.hint}>
        {text('attendance.noShow.money')} {isFreed ? text('attendance.noShow.freed') : null}
        {isKept ? text('attendance.noShow.kept', { day: staffDay(stay.departure) }) : null}
      </p>
    </ConfirmedActionButton>
  )
}
