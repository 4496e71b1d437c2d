import { useText } from '../texts/use-text.ts'
import styles from './booking-page.module.css'

/** The cards' places in grey, after 300 ms. */
export function BookingSkeleton() {
  const text = useText()
  return (
    <div role="status" aria-busy="true" aria-label={text('bookings.loading')}>
      <div className={styles.grey} style={{ height: 48, width: 280, marginBottom: 16 }} />
      <div className={styles.split}>
        <div className={styles.stack}>
          <div className={styles.grey} style={{ height: 160 }} />
          <div className={styles.grey} style={{ height: 260 }} />
        </div>
        <div className={styles.grey} style={{ height: 420 }} />
      </div>
    </div>
  )
}
