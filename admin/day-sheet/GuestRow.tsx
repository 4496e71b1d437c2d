import { Link } from 'react-router'
import type { BookingView } from '../../api/bookings/booking-answer-shapes.ts'
import type { Day } from '../../rules/calendar/day.ts'
import { formatEuro } from '../../rules/money/format-euro.ts'
import { recordAddress } from '../../screens/screen-routes.ts'
import { bookingPresence } from '../bookings/booking-presence.ts'
import { StayExtras } from '../bookings/StayExtras.tsx'
import { clockTime } from '../clock/clock-time.ts'
import { KeyTag } from '../marks/KeyTag.tsx'
import { PaidMark } from '../marks/PaidMark.tsx'
import { useText } from '../texts/use-text.ts'
import styles from './day-sheet.module.css'

interface Props {
  booking: BookingView
  /** The day of the sheet. */
  day: Day
  /** After the number of guests: how long, until when. */
  details: string[]
  /** At the right, such as the time at which they are expected. */
  time?: string
  /** They stay: brass is for what happens that day. */
  stays?: boolean
}

/** A guest on the day sheet: room, name, when, what is open, and what staff said already. */
export function GuestRow({ booking, day, details, time, stays = false }: Props) {
  const text = useText()
  const { id, title, roomNumber, persons, balanceCents, paid, state, attendanceAt } = booking
  const presence = bookingPresence(booking, day)
  const said =
    presence === 'comesToday' || presence === 'leavesToday' || presence === 'inHouse'
      ? null
      : presence
  const hasArrived = booking.attendance === 'arrived' && booking.arrival === day
  return (
    <li>
      {roomNumber === null ? (
        <span className={styles.noRoom}>{text('daySheet.noRoom')}</span>
      ) : (
        <KeyTag
          number={roomNumber}
          state={said === 'departed' ? 'free' : stays ? 'occupied' : 'due'}
        />
      )}
      <span className={styles.words}>
        <Link to={recordAddress('booking', id)}>{title}</Link>
        <small>
          {[
            text('daySheet.persons', { smart_count: persons }),
            ...details,
            ...(state === 'held' ? [text('daySheet.held')] : []),
            ...(said ? [text(`bookings.${said}`)] : []),
            ...(hasArrived && attendanceAt
              ? [`${text('attendance.arrive.button')} ${clockTime(attendanceAt)}`]
              : []),
          ].join(' · ')}
        </small>
        <StayExtras booking={booking} />
      </span>
      {time ? <span className={styles.time}>{time}</span> : null}
      {paid ? (
        <PaidMark paid unpriced={booking.unpriced} />
      ) : (
        <b className={styles.open}>
          {text('daySheet.openSum', { amount: formatEuro(balanceCents) })}
        </b>
      )}
      <i className={styles.tick} aria-hidden="true" />
    </li>
  )
}
