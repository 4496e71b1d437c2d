import { useText } from '../texts/use-text.ts'
import styles from './archive.module.css'

/** While the list is read: rows without words, after a moment. */
export function ArchiveSkeleton() {
  const text = useText()
  return (
    <div
      className={styles.skeleton}
      role="status"
      aria-busy="true"
      aria-label={text('archive.loading')}
    >
      {Array.from({ length: 8 }, (_, row) => (
        <i key={row} />
      ))}
    </div>
  )
}
