import { useText } from '../texts/use-text.ts'
import styles from './breakfast-orders.module.css'

/** Grey rows after 300 ms. */
export function BreakfastOrderSkeleton() {
  const text = useText()
  return (
    <div
      role="status"
      aria-busy="true"
      aria-label={text('breakfastOrders.loading')}
      className={styles.skeleton}
    >
      {Array.from({ length: 4 }, (_, i) => (
        <i key={i} />
      ))}
    </div>
  )
}
