import type { TrialView } from '../../api/trials/trial-view.ts'
import { formatEuro } from '../../rules/money/format-euro.ts'
import { useText } from '../texts/use-text.ts'
import styles from './trials.module.css'

type Pair = TrialView['stays']['examples'][number]['lines'][number]

/** The lines of a price as they are and as they would be; those that differ are marked. */
export function LinePairs({ caption, lines }: { caption: string; lines: readonly Pair[] }) {
  const text = useText()
  const total = (side: 'before' | 'after') =>
    lines.some((line) => line[side])
      ? formatEuro(lines.reduce((sum, line) => sum + (line[side]?.cents ?? 0), 0))
      : '–'
  return (
    <table className={styles.pairs}>
      <caption className="visually-hidden">{caption}</caption>
      <thead>
        <tr>
          <th scope="col">{text('kept.trial.line')}</th>
          <th scope="col">{text('kept.trial.now')}</th>
          <th scope="col">{text('kept.trial.after')}</th>
        </tr>
      </thead>
      <tbody>
        {lines.map((line) => {
          const { label, before, after, differs } = line
          return (
            <tr key={label} className={differs ? styles.differs : undefined}>
              <th scope="row">{label}</th>
              <Side side={before} withVat={hasOtherVat(line)} />
              <Side side={after} withVat={hasOtherVat(line)} isMarked={differs} />
            </tr>
          )
        })}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{text('kept.trial.total')}</th>
          <td>{total('before')}</td>
          <td>{total('after')}</td>
        </tr>
      </tfoot>
    </table>
  )
}

function Side({
  side,
  withVat,
  isMarked = false,
}: {
  side: Pair['before']
  withVat: boolean
  isMarked?: boolean
}) {
  const text = useText()
  if (!side) return <td>{text('kept.trial.noLine')}</td>
  const rates = side.vatBasisPoints.map((points) => `${points / 100} %`).join(', ')
  return (
    <td>
      {isMarked ? <b>{formatEuro(side.cents)}</b> : formatEuro(side.cents)}
      <small>
        {side.explanation}
        {withVat ? ` ${text('kept.trial.vat', { rates })}` : ''}
      </small>
    </td>
  )
}

function hasOtherVat({ before, after }: Pair): boolean {
  return before && after
    ? before.vatBasisPoints.join(' ') !== after.vatBasisPoints.join(' ')
    : false
}
