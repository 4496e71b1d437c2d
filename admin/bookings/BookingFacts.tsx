import { Card } from '@mui/material'
import type { ReactNode } from 'react'
import type { BookingDetailView } from '../../api/bookings/booking-answer-shapes.ts'
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

/** The stay as sold. Who comes is in the form beside it. */
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
        <Fact name={text('bookings.room')} detail={roomWords(booking, text)}>
          {booking.roomTypeName}
        </Fact>
        <Fact name={text('bookings.source')}>
          <SourceMark source={booking.source} chip />
        </Fact>
        {booking.city ? <Fact name={text('bookings.city')}>{booking.city}</Fact> : null}
      </dl>
      {booking.overruled ? (
        <dl className={styles.facts}>
          <Fact name={text('bookings.form.overruled')} plain>
            {text('bookings.form.overruledBy', {
              reason: booking.overruled.reason,
              name: booking.overruled.by,
            })}
          </Fact>
        </dl>
      ) : null}
    </Card>
  )
}

/** `nummer 4`, and the room that staff chose where it is another one. */
function roomWords(
  { roomNumber, wantedRoomNumber }: BookingDetailView,
  text: ReturnType<typeof useText>,
): string {
  if (roomNumber === null) return text('bookings.noRoom')
  const number = text('bookings.roomNumber', { number: roomNumber })
  return wantedRoomNumber === null || wantedRoomNumber === roomNumber
    ? number
    : `${number} · ${text('bookings.form.wantedRoom', { number: wantedRoomNumber })}`
}

interface FactProps {
  name: string
  detail?: string | undefined
  /** A text of some length, over the whole width. */
  plain?: boolean
  children: ReactNode
}

function Fact({ name, detail, plain, children }: FactProps) {
  return (
    <div>
      <dt>{name}</dt>
      <dd className={plain ? styles.plain : undefined}>
        {children}
        {detail ? <small>{detail}</small> : null}
      </dd>
    </div>
  )
}
