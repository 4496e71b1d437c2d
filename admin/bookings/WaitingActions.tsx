import type { BookingDetailView, WaitingAction } from '../../api/bookings/booking-views.ts'
import { formatEuro } from '../../rules/money/format-euro.ts'
import { Note } from '../shell/Note.tsx'
import { useText } from '../texts/use-text.ts'
import { actionName } from './action-name.ts'
import styles from './booking-actions.module.css'
import { fieldChangeWords } from './field-change-words.ts'

/** What was asked and is not carried out yet, with what it will change: nothing has changed yet. */
export function WaitingActions({ booking }: { booking: BookingDetailView }) {
  const text = useText()
  if (booking.waitingActions.length === 0) return null
  return (
    <Note tone="ink" title={text('bookings.actions.waiting')}>
      {booking.waitingActions.map((action) => (
        <div key={action.id} className={styles.reason}>
          {text('bookings.actions.waitingOf', {
            action: actionName(action.kind, text),
            name: action.by,
          })}
          <WhatItChanges action={action} />
        </div>
      ))}
    </Note>
  )
}

function WhatItChanges({ action }: { action: WaitingAction }) {
  const text = useText()
  const { changes, receipt, takesReceiptBack } = action
  const lines = [
    ...changes.map((change) => fieldChangeWords(change, text)),
    ...(receipt
      ? [
          text('bookings.actions.receives', {
            amount: formatEuro(receipt.cents),
            method: text(`bookings.money.methods.${receipt.method}`),
          }),
        ]
      : []),
    ...(takesReceiptBack ? [text('bookings.actions.takesReceiptBack')] : []),
  ]
  if (lines.length === 0) return null
  return (
    <ul className={styles.changes}>
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  )
}
