import type { TrialView } from '../../api/trials/trial-view.ts'
import { useText } from '../texts/use-text.ts'
import { LinePairs } from './LinePairs.tsx'
import { answerWords, stayWords } from './stay-words.ts'
import styles from './trials.module.css'

type Example = TrialView['stays']['examples'][number]

/** A stay of which old and new differ; opened, it shows the lines of both beside each other. */
export function TrialExample({ example, open = false }: { example: Example; open?: boolean }) {
  const text = useText()
  const words = stayWords(example, text)
  const { before, after, lines } = example
  const refusals = [before, after].flatMap((side) => ('refusals' in side ? side.refusals : []))
  // What refuses it on both sides is said once.
  const whys = new Set(refusals.map(({ text: why }) => why))
  return (
    <details className={styles.example} open={open}>
      <summary>
        <span>{words}</span>
        <span className={styles.fromTo}>
          {answerWords(before, text)} → <b>{answerWords(after, text)}</b>
        </span>
      </summary>
      {[...whys].map((why) => (
        <p key={why}>{why}</p>
      ))}
      {lines.length > 0 ? <LinePairs caption={words} lines={lines} /> : null}
    </details>
  )
}
