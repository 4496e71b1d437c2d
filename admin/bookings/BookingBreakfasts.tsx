import { Card } from '@mui/material'
import { useGetList } from 'react-admin'
import { Link } from 'react-router'
import type { StaffBreakfastOrderView } from '../../api/breakfast-orders/breakfast-order-shapes.ts'
import { recordAddress } from '../../screens/screen-routes.ts'
import { OrderStateMark } from '../breakfast-orders/OrderStateMark.tsx'
import { boxWords, deliveryDay } from '../breakfast-orders/order-words.ts'
import { CardHead } from '../shell/CardHead.tsx'
import { useText } from '../texts/use-text.ts'
import styles from './booking-mails.module.css'

/** More breakfasts than anybody orders for one stay. */
const MOST = 100

/** The breakfasts that were ordered with this booking; nothing where there are none. */
export function BookingBreakfasts({ bookingId }: { bookingId: string }) {
  const text = useText()
  const { data: orders } = useGetList<StaffBreakfastOrderView>('breakfast-orders', {
    filter: { bookingId },
    sort: { field: 'day', order: 'ASC' },
    pagination: { page: 1, perPage: MOST },
  })
  if (!orders || orders.length === 0) return null
  return (
    <Card>
      <CardHead title={text('bookings.breakfasts.title')} />
      <ul className={styles.mails}>
        {orders.map((order) => (
          <li key={order.id}>
            <Link to={recordAddress('breakfastOrder', order.id)}>
              <b>{deliveryDay(order)}</b>
              <span>
                {boxWords(order, text)} <OrderStateMark order={order} />
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </Card>
  )
}
