import { Card } from '@mui/material'
import type { BreakfastOrderDetailView } from '../../api/breakfast-orders/breakfast-order-shapes.ts'
import { formatAmount, formatEuro } from '../../rules/money/format-euro.ts'
import { CardHead } from '../shell/CardHead.tsx'
import { useText } from '../texts/use-text.ts'
import styles from './breakfast-orders.module.css'

/** The lines the order was sold with, and what is still to pay. Nothing here is priced again. */
export function BreakfastOrderMoney({ order }: { order: BreakfastOrderDetailView }) {
  const text = useText()
  const { balanceCents, lines } = order
  return (
    <Card>
      <CardHead title={text('breakfastOrders.money')}>
        {balanceCents === 0 ? null : (
          <span>
            {text(balanceCents > 0 ? 'breakfastOrders.toPay' : 'breakfastOrders.toPayBack')}{' '}
            <b>{formatEuro(Math.abs(balanceCents))}</b>
          </span>
        )}
      </CardHead>
      <table className={styles.lines}>
        <thead className="visually-hidden">
          <tr>
            <th scope="col">{text('breakfastOrders.line')}</th>
            <th scope="col">{text('breakfastOrders.why')}</th>
            <th scope="col">{text('breakfastOrders.amount')}</th>
          </tr>
        </thead>
        <tbody>
          {lines.map(({ label, explanation, cents }) => (
            <tr key={label}>
              <td>{label}</td>
              <td className={styles.soft}>{explanation}</td>
              <td className={styles.number}>{formatAmount(cents)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row" colSpan={2}>
              {text('breakfastOrders.total')}
            </th>
            <td className={styles.number}>
              {formatAmount(lines.reduce((sum, { cents }) => sum + cents, 0))}
            </td>
          </tr>
        </tfoot>
      </table>
    </Card>
  )
}
