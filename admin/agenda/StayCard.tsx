import { Tooltip } from '@mui/material'
import type { ReactElement } from 'react'
import type { BookingView } from '../../api/bookings/booking-answer-shapes.ts'
import { arrivalTimes } from '../clock/clock-time.ts'
import { holdEnd } from '../clock/hold-end.ts'
import { Icon } from '../marks/Icon.tsx'
import { KeyTag } from '../marks/KeyTag.tsx'
import { PaidMark } from '../marks/PaidMark.tsx'
import { SourceMark } from '../marks/SourceMark.tsx'
import { useText } from '../texts/use-text.ts'
import { StayExtras } from '../bookings/StayExtras.tsx'
import { staffStay } from './agenda-title.ts'
import type { AgendaStay } from './room-columns.ts'
import { attendanceWord } from './stay-label.ts'
import { usePin } from './use-pin.ts'
import styles from './stay-card.module.css'

interface StayCardProps {
  stay: AgendaStay
  placement: 'right' | 'top-start'
  /** It tells little that the block does not: only who rests on it sees it. */
  isSlow?: boolean
  /** The block. */
  children: ReactElement
}

/** A card of paper, not the theme's ink: it carries marks in their own colours. */
const paper = {
  padding: '12px 14px',
  maxWidth: 320,
  backgroundColor: 'var(--paper)',
  border: '1px solid var(--line-2)',
  borderRadius: 'var(--r3)',
  boxShadow: 'var(--lift)',
}

/** Everything of a stay, at hover and focus, and the way to pin it to its room. */
export function StayCard({ stay, placement, isSlow = false, children }: StayCardProps) {
  return (
    <Tooltip
      title={<StayWords stay={stay} />}
      slotProps={{ tooltip: { sx: paper } }}
      describeChild
      enterDelay={isSlow ? 800 : 100}
      // A finger that rests takes hold of the block.
      disableTouchListener
      placement={placement}
    >
      {children}
    </Tooltip>
  )
}

function StayWords({ stay }: { stay: AgendaStay }) {
  const { booking, arrival, departure, presence } = stay
  const text = useText()
  const away = attendanceWord(stay, text)
  const held = holdEnd(booking)
  return (
    <span className={styles.card}>
      <span className={styles.head}>
        {booking.roomNumber === null ? null : <KeyTag number={booking.roomNumber} />}
        <b>{booking.title}</b>
      </span>
      <span>
        {staffStay(arrival, departure)} · {text('agenda.nights', { smart_count: booking.nights })} ·{' '}
        {text('agenda.persons', { smart_count: booking.persons })}
      </span>
      <span className={styles.marks}>
        <SourceMark source={booking.source} />
        {presence === 'void' ? (
          <span>{text('agenda.void')}</span>
        ) : (
          <PaidMark paid={booking.paid} unpriced={booking.unpriced} worded />
        )}
      </span>
      {away ? <b>{away}</b> : null}
      {booking.arrivalWindow && presence === 'live' ? (
        <span>{text('agenda.comesBetween', arrivalTimes(booking.arrivalWindow))}</span>
      ) : null}
      {held && presence === 'live' ? <span>{text('agenda.heldUntil', { time: held })}</span> : null}
      <StayExtras booking={booking} />
      {presence === 'live' && booking.roomNumber !== null ? <PinButton booking={booking} /> : null}
    </span>
  )
}

/** Keeps the booking in its room, or lets it go: with the keyboard it is `p` on the block. */
function PinButton({ booking }: { booking: BookingView }) {
  const text = useText()
  const { run, busy } = usePin()
  return (
    <button type="button" className={styles.pin} disabled={busy} onClick={() => run(booking)}>
      <Icon name="pin" />
      {text(booking.pinned ? 'agenda.unpin' : 'agenda.pin')} <kbd aria-hidden="true">p</kbd>
    </button>
  )
}
