import { Card } from '@mui/material'
import { useText } from '../texts/use-text.ts'
import styles from './booking-entry.module.css'

/** The three cards while the rooms are on their way. */
export function EntrySkeleton() {
  const text = useText()
  return (
    <div className={styles.form} role="status" aria-label={text('newBooking.loading')}>
      {[5, 7, 3].map((lines) => (
        <Card key={lines} className={styles.skeleton}>
          {Array.from({ length: lines }, (_, line) => (
            <i key={line} />
          ))}
        </Card>
      ))}
    </div>
  )
}
