import { Link } from 'react-router'
import type { RevenueView } from '../../api/revenue/revenue-view.ts'
import { formatEuro } from '../../rules/money/format-euro.ts'
import { useText } from '../texts/use-text.ts'
import { monthAddress, monthInWords, monthShort } from './month-words.ts'
import styles from './bars.module.css'

/**
 * Each month of the year beside that of the year before, which is hatched: told apart without colour
 * too. A month is a link, reached by keyboard, that says its figures; the table has them all.
 */
export function MonthsChart({ revenue }: { revenue: RevenueView }) {
  const text = useText()
  const { months, month: shown, targetCents } = revenue
  const year = Number(shown.slice(0, 4))
  const top = Math.max(
    targetCents,
    ...months.flatMap(({ cents, lastYearCents }) => [cents, lastYearCents]),
  )
  const height = (cents: number) => ({ height: `${Math.max(0, (100 * cents) / top)}%` })
  return (
    <figure className={styles.chart}>
      <div className={styles.plot}>
        <i className={styles.line} style={{ bottom: `${(100 * targetCents) / top}%` }} />
        <ol>
          {months.map(({ month, cents, lastYearCents }) => (
            <li key={month}>
              <Link
                to={monthAddress(month)}
                aria-current={month === shown ? 'page' : undefined}
                aria-label={text('revenue.monthBar', {
                  month: monthInWords(month),
                  amount: formatEuro(cents),
                  before: formatEuro(lastYearCents),
                })}
              >
                <i className={styles.hatched} style={height(lastYearCents)} />
                <i style={height(cents)} />
                <span>{monthShort(month)}</span>
              </Link>
            </li>
          ))}
        </ol>
      </div>
      <figcaption className={styles.legend}>
        <span>
          <i />
          {year}
        </span>
        <span>
          <i className={styles.hatched} />
          {year - 1}
        </span>
        <span>
          <i className={styles.aim} />
          {text('revenue.target', { amount: formatEuro(targetCents) })}
        </span>
      </figcaption>
    </figure>
  )
}
