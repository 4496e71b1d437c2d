import { Card } from '@mui/material'
import type { SaleView } from '../../api/sales/sale-shape.ts'
import { formatAmount, formatEuro } from '../../rules/money/format-euro.ts'
import { CardHead } from '../shell/CardHead.tsx'
import { useText } from '../texts/use-text.ts'
import { saleTotal } from './sale-words.ts'
import styles from './cash-desk.module.css'

/** What is on the receipt of a sale, line by line, and what it comes to. */
export function SaleLines({ sale }: { sale: SaleView }) {
  const text = useText()
  const { lines, discount, settlement } = sale
  return (
    <Card component="section" aria-label={text('cashDesk.pay.lines')}>
      <CardHead title={text('cashDesk.pay.lines')}>
        <span className={styles.soft}>{text('cashDesk.pay.soldBy', { name: sale.employee })}</span>
      </CardHead>
      <table className={styles.sum}>
        <tbody>
          {lines.map(({ name, detail, cents }, place) => (
            // Lines have no name of their own; they never change their place.
            // oxlint-disable-next-line react/no-array-index-key
            <tr key={place}>
              <th scope="row">
                {name}
                {detail === '' ? null : <small>{detail}</small>}
              </th>
              <td>{formatAmount(cents)}</td>
            </tr>
          ))}
          {discount ? (
            <tr>
              <th scope="row">
                {text('cashDesk.sell.discountLine')}
                <small>{discount.reason}</small>
              </th>
              <td>{formatAmount(-discount.cents)}</td>
            </tr>
          ) : null}
          {settlement && settlement.roundingCents !== 0 ? (
            <tr>
              <th scope="row">{text('cashDesk.roundingLine')}</th>
              <td>{formatAmount(settlement.roundingCents)}</td>
            </tr>
          ) : null}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{text('cashDesk.sell.total')}</th>
            <td>{formatEuro(saleTotal(sale))}</td>
          </tr>
        </tfoot>
      </table>
    </Card>
  )
}
