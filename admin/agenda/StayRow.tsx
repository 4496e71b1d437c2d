import { Link } from 'react-router'
import { StayExtras } from '../bookings/StayExtras.tsx'
import { holdEnd } from '../clock/hold-end.ts'
import { Icon } from '../marks/Icon.tsx'
import { KeyTag, type KeyState } from '../marks/KeyTag.tsx'
import { PaidMark } from '../marks/PaidMark.tsx'
import { useSources } from '../sources/use-sources.ts'
import { useText } from '../texts/use-text.ts'
import styles from './phone-agenda.module.css'
import type { AgendaStay } from './room-columns.ts'
import { attendanceWord } from './stay-label.ts'
import { recordAddress } from '../../screens/screen-routes.ts'

interface StayRowProps {
  stay: AgendaStay
  /** The key before the name; left out below a room's own key. */
  room?: { number: number; state: KeyState }
  /** After the source: persons, nights, until when. */
  details: string[]
  arrived?: boolean
}

/** A stay on the phone, 64 px, its source as the edge at the left; the row opens the booking. */
export function StayRow({ stay, room, details, arrived = false }: StayRowProps) {
  const text = useText()
  const { booking } = stay
  const source = useSources().sourceOf(booking.source)
  const away = attendanceWord(stay, text)
  const end = holdEnd(booking)
  const held = end === null ? [] : [text('agenda.heldUntil', { time: end })]
  return (
    <li data-source={booking.source} data-arrived={arrived || undefined}>
      <Link to={recordAddress('booking', booking.id)} className={styles.row}>
        {room ? <KeyTag {...room} /> : null}
        <span className={styles.words}>
          <b>{booking.title}</b>
          <small>
            {away ? <span className={styles.away}>{away.toLowerCase()} · </span> : null}
            {[source.name, ...details, ...held].join(' · ')}
          </small>
          <StayExtras booking={booking} />
        </span>
        <PaidMark paid={booking.paid} unpriced={booking.unpriced} />
        <Icon name="right" />
      </Link>
    </li>
  )
}
