import { type ComponentProps, useEffect, useLayoutEffect, useMemo, useRef } from 'react'
import { type DayButton, DayPicker } from 'react-day-picker'
import type { BreakfastOptionsView } from '../../api/breakfast-orders/breakfast-order-shapes.ts'
import type { Day } from '../../rules/calendar/day.ts'
import { dateOf, dayOfDate } from '../calendar/date-of-day.ts'
import { MonthHead } from '../calendar/MonthHead.tsx'
import { usePickerWords } from '../calendar/picker-words.ts'
import { Icon } from '../icons/Icon.tsx'
import { spokenDay } from '../stay/words.ts'
import { useWords } from '../texts/words.ts'

const classNames = { months: 'calendar', month: 'month', root: 'calendar-root' }
const components = { DayButton: DeliveryDayButton, MonthCaption: MonthHead }

/**
 * The calendar of delivery days: those too soon and those of a vacation cannot be chosen (G §5).
 * The browser's own dialog keeps the focus inside, closes by Escape and gives the focus back.
 */
export function DeliveryDayDialog(props: {
  options: BreakfastOptionsView
  earliestDay: Day
  day: Day | null
  /** The day chosen, or null when it was closed without. */
  onDone(day: Day | null): void
}) {
  const { siteBreakfast, siteSearch } = useWords()
  const pickerWords = usePickerWords()
  const { options, earliestDay, day } = props
  const dialog = useRef<HTMLDialogElement>(null)
  const closed = useMemo(
    () => [
      { before: dateOf(earliestDay) },
      { after: dateOf(options.lastDay) },
      ...options.closedDays.map(dateOf),
    ],
    [earliestDay, options],
  )
  useLayoutEffect(() => {
    const opened = dialog.current!
    opened.showModal()
    return () => opened.close()
  }, [])
  return (
    <dialog
      className="dates dates--one"
      ref={dialog}
      aria-labelledby="delivery-day-title"
      onClose={() => props.onDone(null)}
      closedby="any"
    >
      <div className="beam" />
      <div className="dates__body">
        <div className="dates__head">
          <h2 id="delivery-day-title">{siteBreakfast.chooseDeliveryDay}</h2>
          <button
            className="close"
            type="button"
            aria-label={siteSearch.closeCalendar}
            onClick={() => dialog.current?.close()}
          >
            <Icon name="cross" />
          </button>
        </div>
        <DayPicker
          mode="single"
          selected={day ? dateOf(day) : undefined}
          onDayClick={(date, { disabled }) => {
            if (!disabled) props.onDone(dayOfDate(date))
          }}
          disabled={closed}
          modifiers={{ tooSoon: { before: dateOf(earliestDay) } }}
          defaultMonth={dateOf(day ?? earliestDay)}
          startMonth={dateOf(earliestDay)}
          endMonth={dateOf(options.lastDay)}
          autoFocus
          weekStartsOn={1}
          hideNavigation
          classNames={classNames}
          components={components}
          {...pickerWords}
        />
        <p className="soft small">{siteBreakfast.stripedDays}</p>
      </div>
    </dialog>
  )
}

function DeliveryDayButton({
  day,
  modifiers: { disabled, selected, focused, tooSoon },
  children,
  ...button
}: ComponentProps<typeof DayButton>) {
  const words = useWords()
  const { siteBreakfast, siteRooms } = words
  const ref = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (focused) ref.current?.focus()
  }, [focused])
  const closedLook = tooSoon ? 'day--past' : 'day--closed'
  const look = selected ? 'day--start' : disabled ? closedLook : 'day--free'
  const parts = [
    spokenDay(words, day.isoDate),
    selected && siteRooms.dayChosen,
    disabled && siteBreakfast.dayWithout,
  ]
  return (
    <button
      {...button}
      ref={ref}
      type="button"
      className={`day ${look}`}
      aria-label={parts.filter(Boolean).join(', ')}
    >
      <span>{children}</span>
    </button>
  )
}
