import type { BookingView } from '../../api/bookings/booking-answer-shapes.ts'
import { useText } from '../texts/use-text.ts'
import styles from './stay-extras.module.css'

/** What comes with a stay, and what was noted of it, wherever staff look; nothing where there is none. */
export function StayExtras({ booking: { extras, notes } }: { booking: BookingView }) {
  const text = useText()
  if (extras.length === 0 && notes === '') return null
  return (
    <span className={styles.extras}>
      {extras.length === 0 ? null : (
        <span>
          <b>{text('bookings.extras')}</b> {extras.join(', ')}
        </span>
      )}
      {notes === '' ? null : (
        <span>
          <b>{text('bookings.noted')}</b> {notes}
        </span>
      )}
    </span>
  )
}
