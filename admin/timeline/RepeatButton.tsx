import { Button } from '@mui/material'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNotify } from 'react-admin'
import type { Subject } from '../../api/subjects/events.ts'
import type { TimelineStep } from '../../api/timeline/timeline-shape.ts'
import { useBackOfficeData } from '../data/use-back-office-data.ts'
import { useLive } from '../live/live-context.ts'
import { Icon } from '../marks/Icon.tsx'
import { useText } from '../texts/use-text.ts'
import { failureText } from '../texts/words.ts'
import styles from './timeline.module.css'

/**
 * Has the workflow try a step again that failed for good. Of a mail whose outcome nobody knows it
 * says that it may come twice. Pressed twice, it is done once.
 */
export function RepeatButton({ subject, step }: { subject: Subject; step: TimelineStep }) {
  const text = useText()
  const data = useBackOfficeData()
  const notify = useNotify()
  const client = useQueryClient()
  const offline = useLive().status === 'lost'
  const { mutate, isPending } = useMutation({
    mutationFn: () => data.repeatStep(subject, step.repeat!),
    onSuccess: (steps) => {
      client.setQueryData(['timelines', subject.kind, subject.id], steps)
      notify('timeline.repeat.done', { type: 'success' })
    },
    onError: (problem) => notify(failureText(problem), { type: 'error' }),
  })
  if (!step.repeat) return null
  return (
    <div className={styles.repeat}>
      {step.outcome === 'uncertain' ? <p>{text('timeline.repeat.maybeTwice')}</p> : null}
      <Button
        size="small"
        startIcon={<Icon name="retry" />}
        disabled={offline}
        aria-disabled={isPending}
        onClick={() => isPending || mutate()}
      >
        {text(`timeline.repeat.${step.repeat.what}`)}
      </Button>
    </div>
  )
}
