import type { ComponentProps } from 'react'
import { type MonthCaption, useDayPicker } from 'react-day-picker'
import { dutchMonth } from '../../rules/calendar/dutch.ts'
import { Icon } from '../icons/Icon.tsx'
import { epochDay } from '../stay/words.ts'
import { dayOfDate } from './date-of-day.ts'

/** The head of a month: its name, the way back on the first and the way on at the last. */
export function MonthHead({ calendarMonth, displayIndex }: ComponentProps<typeof MonthCaption>) {
  const { months, previousMonth, nextMonth, goToMonth } = useDayPicker()
  const name = dutchMonth(epochDay(dayOfDate(calendarMonth.date)))
  return (
    <div className="month__head">
      {displayIndex === 0 ? <Turn name="Vorige maand" icon="back" to={previousMonth} onTurn={goToMonth} /> : <span className="month__end" />}
      <p className="display" aria-live="polite">
        {name.charAt(0).toUpperCase() + name.slice(1)}
      </p>
      {displayIndex === months.length - 1 ? (
        <Turn name="Volgende maand" icon="arrow" to={nextMonth} onTurn={goToMonth} />
      ) : (
        <span className="month__end" />
      )}
    </div>
  )
}

/** At the first and the last page the button stays, so that focus is not lost under the finger. */
function Turn(props: { name: string; icon: 'back' | 'arrow'; to: Date | undefined; onTurn(month: Date): void }) {
  const { to } = props
  return (
    <button className="close" type="button" aria-label={props.name} aria-disabled={to ? undefined : true} onClick={() => to && props.onTurn(to)}>
      <Icon name={props.icon} />
    </button>
  )
}
