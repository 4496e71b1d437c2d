import type { RevenueView } from '../../api/revenue/revenue-view.ts'
import { formatEuro } from '../../rules/money/format-euro.ts'
import { useText } from '../texts/use-text.ts'
import bars from './bars.module.css'
import styles from './revenue.module.css'

type Target = Pick<RevenueView, 'revenueCents' | 'openCents' | 'targetCents' | 'basis'>

/**
 * A month against its target: what was paid, and hatched what is sold and still open; and by which
 * reading an amount belongs to the month.
 */
export function TargetBar({ revenueCents, openCents, targetCents, basis }: Target) {
  const text = useText()
  const percent = (cents: number) => Math.round((100 * cents) / targetCents)
  const width = (cents: number) => `${Math.min(100, Math.max(0, percent(cents)))}%`
  const left = targetCents - revenueCents
  return (
    <div>
      <p className={bars.sum}>
        <b>{formatEuro(revenueCents)}</b>
        <span>{text('revenue.share', { percent: percent(revenueCents) })}</span>
        <span className={bars.push}>
          {left > 0 ? text('revenue.left', { amount: formatEuro(left) }) : text('revenue.reached')}
        </span>
      </p>
      <div
        className={bars.bar}
        role="img"
        aria-label={text('revenue.bar', {
          percent: percent(revenueCents),
          target: formatEuro(targetCents),
          open: formatEuro(openCents),
        })}
      >
        <i className={bars.hatched} style={{ width: width(revenueCents) }} />
        <i style={{ width: width(revenueCents - openCents) }} />
      </div>
      <p className={bars.legend} aria-hidden="true">
        <span>
          <i />
          {text('revenue.paid')}
        </span>
        <span>
          <i className={bars.hatched} />
          {text('revenue.notPaid')}
        </span>
      </p>
      <p className={styles.hint}>{text(`revenue.basis.${basis}`)}</p>
    </div>
  )
}
