import { dutchDayInWords, staffDay } from '../../rules/calendar/dutch.ts'
import type { EpochDay, Moment } from '../../rules/calendar/day.ts'
import { Icon } from '../marks/Icon.tsx'
import { useText } from '../texts/use-text.ts'
import { deliveriesOn, type AgendaDelivery } from './deliveries.ts'
import { DeliveryMark } from './DeliveryMark.tsx'
import { axisLength, dayOffset, minuteOffset, type TimeAxis } from './time-axis.ts'
import { NowTime } from './TodayMarks.tsx'
import styles from './time-grid.module.css'

interface TimeGutterProps {
  axis: TimeAxis
  moment: Moment
  deliveries: AgendaDelivery[]
  onDay(day: EpochDay): void
  onWeekend?: (() => void) | undefined
}

/**
 * Days and hours at the left. A day's name leads to its day; the weekend's strips open and fold
 * here.
 */
export function TimeGutter({ axis, moment, deliveries, onDay, onWeekend }: TimeGutterProps) {
  const text = useText()
  const { today } = moment
  const single = axis.days.length === 1
  const weekend = axis.days[5]
  const folded = weekend?.shape === 'strip'
  return (
    <div className={styles.gutter}>
      {axis.days.map(({ day, shape }) => {
        const [name, number] = staffDay(day).split(' ')
        return (
          <div key={day}>
            <button
              type="button"
              className={`${styles.day} ${shape === 'strip' ? styles.weekend : ''}`}
              style={{ top: axisLength(dayOffset(axis, day)) }}
              data-today={day === today || undefined}
              aria-label={
                day === today
                  ? `${dutchDayInWords(day)}, ${text('agenda.todayHidden')}`
                  : dutchDayInWords(day)
              }
              disabled={single}
              onClick={() => onDay(day)}
            >
              {name} <b>{number}</b>
            </button>
            <span
              className={`${styles.deliveries} ${shape === 'strip' ? styles.weekend : ''}`}
              style={{ top: axisLength(dayOffset(axis, day)) }}
            >
              <DeliveryMark day={day} deliveries={deliveriesOn(deliveries, day)} />
            </span>
            {shape === 'hours' ? <Hours axis={axis} day={day} step={single ? 1 : 3} /> : null}
          </div>
        )
      })}
      {axis.days.some(({ day, shape }) => day === today && shape === 'hours') ? (
        <NowTime axis={axis} moment={moment} />
      ) : null}
      {weekend && onWeekend ? (
        <button
          type="button"
          className={styles.fold}
          style={{ top: axisLength(dayOffset(axis, weekend.day)) }}
          aria-expanded={!folded}
          aria-label={text(folded ? 'agenda.openWeekend' : 'agenda.closeWeekend')}
          title={text(folded ? 'agenda.openWeekend' : 'agenda.closeWeekend')}
          onClick={onWeekend}
          data-open={!folded || undefined}
        >
          <Icon name="down" />
        </button>
      ) : null}
    </div>
  )
}

/**
 * Every third hour from 15:00 in the week, every hour in the day; the first hour is where the day's
 * name stands.
 */
function Hours({ axis, day, step }: { axis: TimeAxis; day: EpochDay; step: 1 | 3 }) {
  const hours: number[] = []
  for (let hour = step === 3 ? 15 : axis.hours.first + 1; hour < axis.hours.last; hour += step)
    hours.push(hour)
  return hours.map((hour) => (
    <span
      key={hour}
      className={styles.hour}
      style={{ top: axisLength(minuteOffset(axis, day, hour * 60, 'moment')) }}
      aria-hidden="true"
    >
      {hour}:00
    </span>
  ))
}
