import { Button } from '@mui/material'
import type { BookingView } from '../../api/bookings/booking-answer-shapes.ts'
import { Icon } from '../marks/Icon.tsx'
import { useText } from '../texts/use-text.ts'
import styles from './booking-page.module.css'

/**
 * Bel and Mail: beside the name on a desk, on top on a phone. Absent where the booking has no
 * number or address.
 */
export function ContactLinks({
  booking,
  place,
}: {
  booking: Pick<BookingView, 'phone' | 'email'>
  place: 'desk' | 'phone'
}) {
  const text = useText()
  if (!booking.phone && !booking.email) return null
  return (
    <span className={`${styles.contact} ${styles[place]}`}>
      {booking.phone ? (
        <Button
          component="a"
          href={`tel:${booking.phone.replace(/[^+\d]/g, '')}`}
          startIcon={<Icon name="phone" />}
        >
          {text('bookings.call')}
        </Button>
      ) : null}
      {booking.email ? (
        <Button component="a" href={`mailto:${booking.email}`} startIcon={<Icon name="mail" />}>
          {text('bookings.mail')}
        </Button>
      ) : null}
    </span>
  )
}
