import { Button } from '@mui/material'
import { Icon } from '../marks/Icon.tsx'
import { useText } from '../texts/use-text.ts'
import { failureText } from '../texts/words.ts'
import { Note } from './Note.tsx'

/**
 * A read that failed: what is missing, that nothing was changed, and once more. The rest of the
 * screen stays usable.
 */
export function LoadFailure({
  what,
  problem,
  onRetry,
}: {
  what: string
  problem?: unknown
  onRetry(): void
}) {
  const text = useText()
  const title = failureText(problem)
  return (
    <Note tone="bad" title={title}>
      {what}
      <p>
        <Button onClick={onRetry} startIcon={<Icon name="retry" />}>
          {text('shell.retry')}
        </Button>
      </p>
    </Note>
  )
}
