import { Card } from '@mui/material'
import { Link } from 'react-router'
import type { BillSort } from '../../api/bills/bill-lists.ts'
import type { BillView } from '../../api/bills/bill-shapes.ts'
import { formatEuro } from '../../rules/money/format-euro.ts'
import { recordAddress } from '../../screens/screen-routes.ts'
import { SourceMark } from '../marks/SourceMark.tsx'
import { useText } from '../texts/use-text.ts'
import type { BillsShown } from './bill-address.ts'
import { billDays } from './bill-days.ts'
import { BillStateMark } from './BillStateMark.tsx'
import { billScreens } from './bill-screens.ts'
import styles from './bills.module.css'
import { SortHead } from './SortHead.tsx'

interface Props {
  bills: BillView[]
  shown: BillsShown
  show(change: Partial<BillsShown>): void
}

/** A row per bill; its number opens it. On a phone the row becomes a card. */
export function BillTable({ bills, shown, show }: Props) {
  const text = useText()
  const hasSource = shown.kind === 'booking'
  const head = (field: BillSort, label: string, number = false) => (
    <SortHead field={field} label={label} number={number} shown={shown} show={show} />
  )
  return (
    <Card>
      <table className={styles.table}>
        <caption className="visually-hidden">{text(`bills.tabs.${shown.kind}`)}</caption>
        <thead>
          <tr>
            {head('number', text('bills.number'))}
            {head('name', text(shown.kind === 'sale' ? 'bills.what' : 'bills.name'))}
            {head('day', text(`bills.days.${shown.kind}`))}
            {hasSource ? (
              <th scope="col" className={styles.source}>
                {text('bills.source')}
              </th>
            ) : null}
            <th scope="col" className={styles.number}>
              {text('bills.total')}
            </th>
            <th scope="col" className={`${styles.number} ${styles.received}`}>
              {text('bills.received')}
            </th>
            {head('balanceCents', text('bills.open'), true)}
            <th scope="col">{text('bills.paid')}</th>
          </tr>
        </thead>
        <tbody>
          {bills.map((bill) => (
            <tr key={bill.id}>
              <td className={styles.what}>
                <Link
                  to={recordAddress(billScreens[bill.kind], bill.id)}
                  aria-label={text('bills.openBill', { number: bill.number, name: bill.name })}
                >
                  {bill.number}
                </Link>
              </td>
              <td className={styles.who}>{bill.name}</td>
              <td className={styles.when}>{billDays(bill)}</td>
              {hasSource ? (
                <td className={styles.source}>
                  {bill.source ? <SourceMark source={bill.source} /> : null}
                </td>
              ) : null}
              <td className={styles.number} data-label={text('bills.total')}>
                {formatEuro(bill.totalCents)}
              </td>
              <td
                className={`${styles.number} ${styles.received}`}
                data-label={text('bills.received')}
              >
                {formatEuro(bill.receivedCents)}
              </td>
              <td
                className={styles.number}
                data-label={text('bills.open')}
                data-settled={bill.balanceCents === 0 || undefined}
              >
                {formatEuro(bill.balanceCents)}
              </td>
              <td className={styles.how}>
                <BillStateMark bill={bill} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Card>
  )
}
