import { Link, useSearchParams } from 'react-router'
import { formatEuro } from '../../rules/money/format-euro.ts'
import { recordAddress } from '../../screens/screen-routes.ts'
import { Note } from '../shell/Note.tsx'
import { useText } from '../texts/use-text.ts'
import { DeskMailNote } from './DeskMailNote.tsx'
import { DONE } from './sale-address.ts'
import { paidWords } from './sale-words.ts'
import { useSale } from './use-sale.ts'
import styles from './cash-desk.module.css'

/** What was just sold, with the change to give; a reload shows it again. */
export function DoneNote() {
  const text = useText()
  const [query] = useSearchParams()
  const { data: sale } = useSale(query.get(DONE) ?? '')
  if (sale?.step !== 'done' || sale.number === null) return null
  const change = sale.settlement?.changeCents ?? 0
  return (
    <Note tone="ok" title={text('cashDesk.done.title', { number: sale.number })}>
      <p>{paidWords(sale, text)}</p>
      {change > 0 ? (
        <p className={styles.give}>
          {text('cashDesk.done.change', { amount: formatEuro(change) })}
        </p>
      ) : null}
      <p>
        <Link to={recordAddress('saleReceipt', sale.id)}>{text('cashDesk.done.receipt')}</Link>
      </p>
      <DeskMailNote subject={{ kind: 'sale', id: sale.id }} to={sale.receiptEmail} />
      {sale.lines.map(({ bill }) =>
        bill?.kind === 'breakfast-order' ? (
          <DeskMailNote key={bill.id} subject={{ kind: bill.kind, id: bill.id }} />
        ) : null,
      )}
      {sale.short.map((short) => (
        <p key={short.name}>{text('cashDesk.done.short', short)}</p>
      ))}
    </Note>
  )
}
