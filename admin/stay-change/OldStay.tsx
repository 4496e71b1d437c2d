import type { ReactNode } from 'react'
import type { BookingView, StaySideView } from '../../api/bookings/booking-answer-shapes.ts'
import { parseDay } from '../../rules/calendar/day.ts'
import { staffStay } from '../agenda/agenda-title.ts'
import { PaidMark } from '../marks/PaidMark.tsx'
import { useText } from '../texts/use-text.ts'
import { StayLines } from './StayLines.tsx'
import styles from './stay-change.module.css'

interface OldStayProps {
  booking: BookingView
  /** With its price, once that is read. */
  before: StaySideView | undefined
}

/** The left side of the overlay (BO §2): the stay that the booking has. */
export function OldStay({ booking, before }: OldStayProps) {
  const text = useText()
  const { arrival, departure, nights, persons, roomTypeName, roomNumber } = booking
  const facts: [string, ReactNode][] = [
    [text('stayChange.room'), [roomTypeName, roomNumber].filter(Boolean).join(' ')],
    [text('stayChange.persons'), text('agenda.persons', { smart_count: persons })],
    [
      text('stayChange.payment'),
      <PaidMark key="paid" paid={booking.paid} unpriced={booking.unpriced} worded />,
    ],
    [
      text('stayChange.dates'),
      <>
        {staffStay(parseDay(arrival) ?? 0, parseDay(departure) ?? 0)}
        <small>{text('stayChange.nights', { smart_count: nights })}</small>
      </>,
    ],
  ]
  return (
    <section aria-label={text('stayChange.old')} className={styles.old}>
      <h3>{text('stayChange.old')}</h3>
      <dl>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {before ? <StayLines quote={before.quote} /> : null}
    </section>
  )
}
