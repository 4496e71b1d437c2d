import { Link } from 'react-router'
import type { InvoiceView } from '../../api/invoices/invoice-shapes.ts'
import { parseDay } from '../../rules/calendar/day.ts'
import { staffDayYear } from '../../rules/calendar/dutch.ts'
import { formatEuro } from '../../rules/money/format-euro.ts'
import { recordAddress } from '../../screens/screen-routes.ts'
import { useText } from '../texts/use-text.ts'
import styles from './invoices.module.css'

interface Props {
  invoices: InvoiceView[]
  /** Of one order, in a narrow card: without who it is for and what of, the day below the number. */
  isShort?: boolean
}

/** A row per invoice or credit note; the number opens it. On a phone the row becomes a card. */
export function InvoiceTable({ invoices, isShort = false }: Props) {
  const text = useText()
  return (
    <table className={styles.table}>
      <caption className="visually-hidden">{text('invoices.list')}</caption>
      <thead>
        <tr>
          <th scope="col">{text('invoices.number')}</th>
          {isShort ? null : <th scope="col">{text('invoices.date')}</th>}
          {isShort ? null : <th scope="col">{text('invoices.buyer')}</th>}
          {isShort ? null : <th scope="col">{text('invoices.order')}</th>}
          <th scope="col">{text('invoices.state')}</th>
          <th scope="col" className={styles.number}>
            {text('invoices.total')}
          </th>
        </tr>
      </thead>
      <tbody>
        {invoices.map((invoice) => (
          <tr key={invoice.id}>
            <td className={styles.opens}>
              <Link
                to={recordAddress('invoice', invoice.id)}
                aria-label={text('invoices.open', {
                  number: invoice.number,
                  buyer: invoice.buyer,
                })}
              >
                {invoice.number}
              </Link>
              {isShort ? <div className={styles.hint}>{day(invoice)}</div> : null}
            </td>
            {isShort ? null : <td className={styles.when}>{day(invoice)}</td>}
            {isShort ? null : <td>{invoice.buyer}</td>}
            {isShort ? null : <td className={styles.soft}>{invoice.orderNumber}</td>}
            <td className={styles.soft}>{stateWords(invoice, text)}</td>
            <td className={styles.number}>{formatEuro(invoice.grossCents)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function day({ issuedOn }: InvoiceView): string {
  return staffDayYear(parseDay(issuedOn) ?? 0)
}

/** Whether it stands, was taken back, or takes back. */
export function stateWords(
  { creditsNumber, creditNoteNumber }: Pick<InvoiceView, 'creditsNumber' | 'creditNoteNumber'>,
  text: ReturnType<typeof useText>,
): string {
  if (creditsNumber !== null) return text('invoices.credits', { number: creditsNumber })
  if (creditNoteNumber !== null) return text('invoices.credited', { number: creditNoteNumber })
  return text('invoices.standing')
}
