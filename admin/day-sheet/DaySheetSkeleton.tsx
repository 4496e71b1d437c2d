import { useText } from '../texts/use-text.ts'
import styles from './day-sheet.module.css'

/** The lists' places in grey, after 300 ms. */
export function DaySheetSkeleton() {
  const text = useText()
  return (
    <div
      role="status"
      aria-busy="true"
      aria-label={text('daySheet.loading')}
      className={styles.skeleton}
    >
      {Array.from({ length: 4 }, (_, i) => (
        <i key={i} />
      ))}
    </div>
  )
}
