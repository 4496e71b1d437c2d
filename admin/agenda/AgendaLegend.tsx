import type { EpochDay } from '../../rules/calendar/day.ts'
import { timeOfDay } from '../clock/clock-time.ts'
import { PaidMark } from '../marks/PaidMark.tsx'
import { SourceMark } from '../marks/SourceMark.tsx'
import { useSources } from '../sources/use-sources.ts'
import { useText } from '../texts/use-text.ts'
import { checkInOn, type PropertyTimes } from './place-stay.ts'
import styles from './agenda-legend.module.css'

/** What the marks of the agenda mean, and the times it draws (BO §2). */
export function AgendaLegend({ times, day }: { times: PropertyTimes; day: EpochDay }) {
  const text = useText()
  const { sources } = useSources()
  return (
    <div className={styles.legend} role="group" aria-label={text('agenda.legend')}>
      {sources
        .filter(({ active }) => active)
        .map(({ id }) => (
          <SourceMark key={id} source={id} />
        ))}
      <i className={styles.gap} />
      <PaidMark paid={false} worded />
      <PaidMark paid worded />
      <i className={styles.gap} />
      <span className={styles.cancelled}>
        <s>{text('agenda.cancelledSample')}</s> {text('agenda.cancelled')}
      </span>
      <span className={styles.noShow}>{text('agenda.noShow')}</span>
      <span className={styles.closed}>{text('agenda.closed')}</span>
      <span className={styles.times}>
        {text('agenda.times', {
          checkIn: timeOfDay(checkInOn(times, day)),
          checkOut: timeOfDay(times.checkOut),
          shownUntil: timeOfDay(times.shownUntil),
        })}
      </span>
    </div>
  )
}
