import type { BookingEntry } from '../../api/bookings/booking-answer-shapes.ts'
import type { PaymentState } from '../../api/payments/payment.ts'
import { formatAmount } from '../../rules/money/format-euro.ts'
import { usePastMoment } from '../clock/use-past-moment.ts'
import { useText } from '../texts/use-text.ts'
import styles from './booking-money.module.css'
import { ledgerOf } from './ledger.ts'

/** What a booking or a bill tells of its money. */
interface Ledger {
  entries: readonly BookingEntry[]
  payments: readonly { id: string; state: PaymentState; createdAt: string }[]
}

const over: ReadonlySet<PaymentState> = new Set(['failed', 'canceled', 'expired'])

/**
 * Sold, received, paid back; below it the attempts that may still bring something in. One that
 * ended is a step of the timeline, dated when it ended.
 */
export function BookingLedger({ booking }: { booking: Ledger }) {
  const text = useText()
  const moment = usePastMoment()
  return (
    <>
      <h3 className={styles.ledger}>{text('bookings.money.ledger')}</h3>
      <table>
        <thead>
          <tr>
            <th scope="col">{text('bookings.money.date')}</th>
            <th scope="col">{text('bookings.money.what')}</th>
            <th scope="col" className={styles.number}>
              {text('bookings.money.amount')}
            </th>
            <th scope="col" className={styles.number}>
              {text('bookings.money.left')}
            </th>
          </tr>
        </thead>
        <tbody>
          {ledgerOf(booking.entries, text).map((row) => (
            <tr key={row.key}>
              <td className={styles.moment}>{moment(row.at)}</td>
              <td className={styles.soft}>
                {row.what}
                {row.who ? (
                  <small> {text('bookings.money.entryBy', { name: row.who })}</small>
                ) : null}
              </td>
              <td className={styles.number}>{formatAmount(row.cents)}</td>
              <td className={styles.number}>{formatAmount(row.openCents)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <ul className={styles.attempts}>
        {booking.payments.map(({ id, state, createdAt }) =>
          state === 'paid' || over.has(state) ? null : (
            <li key={id}>
              {moment(createdAt)} · {text(`bookings.money.attempts.${state}`)}
            </li>
          ),
        )}
      </ul>
    </>
  )
}
