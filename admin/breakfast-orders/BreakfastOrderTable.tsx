import { Card } from '@mui/material'
import { Link } from 'react-router'
import type { StaffBreakfastOrderView } from '../../api/breakfast-orders/breakfast-order-shapes.ts'
import { formatEuro } from '../../rules/money/format-euro.ts'
import { recordAddress } from '../../screens/screen-routes.ts'
import { useText } from '../texts/use-text.ts'
import { boxWords, deliveryDay, placeWords } from './order-words.ts'
import { OrderStateMark } from './OrderStateMark.tsx'
import styles from './breakfast-orders.module.css'

/** A row per order; the delivery opens it. On a phone the row becomes a card. */
export function BreakfastOrderTable({ orders }: { orders: StaffBreakfastOrderView[] }) {
  const text = useText()
  return (
    <Card>
      <table className={styles.table}>
        <caption className="visually-hidden">{text('breakfastOrders.list')}</caption>
        <thead>
          <tr>
            <th scope="col">{text('breakfastOrders.when')}</th>
            <th scope="col">{text('breakfastOrders.boxes')}</th>
            <th scope="col">{text('breakfastOrders.receiver')}</th>
            <th scope="col">{text('breakfastOrders.where')}</th>
            <th scope="col" className={styles.number}>
              {text('breakfastOrders.total')}
            </th>
            <th scope="col">{text('breakfastOrders.state')}</th>
          </tr>
        </thead>
        <tbody>
          {orders.map((order) => (
            <tr key={order.id}>
              <td className={styles.when}>
                <Link
                  to={recordAddress('breakfastOrder', order.id)}
                  aria-label={text('breakfastOrders.open', {
                    number: order.number,
                    receiver: order.receiver,
                  })}
                >
                  {deliveryDay(order)}
                </Link>
                <span>{text('breakfastOrders.slot', { slot: order.slotLabel })}</span>
              </td>
              <td>{boxWords(order, text)}</td>
              <td>{order.receiver}</td>
              <td className={styles.soft}>
                {order.here
                  ? placeWords(order, text)
                  : `${order.street} ${order.houseNumber}, ${order.city}`}
              </td>
              <td className={styles.number}>{formatEuro(order.totalCents)}</td>
              <td>
                <OrderStateMark order={order} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Card>
  )
}
