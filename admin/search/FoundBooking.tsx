import type { HTMLAttributes } from 'react'
import type { BookingView } from '../../api/bookings/booking-answer-shapes.ts'
import { isLive } from '../../rules/bookings/booking-state.ts'
import { stayInYear } from '../clock/stay-in-year.ts'
import { KeyTag } from '../marks/KeyTag.tsx'
import { PaidMark } from '../marks/PaidMark.tsx'
import { useText } from '../texts/use-text.ts'
import styles from './search.module.css'

/** One booking in the list under the search field: who, when with the year, and how it stands. */
export function FoundBooking({
  booking,
  props,
}: {
  booking: BookingView
  props: HTMLAttributes<HTMLLIElement>
}) {
  const text = useText()
  const { state, roomNumber } = booking
  return (
    <li {...props} className={`${props.className ?? ''} ${styles.found}`}>
      {roomNumber === null ? null : (
        <KeyTag number={roomNumber} state={state === 'confirmed' ? 'occupied' : 'free'} />
      )}
      <span>
        <b>{booking.guestName}</b>
        <small>
          {booking.number} · {stayInYear(booking)}
          {booking.city ? ` · ${booking.city}` : ''}
        </small>
      </span>
      {isLive(state) ? (
        <PaidMark paid={booking.paid} unpriced={booking.unpriced} />
      ) : (
        <em>{text(state === 'cancelled' ? 'search.cancelled' : 'search.expired')}</em>
      )}
    </li>
  )
}
