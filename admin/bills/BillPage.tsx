import { useSearchParams } from 'react-router'
import { Link } from 'react-router'
import type { BillDetailView } from '../../api/bills/bill-shapes.ts'
import type { BookingDetailView } from '../../api/bookings/booking-answer-shapes.ts'
import { customerOfOrder, recordAddress, screens } from '../../screens/screen-routes.ts'
import { BookingMails } from '../bookings/BookingMails.tsx'
import styles from '../bookings/booking-page.module.css'
import { ApiProblem } from '../data/api-problem.ts'
import { useOne } from '../data/use-one.ts'
import { LoadFailure } from '../shell/LoadFailure.tsx'
import { Note } from '../shell/Note.tsx'
import { Page } from '../shell/Page.tsx'
import { useText } from '../texts/use-text.ts'
import { BillActions } from './BillActions.tsx'
import { billDays } from './bill-days.ts'
import { BillLedgerCard } from './BillLedgerCard.tsx'
import { BillLinesCard } from './BillLinesCard.tsx'
import { BillSkeleton } from './BillSkeleton.tsx'
import { BillStateMark } from './BillStateMark.tsx'

/**
 * /rekeningen/details?id= (BO §2): the bill of a stay. What was sold with its VAT, what happened to
 * the money, its mails, and what can be done about what is open.
 */
export function BillPage() {
  const text = useText()
  const [query] = useSearchParams()
  const id = query.get('id') ?? ''
  const bill = useOne<BillDetailView>('bills', id)
  const booking = useOne<BookingDetailView>('bookings', id)
  const crumb = { to: screens.bills.path, label: text('bills.title') }
  const error = bill.error ?? booking.error
  if (!bill.data || !booking.data) {
    const missing = id === '' || isMissing(error)
    return (
      <Page title={text('bills.bill')} crumb={crumb}>
        {missing ? (
          <Note tone="ink" title={text('bills.notFound')} />
        ) : error ? (
          <LoadFailure
            what={text('bills.billFailed')}
            problem={error}
            onRetry={() => {
              void bill.refetch()
              void booking.refetch()
            }}
          />
        ) : (
          <BillSkeleton />
        )}
      </Page>
    )
  }
  return (
    <Page title={bill.data.number} crumb={crumb}>
      <div className={styles.head}>
        <div>
          <h2 className={styles.who}>{booking.data.title}</h2>
          <div className={styles.sub}>
            <Link to={recordAddress('booking', id)}>{bill.data.number}</Link> ·{' '}
            {billDays(bill.data)} ·{' '}
            <Link to={customerOfOrder(id)}>{text('bookings.toCustomer')}</Link>
          </div>
        </div>
        <BillStateMark bill={bill.data} />
      </div>
      <div className={styles.split}>
        <div className={styles.stack}>
          <BillLinesCard bill={bill.data} />
          <BillLedgerCard bill={bill.data} />
        </div>
        <div className={styles.stack}>
          <BillActions bill={bill.data} booking={booking.data} />
          <BookingMails mails={booking.data.mails} />
        </div>
      </div>
    </Page>
  )
}

function isMissing(error: unknown): boolean {
  return error instanceof ApiProblem && (error.status === 404 || error.status === 400)
}
