import { Link, useSearchParams } from 'react-router'
import type { BreakfastOrderDetailView } from '../../api/breakfast-orders/breakfast-order-shapes.ts'
import { dutchDayYear } from '../../rules/calendar/dutch.ts'
import { customerOfOrder, screens } from '../../screens/screen-routes.ts'
import type { BillDetailView } from '../../api/bills/bill-shapes.ts'
import { BillLedgerCard } from '../bills/BillLedgerCard.tsx'
import { BillLinesCard } from '../bills/BillLinesCard.tsx'
import { AgreementCard } from '../bookings/AgreementCard.tsx'
import { BookingMails } from '../bookings/BookingMails.tsx'
import { dayOfInstant } from '../clock/staff-moment.ts'
import { ApiProblem } from '../data/api-problem.ts'
import { useOne } from '../data/use-one.ts'
import { LoadFailure } from '../shell/LoadFailure.tsx'
import { Note } from '../shell/Note.tsx'
import { Page } from '../shell/Page.tsx'
import { useText } from '../texts/use-text.ts'
import { Timeline } from '../timeline/Timeline.tsx'
import { BreakfastOrderActions } from './BreakfastOrderActions.tsx'
import { BreakfastOrderFacts } from './BreakfastOrderFacts.tsx'
import { BreakfastOrderMoney } from './BreakfastOrderMoney.tsx'
import { BreakfastOrderSkeleton } from './BreakfastOrderSkeleton.tsx'
import { OrderStateMark } from './OrderStateMark.tsx'
import styles from './breakfast-orders.module.css'

/** /rekeningen/details-order?id= (BO §2): what is brought, when and where; what was paid and happened. */
export function BreakfastOrderPage() {
  const text = useText()
  const [query] = useSearchParams()
  const id = query.get('id') ?? ''
  const { data: order, error, refetch } = useOne<BreakfastOrderDetailView>('breakfast-orders', id)
  // An order that nobody paid in time is no bill: then only what was ordered is shown.
  const { data: bill } = useOne<BillDetailView>('bills', id)
  const crumb = { to: screens.breakfastOrders.path, label: text('breakfastOrders.title') }
  if (order === undefined) {
    const missing =
      id === ''
        ? text('breakfastOrders.noId')
        : isMissing(error)
          ? text('breakfastOrders.notFound')
          : null
    return (
      <Page title={text('breakfastOrders.order')} crumb={crumb}>
        {missing ? (
          <Note tone="ink" title={missing} />
        ) : error ? (
          <LoadFailure
            what={text('breakfastOrders.failed')}
            problem={error}
            onRetry={() => void refetch()}
          />
        ) : (
          <BreakfastOrderSkeleton />
        )}
      </Page>
    )
  }
  return (
    <Page title={order.number} crumb={crumb}>
      <div className={styles.head}>
        <div>
          <h2 className={styles.who}>{order.receiver}</h2>
          <div className={styles.sub}>
            {order.number} ·{' '}
            {text('breakfastOrders.orderedOn', {
              day: dutchDayYear(dayOfInstant(order.createdAt)).slice(3),
            })}{' '}
            · <Link to={customerOfOrder(order.id)}>{text('bookings.toCustomer')}</Link>
          </div>
        </div>
        <OrderStateMark order={order} />
      </div>
      <div className={styles.split}>
        <div className={styles.stack}>
          <BreakfastOrderFacts order={order} />
          {bill ? (
            <>
              <BillLinesCard bill={bill} />
              <BillLedgerCard bill={bill} />
            </>
          ) : (
            <BreakfastOrderMoney order={order} />
          )}
        </div>
        <div className={styles.stack}>
          <BreakfastOrderActions order={order} bill={bill} />
          <Timeline subject={{ kind: 'breakfast-order', id: order.id }} />
          <BookingMails mails={order.mails} />
          <AgreementCard noun="breakfast-orders" id={order.id} />
        </div>
      </div>
    </Page>
  )
}

function isMissing(error: unknown): boolean {
  return error instanceof ApiProblem && (error.status === 404 || error.status === 400)
}
