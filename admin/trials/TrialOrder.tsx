import type { TrialView } from '../../api/trials/trial-view.ts'
import { parseDay } from '../../rules/calendar/day.ts'
import { staffDayYear } from '../../rules/calendar/dutch.ts'
import { formatEuro } from '../../rules/money/format-euro.ts'
import { useText } from '../texts/use-text.ts'
import { LinePairs } from './LinePairs.tsx'
import styles from './trials.module.css'

type Order = TrialView['orders']['examples'][number]

/** A breakfast order of which old and new differ. */
export function TrialOrder({ order }: { order: Order }) {
  const text = useText()
  const { form, day, adults, kids, beforeCents, afterCents, lines } = order
  const words = [
    text('kept.trial.order', { adults, kids, day: staffDayYear(parseDay(day) ?? 0) }),
    text(form === 'public' ? 'kept.trial.orderPublic' : 'kept.trial.orderStaff'),
  ].join(' · ')
  const amount = (cents: number | null) =>
    cents === null ? text('kept.trial.notPossible') : formatEuro(cents)
  return (
    <details className={styles.example}>
      <summary>
        <span>{words}</span>
        <span className={styles.fromTo}>
          {amount(beforeCents)} → <b>{amount(afterCents)}</b>
        </span>
      </summary>
      <LinePairs caption={words} lines={lines} />
    </details>
  )
}
