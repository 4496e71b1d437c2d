import { Chip } from '@mui/material'
import type { BookingDetailView } from '../../api/bookings/booking-answer-shapes.ts'
import { isLive } from '../../rules/bookings/booking-state.ts'
import { Link } from 'react-router'
import { dutchDayYear } from '../../rules/calendar/dutch.ts'
import { customerOfOrder } from '../../screens/screen-routes.ts'
import { holdEnd } from '../clock/hold-end.ts'
import { dayOfInstant } from '../clock/staff-moment.ts'
import { Icon } from '../marks/Icon.tsx'
import { KeyTag } from '../marks/KeyTag.tsx'
import { useText } from '../texts/use-text.ts'
import { bookingPresence } from './booking-presence.ts'
import { ContactLinks } from './ContactLinks.tsx'
import styles from './booking-page.module.css'

/** Who, in which room, paid or not, and what today means for them. */
export function BookingHead({
  booking,
  today,
}: {
  booking: BookingDetailView
  today: string | null
}) {
  const text = useText()
  const presence = bookingPresence(booking, today)
  const live = isLive(booking.state)
  const held = holdEnd(booking)
  return (
    <div className={styles.head}>
      {booking.roomNumber === null ? null : (
        <KeyTag number={booking.roomNumber} state={live ? 'occupied' : 'free'} large />
      )}
      <div>
        <h2 className={styles.who}>{booking.title}</h2>
        <div className={styles.sub}>
          {booking.number} ·{' '}
          {text('bookings.bookedOn', {
            day: dutchDayYear(dayOfInstant(booking.createdAt)).slice(3),
          })}{' '}
          · <Link to={customerOfOrder(booking.id)}>{text('bookings.toCustomer')}</Link>
        </div>
      </div>
      {live && booking.paid && booking.unpriced ? (
        <Chip icon={<Icon name="question" />} label={text('agenda.unpriced')} />
      ) : null}
      {live && booking.paid && !booking.unpriced ? (
        <Chip color="success" icon={<Icon name="paid" />} label={text('bookings.paid')} />
      ) : null}
      {booking.paid ? null : (
        <Chip color="warning" icon={<Icon name="open" />} label={text('agenda.open')} />
      )}
      {booking.balanceCents < 0 ? (
        <Chip color="warning" label={text('bookings.money.back')} />
      ) : null}
      {held ? <Chip color="warning" label={text('bookings.held', { time: held })} /> : null}
      {booking.state === 'cancelled' ? <Chip label={text('bookings.cancelled')} /> : null}
      {booking.state === 'expired' ? <Chip label={text('bookings.expired')} /> : null}
      {presence ? <Chip color="secondary" label={text(`bookings.${presence}`)} /> : null}
      <ContactLinks booking={booking} place="desk" />
    </div>
  )
}
