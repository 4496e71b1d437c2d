import { useText } from '../texts/use-text.ts'
import styles from './forms.module.css'

/** Grey rows after 300 ms. */
export function FormMessageSkeleton() {
  const text = useText()
  return (
    <div
      role="status"
      aria-busy="true"
      aria-label={text('forms.loading')}
      className={styles.skeleton}
    >
      {Array.from({ length: 5 }, (_, i) => (
        <i key={i} />
      ))}
    </div>
  )
}
