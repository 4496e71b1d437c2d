import { useMemo, useState } from 'react'
import { DayPicker } from 'react-day-picker'
import type { Day } from '../../rules/calendar/day.ts'
import { useMedia } from '../controls/use-media.ts'
import { CalendarContext, type SendsDays } from './calendar-context.ts'
import { dateOf, dayOfDate } from './date-of-day.ts'
import { DayButton } from './DayButton.tsx'
import { type CalendarQuestion, type DayMeaning, dayMeaning } from './day-meaning.ts'
import { MonthHead } from './MonthHead.tsx'
import { usePickerWords } from './picker-words.ts'

/** What the picker's parts are called in the style sheet. */
const classNames = { months: 'calendar', month: 'month', root: 'calendar-root' }
const components = { DayButton, MonthCaption: MonthHead }
const alreadyHandled = () => {}

export type CalendarProps = CalendarQuestion & {
  /** A day was pressed, choosable or not. */
  onDay(day: Day, meaning: DayMeaning): void
  /** Puts the focus on a day as soon as it is there. */
  autoFocus?: boolean
  /**
   * The calendar stands in a form of the room's page: days and months are sent with it while the
   * script is not there.
   */
  sends?: SendsDays
  /** The month to open at, where it was turned without script. */
  openAt?: Day | null
}

/**
 * The range calendar: two months side by side, one on a phone. The picker gives the grid, the arrow
 * keys and the roving focus; what a day means, looks like and says is ours, because a day that
 * cannot be chosen keeps its focus and says why.
 */
export function StayCalendar(props: CalendarProps) {
  const { today, days, arrival, departure, refused, arrangement } = props
  const pickerWords = usePickerWords()
  const wide = useMedia('(min-width: 48rem)', true)
  const [month, setMonth] = useMonthOf(arrival ?? today, props.openAt ?? null)
  const last = useMemo(() => [...days.keys()].at(-1) ?? today, [days, today])
  const question = useMemo(
    () => ({ today, days, arrival, departure, refused, arrangement }),
    [today, days, arrival, departure, refused, arrangement],
  )
  const context = useMemo(() => ({ question, sends: props.sends }), [question, props.sends])
  return (
    <CalendarContext value={context}>
      <DayPicker
        mode="range"
        selected={
          arrival === null ? undefined : { from: dateOf(arrival), to: dateOf(departure ?? arrival) }
        }
        onSelect={alreadyHandled}
        onDayClick={(date) => {
          const day = dayOfDate(date)
          props.onDay(day, dayMeaning(day, question))
        }}
        month={month}
        onMonthChange={setMonth}
        startMonth={dateOf(today)}
        endMonth={dateOf(last)}
        today={dateOf(today)}
        numberOfMonths={wide ? 2 : 1}
        autoFocus={props.autoFocus}
        weekStartsOn={1}
        hideNavigation
        classNames={classNames}
        components={components}
        {...pickerWords}
      />
    </CalendarContext>
  )
}

/**
 * The first month on show: the guest turns the pages, and a stay chosen elsewhere turns to its own
 * page.
 */
function useMonthOf(day: Day, openAt: Day | null): [Date, (month: Date) => void] {
  const [shown, setShown] = useState({ of: day, month: dateOf(openAt ?? day) })
  if (shown.of === day) return [shown.month, (month) => setShown({ of: day, month })]
  const next = { of: day, month: isNear(day, shown.month) ? shown.month : dateOf(day) }
  setShown(next)
  return [next.month, (month) => setShown({ of: day, month })]
}

/**
 * Whether a day is on the pages that begin with this month: a day picked by hand must not turn
 * them.
 */
function isNear(day: Day, month: Date): boolean {
  const date = dateOf(day)
  const apart = (date.getFullYear() - month.getFullYear()) * 12 + date.getMonth() - month.getMonth()
  return apart === 0 || apart === 1
}
