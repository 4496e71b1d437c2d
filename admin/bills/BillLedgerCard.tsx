import { Card } from '@mui/material'
import type { BillDetailView } from '../../api/bills/bill-shapes.ts'
import { parseDay } from '../../rules/calendar/day.ts'
import { staffDayYear } from '../../rules/calendar/dutch.ts'
import { formatEuro } from '../../rules/money/format-euro.ts'
import { BookingLedger } from '../bookings/BookingLedger.tsx'
import money from '../bookings/booking-money.module.css'
import { CardHead } from '../shell/CardHead.tsx'
import { useText } from '../texts/use-text.ts'

/** What happened to the money, by whom and when, and what is left to pay or to pay back. */
export function BillLedgerCard({ bill }: { bill: BillDetailView }) {
  const text = useText()
  const { balanceCents } = bill
  return (
    <Card>
      <CardHead title={text('bookings.money.title')}>
        <span className={money.balance}>
          {balanceCents === 0 ? (
            text('bookings.money.settled')
          ) : (
            <>
              {text(balanceCents > 0 ? 'bookings.money.open' : 'bookings.money.back')}
              <b>{formatEuro(Math.abs(balanceCents))}</b>
            </>
          )}
        </span>
      </CardHead>
      <div className={money.pad}>
        {bill.dueOn ? (
          <p>{text('bills.dueOn', { day: staffDayYear(parseDay(bill.dueOn) ?? 0) })}</p>
        ) : null}
        <BookingLedger booking={bill} />
      </div>
    </Card>
  )
}
