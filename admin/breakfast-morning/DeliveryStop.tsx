import { IconButton } from '@mui/material'
import { Link } from 'react-router'
import type { StaffBreakfastOrderView } from '../../api/breakfast-orders/breakfast-order-shapes.ts'
import { orderStateAfter } from '../../rules/breakfast/breakfast-order-life.ts'
import { isHomeVillage } from '../../rules/breakfast/delivery-area.ts'
import { formatEuro } from '../../rules/money/format-euro.ts'
import { recordAddress } from '../../screens/screen-routes.ts'
import { DeliverOrderButton } from '../breakfast-orders/DeliverOrderButton.tsx'
import { FailDeliveryButton } from '../breakfast-orders/FailDeliveryButton.tsx'
import {
  boxWords,
  kilometres,
  phoneAddress,
  placeWords,
  stateWords,
} from '../breakfast-orders/order-words.ts'
import { Icon } from '../marks/Icon.tsx'
import { PaidMark } from '../marks/PaidMark.tsx'
import { useProperty } from '../property/use-property.ts'
import { useText } from '../texts/use-text.ts'
import styles from './breakfast-morning.module.css'

interface Props {
  order: StaffBreakfastOrderView
  isDue: boolean
  offline: boolean
  /** Where it stands in its route; left out of what is not brought. */
  stop?: {
    /** Counted from 1. */
    place: number
    isFirst: boolean
    isLast: boolean
    onMove(by: -1 | 1): void
  }
}

/** One order of the morning: who, where, how many boxes, what to mind, what is to pay, and the acts. */
export function DeliveryStop({ order, isDue, offline, stop }: Props) {
  const text = useText()
  const { data: property } = useProperty()
  const { id, receiver, phone, notes, balanceCents, paid, state, failedBecause, failedNote } = order
  const address = placeWords(order, text)
  const isBrought = state === 'delivered'
  const mayDeliver = orderStateAfter(state, 'deliver') !== null
  return (
    <li className={isBrought ? styles.brought : undefined}>
      <span className={styles.place} aria-hidden="true">
        {stop?.place}
      </span>
      <i className={styles.tick} aria-hidden="true" />
      <div className={styles.words}>
        <Link to={recordAddress('breakfastOrder', id)}>{receiver}</Link>
        {stop ? (
          <>
            <a
              className={styles.address}
              href={mapAddress(address)}
              target="_blank"
              rel="noreferrer"
              aria-label={text('breakfastMorning.map', { address })}
            >
              {address}
            </a>
            <small>{distanceWords(order, property?.city ?? '', text)}</small>
          </>
        ) : order.roomNumber === null ? null : (
          <small>{text('breakfastMorning.room', { room: order.roomNumber })}</small>
        )}
        <a className={styles.phone} href={phoneAddress(phone)}>
          {phone}
        </a>
        {notes === '' ? null : <p className={styles.notes}>{notes}</p>}
        {failedBecause ? (
          <p className={styles.failed}>
            <Icon name="warning" /> {stateWords(order, text)}
            {failedNote === '' ? '' : `: ${failedNote}`}
          </p>
        ) : null}
      </div>
      <div className={styles.what}>
        <b>{boxWords(order, text)}</b>
        {paid ? (
          <PaidMark paid worded />
        ) : (
          <b className={styles.open}>
            {text('breakfastMorning.atDoor', { amount: formatEuro(balanceCents) })}
          </b>
        )}
        {isBrought ? (
          <span className={styles.done}>
            <Icon name="check" /> {stateWords(order, text)}
          </span>
        ) : null}
      </div>
      {stop ? (
        <div className={styles.moves}>
          <IconButton
            aria-label={text('breakfastMorning.earlierStop', { receiver })}
            disabled={offline || stop.isFirst}
            onClick={() => stop.onMove(-1)}
          >
            <Icon name="up" />
          </IconButton>
          <IconButton
            aria-label={text('breakfastMorning.laterStop', { receiver })}
            disabled={offline || stop.isLast}
            onClick={() => stop.onMove(1)}
          >
            <Icon name="down" />
          </IconButton>
        </div>
      ) : null}
      {isDue ? (
        <div className={styles.acts} role="group" aria-label={receiver}>
          <DeliverOrderButton order={order} disabled={offline} offered={mayDeliver} />
          <FailDeliveryButton order={order} disabled={offline} offered={mayDeliver} />
        </div>
      ) : null}
    </li>
  )
}

/**
 * How far it is, as it was measured when it was ordered.
 *
 * @param home where the house stands
 */
function distanceWords(
  { metres, city }: StaffBreakfastOrderView,
  home: string,
  text: ReturnType<typeof useText>,
): string {
  if (metres === null) return text('breakfastMorning.noDistance')
  const km = kilometres(metres)
  return isHomeVillage(city, home)
    ? text('breakfastMorning.village', { village: city.trim(), km })
    : text('breakfastMorning.km', { km })
}

/** The way there in the maps of whatever phone it is; no key is needed. */
function mapAddress(address: string): string {
  const query = new URLSearchParams({ api: '1', destination: address })
  return `https://www.google.com/maps/dir/?${query}`
}
