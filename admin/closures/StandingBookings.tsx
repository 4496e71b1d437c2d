import { useGetList } from 'react-admin'
import { useWatch } from 'react-hook-form'
import { Link } from 'react-router'
import type { BookingView } from '../../api/bookings/booking-views.ts'
import type { ClosureRequest } from '../../api/closures/closure-shape.ts'
import { formatDay, parseDay } from '../../rules/calendar/day.ts'
import { recordAddress } from '../../screens/screen-routes.ts'
import { staffStay } from '../agenda/agenda-title.ts'
import { LoadFailure } from '../shell/LoadFailure.tsx'
import { Note } from '../shell/Note.tsx'
import { useText } from '../texts/use-text.ts'
import styles from './closures.module.css'

/** How many are named; the others are counted. */
const NAMED = 5

/**
 * The bookings on the nights that are about to be closed: they stay where they are, so whoever
 * closes hears of them before (reading `vacation.bookings`).
 */
export function StandingBookings() {
  const text = useText()
  const filter = bookingsOn(useWatch<ClosureRequest>())
  const { data, total, error, refetch } = useGetList<BookingView>(
    'bookings',
    {
      filter: filter ?? {},
      pagination: { page: 1, perPage: NAMED },
      sort: { field: 'arrival', order: 'ASC' },
    },
    { enabled: filter !== null },
  )
  if (filter === null) return null
  if (error)
    return (
      <LoadFailure
        what={text('closures.standing.failed')}
        problem={error}
        onRetry={() => void refetch()}
      />
    )
  if (!data || !total) return null
  return (
    <Note tone="warn" title={text('closures.standing.title', { smart_count: total })}>
      <ul className={styles.standing}>
        {data.map(({ id, guestName, roomNumber, arrival, departure }) => (
          <li key={id}>
            <Link to={recordAddress('booking', id)}>{guestName}</Link>,{' '}
            {staffStay(parseDay(arrival) ?? 0, parseDay(departure) ?? 0)}
            {roomNumber === null
              ? null
              : `, ${text('closures.roomNumber', { number: roomNumber })}`}
          </li>
        ))}
        {total > data.length ? (
          <li>{text('closures.standing.more', { smart_count: total - data.length })}</li>
        ) : null}
      </ul>
    </Note>
  )
}

/** What to ask the list of bookings; null while the nights or the rooms are not chosen. */
function bookingsOn({
  scope,
  roomId,
  roomTypeId,
  firstNight,
  lastNight,
}: Partial<ClosureRequest>): Record<string, unknown> | null {
  const [first, last] = [parseDay(firstNight ?? ''), parseDay(lastNight ?? '')]
  if (first === null || last === null || last < first) return null
  const nights = { live: true, from: formatDay(first), until: formatDay(last + 1) }
  if (scope === 'property') return nights
  if (scope === 'room') return roomId ? { ...nights, roomId } : null
  return roomTypeId ? { ...nights, roomTypeId } : null
}
