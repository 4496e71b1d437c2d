import { Card } from '@mui/material'
import type { Subject } from '../../api/subjects/events.ts'
import { usePropertyNow } from '../clock/use-property-moment.ts'
import { CardHead } from '../shell/CardHead.tsx'
import { LoadFailure } from '../shell/LoadFailure.tsx'
import { useText } from '../texts/use-text.ts'
import { TimelineList } from './TimelineList.tsx'
import styles from './timeline.module.css'
import { useTimeline } from './use-timeline.ts'

/**
 * Verloop: what happened to a subject, now, what comes next. Read by itself, so that the rest of its
 * page does not wait for it.
 */
export function Timeline({ subject }: { subject: Subject }) {
  const text = useText()
  const now = usePropertyNow()
  const { data: steps, error, refetch } = useTimeline(subject)
  return (
    <Card>
      <CardHead title={text('timeline.title')} />
      {steps ? (
        <TimelineList steps={steps} now={now} subject={subject} />
      ) : error ? (
        <LoadFailure
          what={text('timeline.failed')}
          problem={error}
          onRetry={() => void refetch()}
        />
      ) : (
        <div
          className={styles.loading}
          role="status"
          aria-busy="true"
          aria-label={text('timeline.loading')}
        />
      )}
    </Card>
  )
}
