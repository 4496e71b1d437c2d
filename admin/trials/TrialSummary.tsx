import type { TrialView } from '../../api/trials/trial-view.ts'
import { formatEuro } from '../../rules/money/format-euro.ts'
import { useText } from '../texts/use-text.ts'
import { itemWords } from './item-words.ts'
import styles from './trials.module.css'

/** What becomes of a stay, in the order in which it is told, with its words. */
const outcomes = [
  ['dearer', 'kept.trial.outcome.dearer'],
  ['cheaper', 'kept.trial.outcome.cheaper'],
  ['otherwise', 'kept.trial.outcome.otherwise'],
  ['possible', 'kept.trial.outcome.possible'],
  ['impossible', 'kept.trial.outcome.impossible'],
  ['refused-otherwise', 'kept.trial.outcome.refusedOtherwise'],
  ['same', 'kept.trial.outcome.same'],
  ['refused', 'kept.trial.outcome.refused'],
] as const

/** A year of stays in figures: how many differ, by which line and for what reason. */
export function TrialSummary({ trial }: { trial: TrialView }) {
  const text = useText()
  const { stays, orders, extras, seconds } = trial
  const { counts, asked, items, reasons, screen } = stays
  const counted = {
    asked: inDutch(asked),
    stays: inDutch(stays.stays),
    nights: stays.lengths.join(', '),
    seconds: seconds.toFixed(1).replace('.', ','),
  }
  const isNothing =
    counts.same + counts.refused === asked && orders.different === 0 && extras.length === 0
  return (
    <section>
      <h3>{text('kept.trial.summary')}</h3>
      {isNothing ? <p>{text('kept.trial.nothing')}</p> : null}
      <dl className={styles.counts}>
        {outcomes.map(([outcome, words]) =>
          counts[outcome] > 0 || outcome === 'same' ? (
            <div key={outcome} data-outcome={outcome}>
              <dt>{text(words)}</dt>
              <dd>{inDutch(counts[outcome])}</dd>
            </div>
          ) : null,
        )}
      </dl>
      {items.length > 0 ? <h3>{text('kept.trial.items')}</h3> : null}
      <ul>
        {items.map(({ item, stays: count, leastCents, mostCents }) => (
          <li key={item}>
            {text('kept.trial.item', {
              name: itemWords[item],
              stays: inDutch(count),
              least: signed(leastCents),
              most: signed(mostCents),
            })}
          </li>
        ))}
        {reasons.map(({ outcome, reason, text: why, stays: count }) => (
          <li key={`${outcome} ${reason}`}>
            {text(
              outcome === 'possible' ? 'kept.trial.reasonPossible' : 'kept.trial.reasonImpossible',
              { stays: inDutch(count), text: why },
            )}
          </li>
        ))}
      </ul>
      <p className={styles.how}>
        {text(asked === stays.stays ? 'kept.trial.every' : 'kept.trial.sampled', counted)}{' '}
        {text('kept.trial.parties')}{' '}
        {text(screen === 'guest' ? 'kept.trial.asGuest' : 'kept.trial.asStaff')}
      </p>
    </section>
  )
}

/** `40.150`. */
const inDutch = (count: number) => count.toLocaleString('nl-NL')

function signed(cents: number): string {
  return cents > 0 ? `+ ${formatEuro(cents)}` : formatEuro(cents)
}
