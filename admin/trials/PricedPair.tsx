import type { TrialView } from '../../api/trials/trial-view.ts'
import { formatEuro } from '../../rules/money/format-euro.ts'
import { useText } from '../texts/use-text.ts'
import { LinePairs } from './LinePairs.tsx'
import styles from './trials.module.css'

type Priced = Pick<TrialView['extras'][number], 'beforeCents' | 'afterCents' | 'lines'>

/** What is sold, with its old and new price; opened, it shows the lines of both beside each other. */
export function PricedPair({ words, of }: { words: string; of: Priced }) {
  const text = useText()
  const { beforeCents, afterCents, lines } = of
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
