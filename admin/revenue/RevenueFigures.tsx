import type { RevenueView } from '../../api/revenue/revenue-view.ts'
import { formatEuro } from '../../rules/money/format-euro.ts'
import { useText } from '../texts/use-text.ts'
import styles from './revenue.module.css'

/** Occupancy, the average rate of a night (ADR), and that over all nights (RevPAR). */
export function RevenueFigures({ revenue }: { revenue: RevenueView }) {
  const text = useText()
  const { soldNights: sold, availableNights: available, adrCents, revparCents } = revenue
  const euro = (cents: number | null) => (cents === null ? text('revenue.none') : formatEuro(cents))
  const figures = [
    {
      name: text('revenue.occupancy'),
      value: available === 0 ? text('revenue.none') : `${Math.round((100 * sold) / available)}%`,
      hint: text('revenue.nights', { sold, available }),
    },
    { name: text('revenue.adr'), value: euro(adrCents), hint: text('revenue.adrHint') },
    { name: text('revenue.revpar'), value: euro(revparCents), hint: text('revenue.revparHint') },
  ]
  return (
    <dl className={styles.figures} aria-label={text('revenue.figures')}>
      {figures.map(({ name, value, hint }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>
            <b>{value}</b>
            <small>{hint}</small>
          </dd>
        </div>
      ))}
    </dl>
  )
}
