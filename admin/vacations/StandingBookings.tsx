import type { VacationPreviewView } from '../../api/vacations/vacation-view.ts'
import { parseDay } from '../../rules/calendar/day.ts'
import { staffDay } from '../../rules/calendar/dutch.ts'
import { recordAddress } from '../../screens/screen-routes.ts'
import { Link } from 'react-router'
import { staffStay } from '../agenda/agenda-title.ts'
import { Note } from '../shell/Note.tsx'
import { useText } from '../texts/use-text.ts'
import styles from './vacations.module.css'

/** How many are named; the others are counted. */
const NAMED = 8

/**
 * The bookings and breakfasts on the nights that are about to be closed: they stay where they are,
 * so whoever closes reads of them before (reading `vacation.bookings`).
 */
export function StandingBookings({ preview }: { preview: VacationPreviewView }) {
  const text = useText()
  const { bookings, orders, stopsDeliveries } = preview
  return (
    <>
      {bookings.length === 0 ? (
        <Note tone="ok">{text('vacations.standing.none')}</Note>
      ) : (
        <Note
          tone="warn"
          title={text('vacations.standing.title', { smart_count: bookings.length })}
        >
          <ul className={styles.standing}>
            {bookings.slice(0, NAMED).map(({ id, title, roomNumber, arrival, departure }) => (
              <li key={id}>
                <Link to={recordAddress('booking', id)}>{title}</Link>,{' '}
                {staffStay(parseDay(arrival) ?? 0, parseDay(departure) ?? 0)}
                {roomNumber === null
                  ? null
                  : `, ${text('vacations.room', { number: roomNumber }).toLowerCase()}`}
              </li>
            ))}
            {bookings.length > NAMED ? (
              <li>{text('vacations.standing.more', { smart_count: bookings.length - NAMED })}</li>
            ) : null}
          </ul>
        </Note>
      )}
      {orders.length > 0 ? (
        <Note tone="warn" title={text('vacations.standing.orders', { smart_count: orders.length })}>
          <ul className={styles.standing}>
            {orders.slice(0, NAMED).map(({ id, name, day }) => (
              <li key={id}>
                <Link to={recordAddress('breakfastOrder', id)}>{name}</Link>,{' '}
                {staffDay(parseDay(day) ?? 0)}
              </li>
            ))}
            {orders.length > NAMED ? (
              <li>{text('vacations.standing.more', { smart_count: orders.length - NAMED })}</li>
            ) : null}
          </ul>
        </Note>
      ) : null}
      {stopsDeliveries ? <p className={styles.hint}>{text('vacations.stopsDeliveries')}</p> : null}
    </>
  )
}
