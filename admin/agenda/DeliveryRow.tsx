import { Link } from 'react-router'
import { recordAddress } from '../../screens/screen-routes.ts'
import { Icon } from '../marks/Icon.tsx'
import { useText } from '../texts/use-text.ts'
import type { AgendaDelivery } from './deliveries.ts'
import styles from './phone-agenda.module.css'

/** A breakfast of a day, 64 px; the row opens its order. */
export function DeliveryRow({ delivery }: { delivery: AgendaDelivery }) {
  const text = useText()
  const { id, receiver, slotLabel, boxes, here, isDelivered } = delivery
  return (
    <li>
      <Link to={recordAddress('breakfastOrder', id)} className={styles.row}>
        <Icon name={isDelivered ? 'check' : 'breakfast'} size={20} />
        <span className={styles.words}>
          <b>{receiver}</b>
          <small>
            {[
              text('breakfastOrders.slot', { slot: slotLabel }),
              text('agenda.boxes', { smart_count: boxes }),
              ...(here ? [text('breakfastOrders.here')] : []),
              ...(isDelivered
                ? [text(`breakfastOrders.${here ? 'statesHere' : 'states'}.delivered`)]
                : []),
            ].join(' · ')}
          </small>
        </span>
        <Icon name="right" />
      </Link>
    </li>
  )
}
