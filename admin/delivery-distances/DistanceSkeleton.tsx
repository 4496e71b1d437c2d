import styles from '../closures/closures.module.css'
import { useText } from '../texts/use-text.ts'

/** Grey rows after 300 ms. */
export function DistanceSkeleton() {
  const text = useText()
  return (
    <div
      role="status"
      aria-busy="true"
      aria-label={text('deliveryDistances.loading')}
      className={styles.skeleton}
    >
      {Array.from({ length: 4 }, (_, i) => (
        <i key={i} />
      ))}
    </div>
  )
}
