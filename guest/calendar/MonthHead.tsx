import { type ComponentProps, useContext } from 'react'
import { type MonthCaption, useDayPicker } from 'react-day-picker'
import { dayInWords, withCapital } from '../../rules/texts/in-language.ts'
import { Icon } from '../icons/Icon.tsx'
import { epochDay } from '../stay/words.ts'
import { TURNED_MONTH } from '../stay/stay-choice.ts'
import { useWords } from '../texts/words.ts'
import { CalendarContext } from './calendar-context.ts'
import { dayOfDate } from './date-of-day.ts'

/** The head of a month: its name, the way back on the first and the way on at the last. */
export function MonthHead({ calendarMonth, displayIndex }: ComponentProps<typeof MonthCaption>) {
  const known = useWords()
  const { siteRooms: words } = known
  const { months, previousMonth, nextMonth, goToMonth } = useDayPicker()
  const name = dayInWords(known, 'month', epochDay(dayOfDate(calendarMonth.date)))
  return (
    <div className="month__head">
      {displayIndex === 0 ? (
        <Turn name={words.previousMonth} icon="back" to={previousMonth} onTurn={goToMonth} />
      ) : (
        <span className="month__end" />
      )}
      <p className="display" aria-live="polite">
        {withCapital(known, name)}
      </p>
      {displayIndex === months.length - 1 ? (
        <Turn name={words.nextMonth} icon="arrow" to={nextMonth} onTurn={goToMonth} />
      ) : (
        // The server draws two months; a phone shows the first, and must be able to go on from it.
        <span className="month__end">
          <Turn name={words.nextMonth} icon="arrow" to={months[1]?.date} onTurn={goToMonth} />
        </span>
      )}
    </div>
  )
}

/**
 * At the first and the last page the button stays, so that focus is not lost under the finger.
 * Without script it sends the month.
 */
function Turn(props: {
  name: string
  icon: 'back' | 'arrow'
  to: Date | undefined
  onTurn(month: Date): void
}) {
  const { to } = props
  const sends = useContext(CalendarContext)?.sends
  return (
    <button
      className="close"
      {...(sends && to
        ? { type: 'submit', name: TURNED_MONTH, value: dayOfDate(to) }
        : { type: 'button' })}
      aria-label={props.name}
      aria-disabled={to ? undefined : true}
      onClick={(event) => {
        event.preventDefault()
        if (to) props.onTurn(to)
      }}
    >
      <Icon name={props.icon} />
    </button>
  )
}
