import { type ComponentProps, useContext, useEffect, useRef } from 'react'
import type { DayButton as PickerDayButton } from 'react-day-picker'
import { PRESSED_DAYS } from '../stay/stay-choice.ts'
import { useWords } from '../texts/words.ts'
import { CalendarContext } from './calendar-context.ts'
import { dayLook } from './day-look.ts'
import { dayMeaning } from './day-meaning.ts'
import { dayMark, dayWordsAloud } from './day-words.ts'

/**
 * One day: drawn, named and pressed by what it means. A day that cannot be chosen stays in reach of
 * the arrow keys and says why. Until the script is there it sends the form around the calendar,
 * where there is one.
 */
export function DayButton({
  day,
  modifiers,
  children,
  onClick,
  ...button
}: ComponentProps<typeof PickerDayButton>) {
  const ref = useRef<HTMLButtonElement>(null)
  const words = useWords()
  const { question, sends } = useContext(CalendarContext)!
  const meaning = dayMeaning(day.isoDate, question)
  const sent = sends?.(day.isoDate, meaning) ?? null
  useEffect(() => {
    if (modifiers.focused) ref.current?.focus()
  }, [modifiers.focused])
  return (
    <button
      ref={ref}
      {...button}
      {...(sent === null
        ? { type: 'button' }
        : { type: 'submit', name: PRESSED_DAYS, value: sent })}
      onClick={(event) => {
        event.preventDefault()
        onClick?.(event)
      }}
      className={dayLook(meaning)}
      data-mark={dayMark(words, meaning)}
      aria-label={dayWordsAloud(words, day.isoDate, meaning)}
      aria-disabled={meaning.pickable || meaning.part ? undefined : true}
    >
      <span>{children}</span>
    </button>
  )
}
