import { Fragment } from 'react'
import type { Subject } from '../../api/subjects/events.ts'
import type { TimelineStep } from '../../api/timeline/timeline-shape.ts'
import { fullMoment } from '../clock/staff-moment.ts'
import { useText } from '../texts/use-text.ts'
import { TimelineEntry } from './TimelineEntry.tsx'
import { nowIndex } from './now-index.ts'
import styles from './timeline.module.css'

/** The steps in their order, with "Nu" between what was and what comes. */
export function TimelineList({
  steps,
  now,
  subject,
}: {
  steps: TimelineStep[]
  now: string | null
  subject: Subject
}) {
  const text = useText()
  const at = nowIndex(steps)
  const nowMark =
    now === null ? null : (
      <li className={styles.now}>
        <i className={styles.dot} />
        {text('timeline.now', { moment: fullMoment(now) })}
      </li>
    )
  return (
    <ol className={styles.timeline} aria-label={text('timeline.title')}>
      {steps.map((step, i) => (
        <Fragment key={`${step.kind}-${i}`}>
          {i === at ? nowMark : null}
          <TimelineEntry step={step} now={now} subject={subject} />
        </Fragment>
      ))}
      {at === steps.length ? nowMark : null}
    </ol>
  )
}
