import { Tooltip } from '@mui/material'
import type { ReactElement } from 'react'
import { arrivalTimes, clockTime } from '../clock/clock-time.ts'
import { KeyTag } from '../marks/KeyTag.tsx'
import { PaidMark } from '../marks/PaidMark.tsx'
import { SourceMark } from '../marks/SourceMark.tsx'
import { useText } from '../texts/use-text.ts'
import { staffStay } from './agenda-title.ts'
import type { AgendaStay } from './room-columns.ts'
import styles from './stay-card.module.css'

interface StayCardProps {
  stay: AgendaStay
  placement: 'right' | 'top-start'
  /** The block that is too small for words. */
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

/** Everything of a stay whose block is too small for words, at hover and focus. */
export function StayCard({ stay, placement, children }: StayCardProps) {
  return (
    <Tooltip
      title={<StayWords stay={stay} />}
      slotProps={{ tooltip: { sx: paper } }}
      describeChild
      placement={placement}
    >
      {children}
    </Tooltip>
  )
}

function StayWords({ stay: { booking, arrival, departure, presence } }: { stay: AgendaStay }) {
  const text = useText()
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
          <PaidMark paid={booking.paid} worded />
        )}
      </span>
      {booking.arrivalWindow && presence === 'live' ? (
        <span>{text('agenda.comesBetween', arrivalTimes(booking.arrivalWindow))}</span>
      ) : null}
      {booking.state === 'held' && booking.holdUntil && presence === 'live' ? (
        <span>{text('agenda.heldUntil', { time: clockTime(booking.holdUntil) })}</span>
      ) : null}
    </span>
  )
}
