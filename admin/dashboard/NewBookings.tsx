import { Button, Card } from '@mui/material'
import { useId } from 'react'
import { Link } from 'react-router'
import type { DashboardView } from '../../api/dashboard/dashboard-view.ts'
import { parseDay } from '../../rules/calendar/day.ts'
import { recordAddress } from '../../screens/screen-routes.ts'
import { staffStay } from '../agenda/agenda-title.ts'
import { shortMoment } from '../clock/staff-moment.ts'
import { Icon } from '../marks/Icon.tsx'
import { useText } from '../texts/use-text.ts'
import styles from './dashboard.module.css'
import { useSeenBookings } from './use-seen-bookings.ts'

/** Nieuw: what guests and channels booked since somebody here pressed "Gezien". */
export function NewBookings({ bookings }: { bookings: DashboardView['attention']['newBookings'] }) {
  const text = useText()
  const id = useId()
  const { seenUntil, see } = useSeenBookings()
  const fresh = bookings.first.filter(({ at }) => at > seenUntil)
  const [newest] = fresh
  if (!newest) return null
  const total = fresh.length === bookings.first.length ? bookings.total : fresh.length
  return (
    <Card component="section" aria-labelledby={id} className={`${styles.group} ${styles.news}`}>
      <header className={styles.ink}>
        <Icon name="agenda" />
        <h2 id={id}>{text('dashboard.newBookings.title')}</h2>
        <span>{total}</span>
      </header>
      <ul>
        {fresh.map(({ id: bookingId, number, name, arrival, departure, at }) => (
          <li key={bookingId}>
            <Link to={recordAddress('booking', bookingId)}>
              <span className={styles.words}>
                <b>
                  {name} · {number}
                </b>
                <small>
                  {text('dashboard.newBookings.booked', {
                    stay: staffStay(parseDay(arrival) ?? 0, parseDay(departure) ?? 0),
                    at: shortMoment(at),
                  })}
                </small>
              </span>
              <Icon name="right" />
            </Link>
          </li>
        ))}
      </ul>
      {total > fresh.length ? (
        <p className={styles.unnamed}>
          {text('dashboard.attention.andMore', { smart_count: total - fresh.length })}
        </p>
      ) : null}
      <Button size="small" onClick={() => see(newest.at)}>
        {text('dashboard.newBookings.seen')}
      </Button>
    </Card>
  )
}
