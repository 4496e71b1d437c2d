import { useText } from '../texts/use-text.ts'
import styles from './mails.module.css'

/** Grey rows after 300 ms. */
export function MailSkeleton() {
  const text = useText()
  return (
    <div
      role="status"
      aria-busy="true"
      aria-label={text('mails.loading')}
      className={styles.skeleton}
    >
      {Array.from({ length: 6 }, (_, i) => (
        <i key={i} />
      ))}
    </div>
  )
}
