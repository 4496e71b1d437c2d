import type { HTMLAttributes } from 'react'
import type { BookingView } from '../../api/bookings/booking-views.ts'
import { isLive } from '../../rules/bookings/booking-state.ts'
import { parseDay } from '../../rules/calendar/day.ts'
import { staffStay } from '../agenda/agenda-title.ts'
import { KeyTag } from '../marks/KeyTag.tsx'
import { PaidMark } from '../marks/PaidMark.tsx'
import styles from './search.module.css'

/** One booking in the list under the search field. */
export function FoundBooking({
  booking,
  props,
}: {
  booking: BookingView
  props: HTMLAttributes<HTMLLIElement>
}) {
  return (
    <li {...props} className={`${props.className ?? ''} ${styles.found}`}>
      {booking.roomNumber === null ? null : (
        <KeyTag
          number={booking.roomNumber}
          state={booking.state === 'confirmed' ? 'occupied' : 'free'}
        />
      )}
      <span>
        <b>{booking.title}</b>
        <small>
          {booking.number} ·{' '}
          {staffStay(parseDay(booking.arrival) ?? 0, parseDay(booking.departure) ?? 0)}
        </small>
      </span>
      {isLive(booking.state) ? <PaidMark paid={booking.paid} /> : null}
    </li>
  )
}
