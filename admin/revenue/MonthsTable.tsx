import { Link } from 'react-router'
import type { RevenueView } from '../../api/revenue/revenue-view.ts'
import { formatAmount } from '../../rules/money/format-euro.ts'
import { useText } from '../texts/use-text.ts'
import { monthAddress, monthName } from './month-words.ts'
import styles from './revenue.module.css'

/** The months of the chart in figures, in euro. */
export function MonthsTable({ revenue }: { revenue: RevenueView }) {
  const text = useText()
  const { months, month: shown } = revenue
  const year = Number(shown.slice(0, 4))
  const sum = (of: 'cents' | 'lastYearCents') => months.reduce((all, month) => all + month[of], 0)
  const rows = [
    ...months.map(({ month, ...sums }) => ({
      key: month,
      name: <Link to={monthAddress(month)}>{monthName(month)}</Link>,
      ...sums,
    })),
    {
      key: 'total',
      name: text('revenue.total'),
      cents: sum('cents'),
      lastYearCents: sum('lastYearCents'),
    },
  ]
  return (
    <table className={styles.table}>
      <caption className="visually-hidden">{text('revenue.months')}</caption>
      <thead>
        <tr>
          <th scope="col">{text('revenue.month')}</th>
          <th scope="col">{year} (€)</th>
          <th scope="col">{year - 1} (€)</th>
          <th scope="col">{text('revenue.difference')} (€)</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, name, cents, lastYearCents }) => (
          <tr
            key={key}
            data-shown={key === shown || undefined}
            data-total={key === 'total' || undefined}
          >
            <th scope="row">{name}</th>
            <td>{formatAmount(cents)}</td>
            <td>{formatAmount(lastYearCents)}</td>
            <td>{formatAmount(cents - lastYearCents)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
