import { Card } from '@mui/material'
import type { BillDetailView } from '../../api/bills/bill-shapes.ts'
import money from '../bookings/booking-money.module.css'
import { formatAmount, formatEuro } from '../../rules/money/format-euro.ts'
import { CardHead } from '../shell/CardHead.tsx'
import { useText } from '../texts/use-text.ts'
import styles from './bills.module.css'

/** What was sold and not taken back, and the VAT in it by rate. Nothing here is priced again. */
export function BillLinesCard({ bill }: { bill: BillDetailView }) {
  const text = useText()
  const rate = (points: number | null) =>
    points === null ? text('bookings.money.noVat') : `${points / 100}%`
  return (
    <Card>
      <CardHead title={text('bills.lines.title')} />
      <div className={money.pad}>
        {bill.lines.length === 0 ? <p>{text('bills.lines.none')}</p> : null}
        <table>
          <thead>
            <tr>
              <th scope="col">{text('bookings.money.line')}</th>
              <th scope="col" className={money.number}>
                {text('bookings.money.vat')}
              </th>
              <th scope="col" className={money.number}>
                {text('bookings.money.amount')}
              </th>
            </tr>
          </thead>
          <tbody>
            {bill.lines.map(({ label, explanation, cents, vatBasisPoints }, i) => (
              <tr key={i}>
                <td>
                  {label}
                  {explanation ? <small className={styles.explained}>{explanation}</small> : null}
                </td>
                <td className={`${money.number} ${money.soft}`}>{rate(vatBasisPoints)}</td>
                <td className={money.number}>{formatAmount(cents)}</td>
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row" colSpan={2}>
                {text('bookings.money.total')}
              </th>
              <td className={money.number}>{formatEuro(bill.totalCents)}</td>
            </tr>
            {bill.rates
              .filter(({ vatBasisPoints }) => vatBasisPoints !== null)
              .map(({ vatBasisPoints, vatCents, netCents }) => (
                <tr key={vatBasisPoints} className={styles.rate}>
                  <td colSpan={2}>
                    {text('bills.lines.vatOver', {
                      rate: rate(vatBasisPoints),
                      net: formatEuro(netCents),
                    })}
                  </td>
                  <td className={money.number}>{formatAmount(vatCents)}</td>
                </tr>
              ))}
          </tfoot>
        </table>
      </div>
    </Card>
  )
}
