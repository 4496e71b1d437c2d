import { Card } from '@mui/material'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { BreakfastOrderDetailView } from '../../api/breakfast-orders/breakfast-order-shapes.ts'
import { recordAddress } from '../../screens/screen-routes.ts'
import { isLanguageChosen, languageName } from '../languages/guest-languages.ts'
import { useText } from '../texts/use-text.ts'
import { boxWords, deliveryDay, kilometres, phoneAddress, placeWords } from './order-words.ts'
import styles from './breakfast-orders.module.css'

/** What is ordered, for when, for whom and where to; who ordered it. */
export function BreakfastOrderFacts({ order }: { order: BreakfastOrderDetailView }) {
  const text = useText()
  const km = order.metres === null ? null : kilometres(order.metres)
  return (
    <Card>
      <dl className={styles.facts}>
        <Fact
          name={text(order.here ? 'breakfastOrders.here' : 'breakfastOrders.delivery')}
          detail={text('breakfastOrders.slot', { slot: order.slotLabel })}
        >
          {deliveryDay(order)}
        </Fact>
        <Fact name={text('breakfastOrders.boxes')}>{boxWords(order, text)}</Fact>
        {order.notes === '' ? null : (
          <Fact name={text('breakfastOrders.notes')}>{order.notes}</Fact>
        )}
        <Fact name={text('breakfastOrders.receiver')}>{order.receiver}</Fact>
        {order.here ? null : (
          <Fact
            name={text('breakfastOrders.address')}
            detail={km === null ? undefined : text('breakfastOrders.distance', { km })}
          >
            {placeWords(order, text)}
          </Fact>
        )}
        <Fact name={text('breakfastOrders.orderedBy')}>{order.name}</Fact>
        <Fact name={text('breakfastOrders.phone')}>
          <a href={phoneAddress(order.phone)}>{order.phone}</a>
        </Fact>
        <Fact name={text('breakfastOrders.email')}>
          <a href={`mailto:${order.email}`}>{order.email}</a>
        </Fact>
        {isLanguageChosen() ? (
          <Fact name={text('guestLanguage.label')}>{languageName(order.language)}</Fact>
        ) : null}
        {order.bookingId ? (
          <Fact name={text('breakfastOrders.booking')}>
            <Link to={recordAddress('booking', order.bookingId)}>{order.bookingNumber}</Link>
          </Fact>
        ) : order.bookingNumber ? (
          <Fact
            name={text('breakfastOrders.booking')}
            detail={text('breakfastOrders.bookingNotLinked')}
          >
            {order.bookingNumber}
          </Fact>
        ) : null}
      </dl>
    </Card>
  )
}

function Fact({
  name,
  detail,
  children,
}: {
  name: string
  detail?: string | undefined
  children: ReactNode
}) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>
        {children}
        {detail ? <small>{detail}</small> : null}
      </dd>
    </div>
  )
}
