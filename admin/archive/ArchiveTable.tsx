import { Card } from '@mui/material'
import { Link } from 'react-router'
import type { BookingView } from '../../api/bookings/booking-answer-shapes.ts'
import { formatEuro } from '../../rules/money/format-euro.ts'
import { recordAddress } from '../../screens/screen-routes.ts'
import { stayInYear } from '../clock/stay-in-year.ts'
import { PaidMark } from '../marks/PaidMark.tsx'
import { SourceMark } from '../marks/SourceMark.tsx'
import { useText } from '../texts/use-text.ts'
import styles from './archive.module.css'

/** A row per booking; the stay opens it. On a phone the row becomes a card. */
export function ArchiveTable({ bookings }: { bookings: BookingView[] }) {
  const text = useText()
  return (
    <Card>
      <table className={styles.table}>
        <caption className="visually-hidden">{text('archive.list')}</caption>
        <thead>
          <tr>
            <th scope="col">{text('archive.stay')}</th>
            <th scope="col">{text('archive.guest')}</th>
            <th scope="col">{text('archive.room')}</th>
            <th scope="col">{text('archive.source')}</th>
            <th scope="col" className={styles.number}>
              {text('archive.total')}
            </th>
            <th scope="col">{text('archive.how')}</th>
          </tr>
        </thead>
        <tbody>
          {bookings.map((booking) => (
            <tr key={booking.id}>
              <td className={styles.stay}>
                <Link
                  to={recordAddress('booking', booking.id)}
                  aria-label={text('archive.open', {
                    number: booking.number,
                    name: booking.guestName,
                  })}
                >
                  {stayInYear(booking)}
                </Link>
                <span>{booking.number}</span>
              </td>
              <td className={styles.guest}>
                {booking.guestName}
                <span>{booking.city}</span>
              </td>
              <td className={styles.soft}>
                {booking.roomNumber ?? text('archive.noRoom')}
                <span>{booking.roomTypeName}</span>
              </td>
              <td className={styles.source}>
                <SourceMark source={booking.source} />
              </td>
              <td className={styles.number}>{formatEuro(booking.totalCents)}</td>
              <td className={styles.how}>
                {booking.state === 'confirmed' ? (
                  <PaidMark paid={booking.paid} unpriced={booking.unpriced} worded />
                ) : booking.state === 'held' ? null : (
                  text(`archive.states.${booking.state}`)
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Card>
  )
}
