import { useId } from 'react'
import { Link } from 'react-router'
import type { AgendaView } from '../../api/agenda/agenda.ts'
import { parseDay, type Stay } from '../../rules/calendar/day.ts'
import { recordAddress, screens } from '../../screens/screen-routes.ts'
import { Icon } from '../marks/Icon.tsx'
import { useText } from '../texts/use-text.ts'
import { addBookingAddress } from './add-booking-address.ts'
import { staffStay } from './agenda-title.ts'
import styles from './doubles-band.module.css'
import type { RoomColumn } from './room-columns.ts'

type Double = AgendaView['doubles'][number]

/** Stays that channels sold without a room for them; each opens to what can be done. */
export function DoublesBand({
  doubles,
  columns,
  today,
}: {
  doubles: Double[]
  columns: RoomColumn[]
  today: string
}) {
  const text = useText()
  const id = useId()
  return (
    <section className={styles.band} aria-labelledby={id}>
      <h2 id={id}>
        <Icon name="warning" />
        {text('agenda.doubles.title')}
      </h2>
      {doubles.map((double) => (
        <OneDouble key={double.id} double={double} columns={columns} today={today} />
      ))}
    </section>
  )
}

function OneDouble({
  double,
  columns,
  today,
}: {
  double: Double
  columns: RoomColumn[]
  today: string
}) {
  const text = useText()
  const { channelName: channel, roomTypeId, roomTypeName, reference, bookingId, name } = double
  const nights = {
    arrival: parseDay(double.arrival) ?? 0,
    departure: parseDay(double.departure) ?? 0,
  }
  const movable = columns
    .filter(({ room }) => room.roomTypeId === roomTypeId)
    .flatMap(({ room, stays }) =>
      stays
        .filter((stay) => stay.presence === 'live' && overlaps(stay, nights))
        .filter(({ booking }) => booking.id !== bookingId && booking.arrival >= today)
        .map((stay) => ({ ...stay, room })),
    )
  return (
    <details>
      <summary>
        {text('agenda.doubles.stay', {
          guest: name ?? text('agenda.doubles.guestOf', { channel }),
          stay: staffStay(nights.arrival, nights.departure),
          roomType: roomTypeName,
        })}
      </summary>
      <p>
        {text('agenda.doubles.why', { channel })}{' '}
        {reference ? text('agenda.doubles.number', { channel, reference }) : null}
      </p>
      {double.freeRooms.length === 0 ? <p>{text('agenda.doubles.noneFree')}</p> : null}
      <ul>
        {double.freeRooms.map((room) => (
          <li key={room.id}>
            <Link
              to={
                bookingId ? recordAddress('booking', bookingId) : addBookingAddress(room.id, nights)
              }
            >
              {text('agenda.doubles.free', { number: room.number, roomType: room.roomTypeName })}
            </Link>
          </li>
        ))}
      </ul>
      {double.freeRooms.length > 0 && !bookingId ? <p>{text('agenda.doubles.typed')}</p> : null}
      {movable.length > 0 ? (
        <>
          <p>{text('agenda.doubles.move')}</p>
          <ul>
            {movable.map(({ booking, room, arrival, departure }) => (
              <li key={booking.id}>
                <Link to={recordAddress('booking', booking.id)}>
                  {room.number} · {booking.guestName}, {staffStay(arrival, departure)}
                </Link>
              </li>
            ))}
          </ul>
        </>
      ) : null}
      <p>{text('agenda.doubles.call', { channel })}</p>
      <p className={styles.links}>
        {bookingId ? (
          <Link to={recordAddress('booking', bookingId)}>{text('agenda.doubles.booking')}</Link>
        ) : null}
        <Link to={screens.channels.path}>{text('agenda.doubles.channels')}</Link>
      </p>
    </details>
  )
}

const overlaps = (a: Stay, b: Stay) => a.arrival < b.departure && a.departure > b.arrival
