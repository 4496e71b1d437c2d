import { Button } from '@mui/material'
import { useText } from '../texts/use-text.ts'
import { Note } from './Note.tsx'
import styles from './page.module.css'

/** A screen that broke: says so, that nothing was changed, and offers to draw it again. */
export function Crash({
  resetErrorBoundary,
}: {
  resetErrorBoundary?: (...args: unknown[]) => void
}) {
  const text = useText()
  return (
    <main id="inhoud" className={styles.content}>
      <Note tone="bad" title={text('shell.failed')}>
        {text('shell.crashed')} {text('shell.nothingChanged')}
        <p>
          <Button
            onClick={() => (resetErrorBoundary ? resetErrorBoundary() : window.location.reload())}
          >
            {text('shell.retry')}
          </Button>
        </p>
      </Note>
    </main>
  )
}
