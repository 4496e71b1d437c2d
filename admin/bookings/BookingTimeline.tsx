import { Card } from '@mui/material'
import { Fragment } from 'react'
import type { BookingDetailView } from '../../api/bookings/booking-views.ts'
import { fullMoment } from '../clock/staff-moment.ts'
import { CardHead } from '../shell/CardHead.tsx'
import { useText } from '../texts/use-text.ts'
import { nowIndex } from './now-index.ts'
import styles from './timeline.module.css'
import { TimelineEntry } from './TimelineEntry.tsx'

/**
 * Verloop: what happened, now, what comes next. A failed step is red, one whose outcome is unknown
 * says "onzeker".
 */
export function BookingTimeline({
  booking,
  now,
}: {
  booking: Pick<BookingDetailView, 'timeline'>
  now: string | null
}) {
  const text = useText()
  const steps = booking.timeline
  const at = nowIndex(steps)
  const nowMark =
    now === null ? null : (
      <li className={styles.now}>
        <i className={styles.dot} />
        {text('bookings.timeline.now', { moment: fullMoment(now) })}
      </li>
    )
  return (
    <Card>
      <CardHead title={text('bookings.timeline.title')} />
      <ol className={styles.timeline} aria-label={text('bookings.timeline.title')}>
        {steps.map((step, i) => (
          <Fragment key={`${step.kind}-${i}`}>
            {i === at ? nowMark : null}
            <TimelineEntry step={step} now={now} />
          </Fragment>
        ))}
        {at === steps.length ? nowMark : null}
      </ol>
    </Card>
  )
}
