import { Link } from 'react-router'
import { timeOfDay } from '../clock/clock-time.ts'
import { holdEnd } from '../clock/hold-end.ts'
import { Icon } from '../marks/Icon.tsx'
import { PaidMark } from '../marks/PaidMark.tsx'
import { useSources } from '../sources/use-sources.ts'
import { useText } from '../texts/use-text.ts'
import { nearDay } from './agenda-title.ts'
import { axisLength } from './time-axis.ts'
import type { PropertyTimes, StayPlace } from './place-stay.ts'
import type { AgendaStay } from './room-columns.ts'
import { StayCard } from './StayCard.tsx'
import { attendanceWord, stayLabel } from './stay-label.ts'
import styles from './stay-block.module.css'
import { recordAddress } from '../../screens/screen-routes.ts'

interface StayBlockProps {
  stay: AgendaStay
  place: StayPlace
  times: PropertyTimes
  column: number
  /** Tab enters the grid here. */
  entry: boolean
  /** It came in by itself just now. */
  arrived: boolean
  /** It is being moved: this is where it was. */
  isLifted?: boolean
}

/**
 * A stay on the axis, from check-in to the morning of departure: edge in the source's colour, tint,
 * ink text (look, "Block").
 */
export function StayBlock({
  stay,
  place,
  times,
  column,
  entry,
  arrived,
  isLifted = false,
}: StayBlockProps) {
  const text = useText()
  const { booking, presence } = stay
  const source = useSources().sourceOf(booking.source)
  const gone = presence === 'void'
  const isNoShow = booking.attendance === 'no-show' && !gone
  const away = attendanceWord(stay, text)
  const held = holdEnd(booking)
  const small = ['strip', 'stub', 'brief'].includes(place.size) || stay.aside
  const block = (
    <article
      className={[
        styles.stay,
        styles[place.size],
        place.tailHours > 0 && styles.tailed,
        place.startsBefore && styles.openTop,
        place.endsAfter && styles.openEnd,
        gone && styles.void,
        isNoShow && styles.noShow,
        stay.aside && styles.aside,
        stay.makesWay && styles.makesWay,
        arrived && styles.arrived,
        isLifted && styles.lifted,
        booking.state === 'held' && !gone && styles.held,
      ]
        .filter(Boolean)
        .join(' ')}
      data-source={booking.source}
      data-stay={booking.id}
      aria-label={stayLabel(stay, times, source.name, text)}
      style={
        {
          top: axisLength(place.top),
          height: axisLength(place.height),
          '--tail': `calc(var(--h) * ${place.tailHours})`,
        } as React.CSSProperties
      }
    >
      <div className={styles.body}>
        <div className={styles.words}>
          <StayName stay={stay} />
          {away ? <p className={styles.away}>{away}</p> : null}
          {gone ? null : (
            <p className={styles.line}>
              <b>{source.name}</b>
              <span>
                {held
                  ? text('agenda.heldUntil', { time: held })
                  : text('agenda.block', { persons: booking.persons, nights: booking.nights })}
              </span>
            </p>
          )}
          {place.startsBefore ? (
            <p className={styles.line}>{text('agenda.since', { day: nearDay(stay.arrival) })}</p>
          ) : null}
          {place.endsAfter ? (
            <p className={styles.line}>{text('agenda.until', { day: nearDay(stay.departure) })}</p>
          ) : null}
        </div>
        <p className={styles.foot}>
          <span>
            <span>{text('agenda.roomWord')} </span>
            <b>
              {booking.roomNumber}
              {booking.pinned && !gone ? <Icon name="pin" size={14} /> : null}
            </b>
          </span>
          <Link
            to={recordAddress('booking', booking.id)}
            className={styles.change}
            aria-label={text('agenda.changeLabel', {
              name: booking.title,
              number: booking.roomNumber ?? '',
            })}
            data-block={booking.id}
            data-column={column}
            tabIndex={entry ? 0 : -1}
            aria-keyshortcuts={gone ? undefined : 'v p'}
            draggable={false}
          >
            <span>{text('agenda.change')}</span>
            <Icon name="edit" size={14} />
          </Link>
        </p>
      </div>
      {gone || stay.aside ? null : (
        <>
          {place.startsBefore ? null : <i className={styles.grip} data-grip="arrival" />}
          {place.endsAfter ? null : <i className={styles.grip} data-grip="departure" />}
        </>
      )}
      {place.tailHours > 0 ? (
        <div className={styles.tail} data-tail="">
          {place.size === 'stub' ? (
            <b>
              <PaidMark paid={booking.paid} unpriced={booking.unpriced} /> {booking.title}
            </b>
          ) : null}
          <span>{away ?? text('agenda.leaves', { time: timeOfDay(times.checkOut) })}</span>
        </div>
      ) : null}
    </article>
  )
  return (
    <StayCard stay={stay} placement="right" isSlow={!small}>
      {block}
    </StayCard>
  )
}

function StayName({ stay: { booking, presence } }: { stay: AgendaStay }) {
  const text = useText()
  if (presence === 'void')
    return (
      <p className={styles.name}>
        <s>{booking.guestName}</s>{' '}
        {text(booking.state === 'cancelled' ? 'agenda.cancelled' : 'agenda.lapsed')}
      </p>
    )
  return (
    <p className={styles.name}>
      <PaidMark paid={booking.paid} unpriced={booking.unpriced} /> {booking.title}
    </p>
  )
}
