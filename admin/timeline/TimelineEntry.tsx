import type { Subject } from '../../api/subjects/events.ts'
import type { TimelineStep } from '../../api/timeline/timeline-shape.ts'
import { momentInAmsterdam } from '../../rules/calendar/amsterdam.ts'
import { timeOfDay } from '../clock/clock-time.ts'
import { fullMoment, pastMoment } from '../clock/staff-moment.ts'
import { Icon } from '../marks/Icon.tsx'
import { useText } from '../texts/use-text.ts'
import { RepeatButton } from './RepeatButton.tsx'
import { stepDetail, stepName } from './step-words.ts'
import styles from './timeline.module.css'

/**
 * One step: its sign, its name, when, and a line of detail. One that failed is red, one whose
 * outcome is unknown says "onzeker".
 */
export function TimelineEntry({
  step,
  now,
  subject,
}: {
  step: TimelineStep
  now: string | null
  subject: Subject
}) {
  const text = useText()
  const { outcome } = step
  const detail = stepDetail(step, text)
  const when =
    step.at === null ? step.expectedAt && expectedMoment(step.expectedAt) : pastMoment(step.at, now)
  return (
    <li className={styles[outcome]}>
      <i className={styles.dot}>
        {outcome === 'next' || outcome === 'later' ? null : <Icon name={icons[outcome]} />}
      </i>
      <div className={styles.head}>
        <span>{stepName(step, text)}</span>
        {when ? <time dateTime={step.at ?? step.expectedAt ?? undefined}>{when}</time> : null}
      </div>
      {detail || outcome === 'uncertain' ? (
        <p>
          {outcome === 'uncertain' ? <b>{text('timeline.uncertain')}</b> : null}
          {detail}
        </p>
      ) : null}
      {step.repeat ? <RepeatButton subject={subject} step={step} /> : null}
    </li>
  )

  /** `vandaag 15:00` or `vr 27 nov 10:30`. */
  function expectedMoment(instant: string): string {
    const moment = momentInAmsterdam(Date.parse(instant))
    const isToday = now !== null && moment.today === momentInAmsterdam(Date.parse(now)).today
    return isToday
      ? text('timeline.today', { time: timeOfDay(moment.minuteOfDay) })
      : fullMoment(instant)
  }
}

const icons = {
  done: 'check',
  failed: 'cross',
  uncertain: 'question',
  unsent: 'cross',
  dropped: 'cross',
} as const
