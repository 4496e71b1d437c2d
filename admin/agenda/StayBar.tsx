import type { CSSProperties } from 'react'
import { Link } from 'react-router'
import type { EpochDay } from '../../rules/calendar/day.ts'
import { PaidMark } from '../marks/PaidMark.tsx'
import { useSources } from '../sources/use-sources.ts'
import { useText } from '../texts/use-text.ts'
import styles from './board.module.css'
import type { BarPlace } from './place-bar.ts'
import type { PropertyTimes } from './place-stay.ts'
import type { AgendaStay } from './room-columns.ts'
import { StayCard } from './StayCard.tsx'
import { stayLabel } from './stay-label.ts'
import { recordAddress } from '../../screens/screen-routes.ts'

interface StayBarProps {
  stay: AgendaStay
  place: BarPlace
  share(days: number): string
  row: number
  today: EpochDay
  times: PropertyTimes
  entry: boolean
  arrived: boolean
  /** It is being moved: this is where it was. */
  isLifted?: boolean
}

/**
 * A stay on the board: a link to its booking, with everything in its card. One night has no room
 * for the mark: unpaid keeps an amber foot.
 */
export function StayBar({
  stay,
  place,
  share,
  row,
  today,
  times,
  entry,
  arrived,
  isLifted = false,
}: StayBarProps) {
  const text = useText()
  const { booking, presence } = stay
  const source = useSources().sourceOf(booking.source)
  const open = !booking.paid && presence === 'live'
  const oneNight = place.width <= 1
  const isNoShow = booking.attendance === 'no-show' && presence === 'live'
  return (
    <StayCard stay={stay} placement="top-start">
      <Link
        to={recordAddress('booking', booking.id)}
        className={[
          styles.bar,
          oneNight && styles.oneNight,
          open && oneNight && styles.due,
          presence === 'void' && styles.void,
          isNoShow && styles.noShow,
          stay.aside && styles.aside,
          stay.departure <= today && styles.past,
          arrived && styles.arrived,
          isLifted && styles.lifted,
          booking.state === 'held' && presence === 'live' && styles.held,
        ]
          .filter(Boolean)
          .join(' ')}
        style={
          {
            '--left': share(place.left),
            width: stay.aside ? undefined : `calc(${share(place.width)} - 3px)`,
          } as CSSProperties
        }
        data-source={booking.source}
        data-block={booking.id}
        data-stay={booking.id}
        aria-keyshortcuts={presence === 'void' ? undefined : 'v p'}
        draggable={false}
        data-column={row}
        aria-label={stayLabel(stay, times, source.name, text)}
        tabIndex={entry ? 0 : -1}
      >
        <span className={styles.name}>
          {presence === 'void' ? <s>{booking.guestName}</s> : booking.title}
          {isNoShow ? <small>{text('agenda.noShow')}</small> : null}
        </span>
        {open && !oneNight ? <PaidMark paid={false} /> : null}
        {presence === 'void' ? null : (
          <>
            {place.startsBefore ? null : <i className={styles.grip} data-grip="arrival" />}
            {place.endsAfter ? null : <i className={styles.grip} data-grip="departure" />}
          </>
        )}
      </Link>
    </StayCard>
  )
}
