import { useText } from '../texts/use-text.ts'
import styles from './agenda-skeleton.module.css'

/**
 * Heights and starts of the grey blocks, in per cent of a column: a calm week, not a random one.
 */
const blocks = [
  [8, 38],
  [44, 24],
  [20, 52],
  [8, 30],
  [52, 30],
  [26, 44],
  [8, 60],
  [36, 28],
  [12, 50],
] as const

/**
 * Grid and keys at once, grey blocks after 300 ms; no spinner, no shimmer. On a phone grey rows, as
 * its lists have.
 */
export function AgendaSkeleton() {
  const text = useText()
  return (
    <div
      className={styles.skeleton}
      role="status"
      aria-busy="true"
      aria-label={text('agenda.loading')}
    >
      {blocks.map(([top, height], i) => (
        <div key={i} className={styles.column}>
          <i className={styles.key} />
          <i
            className={styles.block}
            style={{ top: `calc(64px + ${top}% * 0.86)`, height: `${height}%` }}
          />
        </div>
      ))}
    </div>
  )
}
