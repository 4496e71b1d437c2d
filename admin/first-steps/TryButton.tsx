import { Button } from '@mui/material'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useBackOfficeData } from '../data/use-back-office-data.ts'
import { useLive } from '../live/live-context.ts'
import { Note } from '../shell/Note.tsx'
import { useText } from '../texts/use-text.ts'
import { failureText } from '../texts/words.ts'
import styles from './first-steps.module.css'

/** Tries a service of others now, and says below the button what came of it. */
export function TryButton({
  what,
  label,
  before,
}: {
  what: 'address' | 'payments' | 'mail'
  label: string
  /** Done first by the same press; where it fails nothing is tried. */
  before?: () => Promise<void>
}) {
  const text = useText()
  const data = useBackOfficeData()
  const client = useQueryClient()
  const offline = useLive().status === 'lost'
  const attempt = useMutation({
    mutationFn: async () => {
      await before?.()
      return data.tryFirstStep(what)
    },
    onSuccess: () => client.invalidateQueries({ queryKey: ['first-steps'] }),
  })
  const { isPending, error } = attempt
  return (
    <>
      <div className={styles.row}>
        <Button
          variant="outlined"
          disabled={offline}
          aria-disabled={isPending}
          onClick={() => void (isPending || attempt.mutate())}
        >
          {isPending ? text('firstSteps.trying') : label}
        </Button>
      </div>
      {attempt.data ? <Note tone={attempt.data.ok ? 'ok' : 'bad'}>{attempt.data.text}</Note> : null}
      {error ? <Note tone="bad">{failureText(error)}</Note> : null}
    </>
  )
}
