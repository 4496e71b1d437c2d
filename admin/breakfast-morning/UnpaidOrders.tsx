import { Link } from 'react-router'
import type { BreakfastMorningView } from '../../api/breakfast-mornings/breakfast-morning-shape.ts'
import { recordAddress } from '../../screens/screen-routes.ts'
import { boxWords } from '../breakfast-orders/order-words.ts'
import { fullMoment } from '../clock/staff-moment.ts'
import { useText } from '../texts/use-text.ts'
import styles from './breakfast-morning.module.css'

/** What was ordered and not paid: it may still come, and is counted nowhere. */
export function UnpaidOrders({ morning: { unpaid, payUntil } }: { morning: BreakfastMorningView }) {
  const text = useText()
  return (
    <section className={styles.unpaid} aria-label={text('breakfastMorning.unpaid')}>
      <h3>{text('breakfastMorning.unpaid')}</h3>
      <p>{text('breakfastMorning.unpaidHint', { moment: fullMoment(payUntil) })}</p>
      <ul>
        {unpaid.map((order) => (
          <li key={order.id}>
            <Link to={recordAddress('breakfastOrder', order.id)}>{order.receiver}</Link>{' '}
            {text('breakfastMorning.slot', { slot: order.slotLabel })} · {boxWords(order, text)}
          </li>
        ))}
      </ul>
    </section>
  )
}
