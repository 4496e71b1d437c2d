import type { BillView } from '../../api/bills/bill-shapes.ts'
import { PaidMark } from '../marks/PaidMark.tsx'
import { useText } from '../texts/use-text.ts'
import styles from './bills.module.css'

/**
 * The paid state as an icon with its word (BO §2); below it what else is to be known: cancelled, too
 * late, held, money to be paid back.
 */
export function BillStateMark({ bill }: { bill: BillView }) {
  const text = useText()
  const { state, overdue, balanceCents, totalCents, receivedCents } = bill
  const isCancelled = state === 'cancelled'
  const notes = [
    isCancelled ? text(bill.kind === 'sale' ? 'bills.takenBack' : 'bills.cancelled') : '',
    state === 'held' ? text('bills.held') : '',
    overdue ? text('bills.states.overdue') : '',
    balanceCents < 0 ? text('bills.toPayBack') : '',
  ].filter((note) => note !== '')
  // Of what was cancelled without costs there was nothing to pay.
  const isNothing = isCancelled && totalCents === 0 && receivedCents === 0
  return (
    <span className={styles.mark}>
      {isNothing ? null : <PaidMark paid={bill.paid} worded />}
      {notes.length > 0 ? <small>{notes.join(' · ')}</small> : null}
    </span>
  )
}
