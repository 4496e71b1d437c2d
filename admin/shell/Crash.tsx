import { ErrorNote } from './ErrorNote.tsx'
import styles from './page.module.css'

/** A screen that broke: says so, and offers to draw it again or to go on elsewhere. */
export function Crash({
  resetErrorBoundary,
}: {
  resetErrorBoundary?: (...args: unknown[]) => void
}) {
  return (
    <main id="inhoud" className={`${styles.content} ${styles.crash}`}>
      <ErrorNote
        onRetry={() => (resetErrorBoundary ? resetErrorBoundary() : window.location.reload())}
      />
    </main>
  )
}
