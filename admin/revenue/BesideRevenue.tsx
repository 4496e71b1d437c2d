import type { RevenueView } from '../../api/revenue/revenue-view.ts'
import { formatEuro } from '../../rules/money/format-euro.ts'
import { useText } from '../texts/use-text.ts'
import styles from './revenue.module.css'

/** What is owed to the municipality, what was passed on, and what is still to come in. */
export function BesideRevenue({ revenue }: { revenue: RevenueView }) {
  const text = useText()
  const sums = [
    { name: text('revenue.touristTax'), cents: revenue.touristTaxCents },
    { name: text('revenue.passedOn'), cents: revenue.passedOnCents },
    {
      name: text('revenue.open', { smart_count: revenue.open.bills }),
      cents: revenue.open.cents,
    },
  ]
  return (
    <dl className={styles.sums}>
      {sums.map(({ name, cents }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{formatEuro(cents)}</dd>
        </div>
      ))}
    </dl>
  )
}
