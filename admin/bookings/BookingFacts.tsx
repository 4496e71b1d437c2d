import { Card } from '@mui/material'
import type { ReactNode } from 'react'
import type { BookingDetailView } from '../../api/bookings/booking-views.ts'
import { parseDay, weekday } from '../../rules/calendar/day.ts'
import { staffDayYear } from '../../rules/calendar/dutch.ts'
import { arrivalTimes, minutesOf, timeOfDay } from '../clock/clock-time.ts'
import { SourceMark } from '../marks/SourceMark.tsx'
import { useText } from '../texts/use-text.ts'
import styles from './booking-page.module.css'

interface BookingFactsProps {
  booking: BookingDetailView
  /** Check-in hours of each weekday, Monday first. */
  checkIn: string[] | undefined
  checkOut: string | undefined
}

/** The stay and the guest, as sold. */
export function BookingFacts({ booking, checkIn, checkOut }: BookingFactsProps) {
  const text = useText()
  const arrival = parseDay(booking.arrival) ?? 0
  const departure = parseDay(booking.departure) ?? 0
  const hours = checkIn?.[weekday(arrival) - 1]
  return (
    <Card>
      <dl className={styles.facts} aria-label={text('bookings.stay')}>
        <Fact
          name={text('bookings.arrival')}
          detail={
            booking.arrivalWindow
              ? text('agenda.comesBetween', arrivalTimes(booking.arrivalWindow))
              : hours && text('bookings.from', { time: timeOfDay(minutesOf(hours)) })
          }
        >
          {staffDayYear(arrival)}
        </Fact>
        <Fact
          name={text('bookings.departure')}
          detail={checkOut && text('bookings.by', { time: checkOut })}
        >
          {staffDayYear(departure)}
        </Fact>
        <Fact
          name={text('bookings.length')}
          detail={text('agenda.persons', { smart_count: booking.persons })}
        >
          {text('agenda.nights', { smart_count: booking.nights })}
        </Fact>
        <Fact
          name={text('bookings.room')}
          detail={
            booking.roomNumber === null
              ? text('bookings.noRoom')
              : text('bookings.roomNumber', { number: booking.roomNumber })
          }
        >
          {booking.roomTypeName}
        </Fact>
        <Fact name={text('bookings.source')}>
          <SourceMark source={booking.source} chip />
        </Fact>
      </dl>
      <dl className={styles.facts} aria-label={text('bookings.guest')}>
        <Fact name={text('bookings.name')}>{booking.guestName}</Fact>
        <Fact name={text('bookings.email')} wide>
          {booking.email || '–'}
        </Fact>
        <Fact name={text('bookings.phone')}>{booking.phone || '–'}</Fact>
        <Fact name={text('bookings.city')}>{booking.city || '–'}</Fact>
        {booking.notes ? (
          <Fact name={text('bookings.notes')} plain>
            {booking.notes}
          </Fact>
        ) : null}
      </dl>
    </Card>
  )
}

interface FactProps {
  name: string
  detail?: string | undefined
  /** A text of some length, over the whole width. */
  plain?: boolean
  /** Over both columns of a phone. */
  wide?: boolean
  children: ReactNode
}

function Fact({ name, detail, plain, wide, children }: FactProps) {
  return (
    <div>
      <dt>{name}</dt>
      <dd className={plain ? styles.plain : wide ? styles.wide : undefined}>
        {children}
        {detail ? <small>{detail}</small> : null}
      </dd>
    </div>
  )
}
