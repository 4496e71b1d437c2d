import type { RevenueView } from '../../api/revenue/revenue-view.ts'
import { formatAmount } from '../../rules/money/format-euro.ts'
import { SourceMark } from '../marks/SourceMark.tsx'
import { useText } from '../texts/use-text.ts'
import styles from './revenue.module.css'

/** What no booking's source has: breakfast at the door and the cash desk. */
const kinds = ['breakfast-order', 'sale'] as const
const isKind = (source: string): source is (typeof kinds)[number] =>
  kinds.some((kind) => kind === source)

/** Where the month's revenue came from, with a bar of its part. */
export function SourcesTable({ revenue: { sources, revenueCents } }: { revenue: RevenueView }) {
  const text = useText()
  if (sources.length === 0) return <p className={styles.hint}>{text('revenue.noSources')}</p>
  const percent = (cents: number) =>
    revenueCents > 0 ? Math.round((100 * cents) / revenueCents) : 0
  return (
    <table className={styles.table}>
      <caption className="visually-hidden">{text('revenue.sources')}</caption>
      <thead>
        <tr>
          <th scope="col">{text('revenue.source')}</th>
          <th scope="col">{text('revenue.orders')}</th>
          <th scope="col">{text('revenue.amount')} (€)</th>
          <th scope="col">{text('revenue.part')}</th>
        </tr>
      </thead>
      <tbody>
        {sources.map(({ source, name, orders, cents }) => (
          <tr key={`${source} ${name}`}>
            <th scope="row">
              {name === null && isKind(source) ? (
                text(`revenue.kinds.${source}`)
              ) : (
                <SourceMark source={source} />
              )}
            </th>
            <td>{orders}</td>
            <td>{formatAmount(cents)}</td>
            <td className={styles.part}>
              <span>{percent(cents)}%</span>
              <i aria-hidden="true">
                <i style={{ width: `${Math.min(100, Math.max(0, percent(cents)))}%` }} />
              </i>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
